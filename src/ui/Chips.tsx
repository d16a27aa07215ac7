import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useRef } from 'react';
import css from './Chips.module.css';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { turnPage, useEnds } from './use-ends.ts';

interface Chip {
  id: string;
  label: ReactNode;
  count?: ReactNode;
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

/** Any of many, in a line that scrolls. The arrows serve a mouse; keys and fingers do without. */
export function Chips({ label, all, chips, chosen, onChange, backLabel, forwardLabel }: Props) {
  const line = useRef<HTMLFieldSetElement>(null);
  const ends = useEnds(line);
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <div className={css.frame}>
      <fieldset
        className={cx(css.chips, !ends.start && css.before, !ends.end && css.after)}
        aria-label={label}
        ref={line}
      >
        <ChipButton chip={all} pressed={chosen.length === 0} onPress={() => onChange([])} />
        {chips.map((chip) => (
          <ChipButton
            key={chip.id}
            chip={chip}
            pressed={chosen.includes(chip.id)}
            onPress={() => toggle(chip.id)}
          />
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

interface ChipButtonProps {
  chip: Omit<Chip, 'id'>;
  pressed: boolean;
  onPress: () => void;
}

const ChipButton = ({ chip, pressed, onPress }: ChipButtonProps) => (
  <button type="button" className={css.chip} aria-pressed={pressed} onClick={onPress}>
    <span>{chip.label}</span>
    {chip.count !== undefined && <span className={css.count}>{chip.count}</span>}
  </button>
);
