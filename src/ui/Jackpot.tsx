import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import css from './Jackpot.module.css';
import { jackpotDigits } from './jackpot-digits.ts';
import { type MoneyFormat, moneyText } from './money.ts';
import { Bone } from './Skeleton.tsx';
import { OffScreen } from './VisuallyHidden.tsx';

interface Props {
  label: ReactNode;
  /** None while it loads; without a jackpot the card is not shown at all. */
  value: number | undefined;
  /** Integer digits, filled up with unlit zeros. */
  places: number;
  format: MoneyFormat;
  note?: ReactNode;
}

export function Jackpot({ label, value, places, format, note }: Props) {
  const id = useId();
  return (
    <section className={css.jackpot} aria-labelledby={id} aria-busy={value === undefined || undefined}>
      <span className={css.label} id={id} aria-hidden="true">
        {label}
      </span>
      {value === undefined ? (
        <Bone className={css.bone} />
      ) : (
        <Digits label={label} value={value} places={places} format={format} />
      )}
      {note && <span className={css.note}>{note}</span>}
    </section>
  );
}

interface DigitsProps extends Pick<Props, 'label' | 'places' | 'format'> {
  value: number;
}

function Digits({ label, value, places, format }: DigitsProps) {
  const spoken = useEachMinute(value);
  const { unlit, lit, fraction } = jackpotDigits(value, places, format);
  return (
    <data className={css.digits} value={value}>
      <OffScreen>
        <span role="status">
          {label} {moneyText(spoken, format)}
        </span>
      </OffScreen>
      <span aria-hidden="true">
        <span className={css.unlit}>{unlit}</span>
        {lit}
        <span className={css.fraction}>{fraction}</span>
      </span>
    </data>
  );
}

/** What is read out may not follow a figure that never stands still. */
function useEachMinute(value: number): number {
  const [spoken, setSpoken] = useState(value);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  useEffect(() => {
    const timer = window.setInterval(() => setSpoken(latest.current), 60_000);
    return () => window.clearInterval(timer);
  }, []);
  return spoken;
}
