import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import css from './Chips.module.css';
import { cx, IconButton } from './elements.tsx';
import { scrollByPage, useScrollEdges } from './lists.ts';
import { indexes, Skeleton } from './Skeletons.tsx';
import { scrollWithin } from './use-current-in-view.ts';

interface Chip {
  id: string;
  label: ReactNode;
  count?: ReactNode;
  /** Visible, but cannot be selected. */
  closed?: boolean;
}

interface Props {
  label: string;
  /** The first chip, selected while none of the others is; a click clears all. */
  all: Omit<Chip, 'id'>;
  chips: readonly Chip[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  backLabel: string;
  forwardLabel: string;
}

const steps: Record<string, (index: number, of: number) => number> = {
  ArrowRight: (index, of) => Math.min(index + 1, of - 1),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, of) => of - 1,
};

/**
 * Multiple choice in a line that scrolls. It is a single Tab stop, because there may be dozens; the arrow
 * keys move from chip to chip. The visible arrows are for the mouse.
 */
export function Chips({ label, all, chips, chosen, onChange, backLabel, forwardLabel }: Props) {
  const line = useRef<HTMLDivElement>(null);
  const [tabStop, setTabStop] = useState(0);
  const edges = useScrollEdges(line);
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const buttons = () => [...(line.current?.querySelectorAll('button') ?? [])];
  const onFocus = ({ target }: FocusEvent) => setTabStop(buttons().indexOf(target as HTMLButtonElement));
  const onKeyDown = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(tabStop, chips.length + 1);
    if (next === undefined) return;
    event.preventDefault();
    buttons()[next]?.focus();
  };
  const first = Math.min(tabStop, chips.length);
  const isAll = chosen.length === 0;
  // Another chip that is pressed is in view already; the one from the URL, or the first after a reset, may not be.
  // biome-ignore lint/correctness/useExhaustiveDependencies(isAll): see above
  useEffect(() => {
    const pressed = line.current?.querySelector('[aria-pressed="true"]');
    if (line.current && pressed) scrollWithin(line.current, pressed);
  }, [isAll]);
  return (
    <div className={css.frame}>
      <div
        className={cx(css.chips, !edges.start && css.fadeStart, !edges.end && css.fadeEnd)}
        role="toolbar"
        aria-label={label}
        ref={line}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        <ChipButton chip={all} isTabStop={first === 0} pressed={isAll} onPress={() => onChange([])} />
        {chips.map((chip, index) => (
          <ChipButton
            key={chip.id}
            chip={chip}
            isTabStop={first === index + 1}
            pressed={chosen.includes(chip.id)}
            onPress={() => toggle(chip.id)}
          />
        ))}
      </div>
      {!edges.start && (
        <IconButton
          tabIndex={-1}
          className={cx(css.arrow, css.back)}
          label={backLabel}
          onClick={() => scrollByPage(line.current, -1)}
        >
          <ChevronLeft />
        </IconButton>
      )}
      {!edges.end && (
        <IconButton
          tabIndex={-1}
          className={cx(css.arrow, css.forward)}
          label={forwardLabel}
          onClick={() => scrollByPage(line.current, 1)}
        >
          <ChevronRight />
        </IconButton>
      )}
    </div>
  );
}

interface ChipButtonProps {
  chip: Omit<Chip, 'id'>;
  /** Whether the Tab key reaches it. */
  isTabStop: boolean;
  pressed: boolean;
  onPress: () => void;
}

const ChipButton = ({ chip, isTabStop, pressed, onPress }: ChipButtonProps) => (
  <button
    type="button"
    className={css.chip}
    tabIndex={isTabStop ? 0 : -1}
    aria-pressed={pressed}
    aria-disabled={chip.closed || undefined}
    onClick={chip.closed ? undefined : onPress}
  >
    <span>{chip.label}</span>
    {chip.count !== undefined && <span className={css.count}>{chip.count}</span>}
  </button>
);

interface SkeletonsProps {
  /** Such as "Loading filters". */
  label: string;
  count?: number;
}

export const ChipSkeletons = ({ label, count = 8 }: SkeletonsProps) => (
  <div className={css.skeletons} role="status" aria-label={label}>
    {indexes(count).map((index) => (
      <Skeleton key={index} className={css.skeleton} />
    ))}
  </div>
);
