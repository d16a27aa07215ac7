import { BaseEdge, type Edge, EdgeLabelRenderer, type EdgeProps } from '@xyflow/react';
import type { TransitionData } from './elements.ts';
import { roundedPath } from './svg.ts';

/** The transitions between two states: one line with a head, and their texts, which choose them. */
export function TransitionEdge({ data }: EdgeProps<Edge<TransitionData>>) {
  if (!data) return null;
  const { arrow, choose, className, texts } = data;
  const { label, points } = arrow;
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
          className="labels nodrag nopan"
          style={{ transform: `translate(${label.x}px, ${label.y}px)`, maxWidth: label.width }}
        >
          {texts.map(({ className: own, key, text, title }) => (
            <button
              key={key}
              type="button"
              className={`label ${own}`}
              title={title}
              onClick={() => choose(key)}
            >
              {text}
            </button>
          ))}
        </div>
      </EdgeLabelRenderer>
    </>
  );
}
