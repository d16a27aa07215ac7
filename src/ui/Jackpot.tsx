import { type ReactNode, useId } from 'react';
import { Bone } from './Bone.tsx';
import css from './Jackpot.module.css';
import { jackpotDigits } from './jackpot-digits.ts';
import { type MoneyFormat, moneyText } from './money.ts';
import { OffScreen } from './OffScreen.tsx';

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
      <span className={css.label} id={id}>
        {label}
      </span>
      {value === undefined ? (
        <Bone className={css.bone} />
      ) : (
        <Digits value={value} places={places} format={format} />
      )}
      {note && <span className={css.note}>{note}</span>}
    </section>
  );
}

function Digits({ value, places, format }: { value: number; places: number; format: MoneyFormat }) {
  const { unlit, lit, fraction } = jackpotDigits(value, places, format);
  return (
    <data className={css.digits} value={value}>
      <OffScreen>{moneyText(value, format)}</OffScreen>
      <span aria-hidden="true">
        <span className={css.unlit}>{unlit}</span>
        {lit}
        <span className={css.fraction}>{fraction}</span>
      </span>
    </data>
  );
}
