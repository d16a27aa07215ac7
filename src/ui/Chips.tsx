import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useRef } from 'react';
import css from './Chips.module.css';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { turnPage, useEnds } from './use-ends.ts';

export interface Chip {
  id: string;
  label: ReactNode;
  count?: ReactNode;
}

interface Props {
  label: string;
  chips: readonly Chip[];
  value: string;
  onChange: (id: string) => void;
  backLabel: string;
  forwardLabel: string;
}

/** One of many, in a line that scrolls. The arrows serve a mouse; keys and fingers do without. */
export function Chips({ label, chips, value, onChange, backLabel, forwardLabel }: Props) {
  const line = useRef<HTMLFieldSetElement>(null);
  const ends = useEnds(line);
  return (
    <div className={css.frame}>
      <fieldset
        className={cx(css.chips, !ends.start && css.before, !ends.end && css.after)}
        aria-label={label}
        ref={line}
      >
        {chips.map(({ id, label: words, count }) => (
          <button
            key={id}
            type="button"
            className={css.chip}
            aria-pressed={id === value}
            onClick={() => onChange(id)}
          >
            <span>{words}</span>
            {count !== undefined && <span className={css.count}>{count}</span>}
          </button>
        ))}
      </fieldset>
      {!ends.start && (
        <IconButton
          tabIndex={-1}
          className={cx(css.turn, css.back)}
          label={backLabel}
          onClick={() => turnPage(line.current, -1)}
        >
          <ChevronLeft />
        </IconButton>
      )}
      {!ends.end && (
        <IconButton
          tabIndex={-1}
          className={cx(css.turn, css.forward)}
          label={forwardLabel}
          onClick={() => turnPage(line.current, 1)}
        >
          <ChevronRight />
        </IconButton>
      )}
    </div>
  );
}
