import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import css from './Chips.module.css';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { turnPage, useEnds } from './use-scroll-edges.ts';

interface Chip {
  id: string;
  label: ReactNode;
  count?: ReactNode;
  /** Can be seen, not chosen. */
  closed?: boolean;
}

interface Props {
  label: string;
  /** The first chip, lit while none of the others is; a press puts all of them out. */
  all: Omit<Chip, 'id'>;
  chips: readonly Chip[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  backLabel: string;
  forwardLabel: string;
}

const steps: Record<string, (place: number, of: number) => number> = {
  ArrowRight: (place, of) => Math.min(place + 1, of - 1),
  ArrowLeft: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_, of) => of - 1,
};

/**
 * Any of many, in a line that scrolls. One stop of the Tab key, since there may be dozens; the arrow keys go from
 * chip to chip. The arrows that are seen serve a mouse.
 */
export function Chips({ label, all, chips, chosen, onChange, backLabel, forwardLabel }: Props) {
  const line = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const ends = useEnds(line);
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const buttons = () => [...(line.current?.querySelectorAll('button') ?? [])];
  const keep = ({ target }: FocusEvent) => setStop(buttons().indexOf(target as HTMLButtonElement));
  const move = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(stop, chips.length + 1);
    if (next === undefined) return;
    event.preventDefault();
    buttons()[next]?.focus();
  };
  const first = Math.min(stop, chips.length);
  return (
    <div className={css.frame}>
      <div
        className={cx(css.chips, !ends.start && css.before, !ends.end && css.after)}
        role="toolbar"
        aria-label={label}
        ref={line}
        onFocus={keep}
        onKeyDown={move}
      >
        <ChipButton
          chip={all}
          reached={first === 0}
          pressed={chosen.length === 0}
          onPress={() => onChange([])}
        />
        {chips.map((chip, place) => (
          <ChipButton
            key={chip.id}
            chip={chip}
            reached={first === place + 1}
            pressed={chosen.includes(chip.id)}
            onPress={() => toggle(chip.id)}
          />
        ))}
      </div>
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

interface ChipButtonProps {
  chip: Omit<Chip, 'id'>;
  /** By the Tab key. */
  reached: boolean;
  pressed: boolean;
  onPress: () => void;
}

const ChipButton = ({ chip, reached, pressed, onPress }: ChipButtonProps) => (
  <button
    type="button"
    className={css.chip}
    tabIndex={reached ? 0 : -1}
    aria-pressed={pressed}
    aria-disabled={chip.closed || undefined}
    onClick={chip.closed ? undefined : onPress}
  >
    <span>{chip.label}</span>
    {chip.count !== undefined && <span className={css.count}>{chip.count}</span>}
  </button>
);
