import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type MoneyFormat, moneyText, numberFormat } from '#src/money-format.ts';
import { VisuallyHidden } from './elements.tsx';
import css from './Jackpot.module.css';
import { Skeleton } from './Skeletons.tsx';

interface Props {
  label: ReactNode;
  /** Undefined while it loads; without a jackpot the card is not rendered. */
  value: number | undefined;
  /** Integer digits, padded with dimmed zeros. */
  places: number;
  format: MoneyFormat;
  note?: ReactNode;
  /** Content beside the note, which takes the width that is left. Null keeps its place free. */
  end?: ReactNode;
}

export function Jackpot({ label, value, places, format, note, end }: Props) {
  const id = useId();
  return (
    <section
      className={css.jackpot}
      data-part="jackpot"
      aria-labelledby={id}
      aria-busy={value === undefined || undefined}
    >
      <span className={css.label} id={id} aria-hidden="true">
        {label}
      </span>
      {value === undefined ? (
        <Skeleton className={css.skeleton} />
      ) : (
        <Digits label={label} value={value} places={places} format={format} />
      )}
      {end === undefined ? (
        note && <span className={css.note}>{note}</span>
      ) : (
        <div className={css.foot}>
          <span className={css.note}>{note}</span>
          {end}
        </div>
      )}
    </section>
  );
}

interface DigitsProps extends Pick<Props, 'label' | 'places' | 'format'> {
  value: number;
}

function Digits({ label, value, places, format }: DigitsProps) {
  const announced = useEachMinute(value);
  const { padding, significant, fraction } = jackpotDigits(value, places, format);
  return (
    <data className={css.digits} value={value}>
      <VisuallyHidden>
        <span role="status">
          {label} {moneyText(announced, format)}
        </span>
      </VisuallyHidden>
      <span aria-hidden="true">
        <span className={css.padding}>{padding}</span>
        {significant}
        <span className={css.fraction}>{fraction}</span>
      </span>
    </data>
  );
}

/** The announced value changes once a minute, because the figure changes all the time. */
function useEachMinute(value: number): number {
  const [announced, setAnnounced] = useState(value);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  useEffect(() => {
    const timer = window.setInterval(() => setAnnounced(latest.current), 60_000);
    return () => window.clearInterval(timer);
  }, []);
  return announced;
}

/** Splits an amount into padding zeros with their separators, the significant digits, and the fraction. */
function jackpotDigits(value: number, places: number, { locale, digits }: MoneyFormat) {
  const parts = numberFormat(locale, {
    minimumIntegerDigits: places,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).formatToParts(value);
  const isFraction = (type: string) => type === 'decimal' || type === 'fraction';
  const text = (wanted: boolean) =>
    parts
      .filter(({ type }) => isFraction(type) === wanted)
      .map((part) => part.value)
      .join('');
  const whole = text(false);
  const zero = numberFormat(locale, {}).format(0);
  const first = [...whole].findIndex((sign) => /\p{Nd}/u.test(sign) && sign !== zero);
  const cut = first < 0 ? whole.length : first;
  return { padding: whole.slice(0, cut), significant: whole.slice(cut), fraction: text(true) };
}
