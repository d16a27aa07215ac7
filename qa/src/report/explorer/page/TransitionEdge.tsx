import { BaseEdge, type Edge, EdgeLabelRenderer, type EdgeProps } from '@xyflow/react';
import { type MouseEvent, useState } from 'react';
import type { TransitionData } from './elements.ts';
import { shownTexts } from './layout.ts';
import { roundedPath } from './svg.ts';

/**
 * The transitions between two states: one line with a head, and their texts, which choose them. Many texts are shown
 * when somebody asks for them, or when one of them is chosen or taken.
 */
export function TransitionEdge({ data }: EdgeProps<Edge<TransitionData>>) {
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  const { arrow, choose, className, texts } = data;
  const { label, points } = arrow;
  const few = shownTexts(texts);
  const isMarked = ({ className: own }: { className: string }) => /\b(?:chosen|taken)\b/.test(own);
  const isWhole = isOpen || texts.slice(few.shown.length).some(isMarked);
  const [last, before] = [points.at(-1), points.at(-2)];
  const angle = last && before ? (180 * Math.atan2(last.y - before.y, last.x - before.x)) / Math.PI : 0;
  return (
    <>
      <g className={`transition ${className}`}>
        <title>{texts.map(({ title }) => title).join('\n')}</title>
        <BaseEdge path={roundedPath(points)} interactionWidth={14} />
        {last && (
          <path
            className="head"
            d="M-9,-4.5 L0,0 L-9,4.5 z"
            transform={`translate(${last.x},${last.y}) rotate(${angle})`}
          />
        )}
      </g>
      <EdgeLabelRenderer>
        <div
          className={`labels nodrag nopan ${isWhole ? 'whole' : ''}`}
          style={{ transform: `translate(${label.x}px, ${label.y}px)`, maxWidth: label.width }}
        >
          {(isWhole ? texts : few.shown).map(({ className: own, key, text, title }) => (
            <button
              key={key}
              type="button"
              className={`label ${own}`}
              title={title}
              onClick={alone(() => choose(key))}
            >
              {text}
            </button>
          ))}
          {few.more > 0 && (
            <button
              type="button"
              className="label more"
              aria-expanded={isWhole}
              onClick={alone(() => setOpen(!isOpen))}
            >
              {isWhole ? 'fewer' : `${few.more} more`}
            </button>
          )}
        </div>
      </EdgeLabelRenderer>
    </>
  );
}

/** A click that is not also one on the line, which would choose its first transition. */
const alone = (act: () => void) => (event: MouseEvent) => {
  event.stopPropagation();
  act();
};
