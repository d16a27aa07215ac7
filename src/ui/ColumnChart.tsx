import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import css from './ColumnChart.module.css';
import { cx } from './elements.tsx';

interface ChartColumn {
  id: string;
  /** Below the column. */
  label: string;
  /** The column in words, for screen readers. */
  text: string;
  /** In whole units, such as minor units of money; null if not known. */
  value: number | null;
}

interface Props {
  label: string;
  /** At least one. */
  columns: readonly ChartColumn[];
  chosen: string;
  onChoose: (id: string) => void;
  /** A value at the axis, in short: "4k". */
  tickText: (value: number) => string;
  /** Labels that fit below the columns. */
  maxLabels: number;
  /** What is filled and what is hollow. */
  legend: ReactNode;
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index - 1,
  PageUp: (index) => index + 7,
  PageDown: (index) => index - 7,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Columns above and below zero. One is chosen by pointer, touch or key; the page reads it out beside the title. To
 * assistive technology it is a slider over the columns; a table has the same figures.
 */
export function ColumnChart(props: Props) {
  const { label, columns, chosen, onChoose, tickText, maxLabels, legend } = props;
  const ticks = chartTicks(columns.map(({ value }) => value));
  const [low = 0, high = 0] = [ticks[0], ticks.at(-1)];
  const share = (value: number) => `${(100 * value) / Math.max(1, high - low)}%`;
  const index = columns.findIndex(({ id }) => id === chosen);
  const interval = labelInterval(columns.length, maxLabels);
  const choose = (next: number) => {
    const column = columns[Math.min(Math.max(next, 0), columns.length - 1)];
    if (column && column.id !== chosen) onChoose(column.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    choose(step(index, columns.length - 1));
  };
  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width, right } = event.currentTarget.getBoundingClientRect();
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
    const from = isReversed ? right - event.clientX : event.clientX - left;
    if (width > 0) choose(Math.floor((from / width) * columns.length));
  };
  return (
    <div className={css.chart}>
      <div className={css.axis} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} style={{ bottom: share(tick - low) }}>
            {tickText(tick)}
          </span>
        ))}
      </div>
      <div
        className={css.plot}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={columns.length}
        aria-valuenow={index + 1}
        aria-valuetext={columns[index]?.text}
        onKeyDown={onKeyDown}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
      >
        {ticks.map((tick) => (
          <span
            key={tick}
            className={cx(css.line, tick === 0 && css.zero)}
            style={{ bottom: share(tick - low) }}
          />
        ))}
        <div className={css.columns}>
          {columns.map(({ id, value }) => (
            <span key={id} className={cx(css.column, id === chosen && css.chosen)}>
              {value !== null && value !== 0 && (
                <span
                  className={value < 0 ? css.below : css.above}
                  style={{
                    bottom: share(Math.min(value, 0) - low),
                    height: share(Math.abs(value)),
                  }}
                />
              )}
            </span>
          ))}
        </div>
      </div>
      <div className={css.labels} aria-hidden="true">
        {columns.map(({ id, label: text }, index) => (
          <span key={id} className={cx(id === chosen && css.now)}>
            {index % interval === 0 && <span>{text}</span>}
          </span>
        ))}
      </div>
      <div className={css.legend}>{legend}</div>
    </div>
  );
}

/** What a filled or hollow column means. */
export const ChartKey = ({ hollow = false, children }: { hollow?: boolean; children: ReactNode }) => (
  <span className={cx(css.key, hollow && css.hollow)}>{children}</span>
);

const maxSteps = 5;

/** The smallest of 1, 2 and 5 times a power of ten, in whole units, that is not below `min`. */
function roundStep(min: number): number {
  let power = 1;
  while (power * 10 < min) power *= 10;
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= min) ?? power * 10;
}

/** Lines of a chart of whole units, in equal steps from the lowest to the highest, with zero among them. */
export function chartTicks(values: readonly (number | null)[]): number[] {
  let [low, high] = [0, 0];
  for (const value of values) {
    low = Math.min(low, value ?? 0);
    high = Math.max(high, value ?? 0);
  }
  let step = roundStep(Math.max(1, (high - low) / maxSteps));
  const stepsOf = () => [Math.ceil(-low / step), Math.ceil(high / step)] as const;
  // A zero line between the ends takes one step more.
  if (stepsOf()[0] + stepsOf()[1] > maxSteps) step = roundStep(step + 1);
  const [below, above] = stepsOf();
  return Array.from({ length: below + above + 1 }, (_, index) => (index - below) * step);
}

/** Every how many columns one has a label, so that there are at most `max`. */
export const labelInterval = (count: number, max: number): number => Math.max(1, Math.ceil(count / max));
