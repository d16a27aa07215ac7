import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { jackpotDigits } from '#contract/constants.ts';
import { useCurrency } from '#src/components/games/catalogue.ts';
import { currencyName } from '#src/i18n/currency-name.ts';
import { moneyFormat } from '#src/site/locale.ts';
import { Jackpot } from '#src/ui/Jackpot.tsx';
import css from './Home.module.css';
import { jackpotQuery } from './home-part-queries.ts';

interface Props {
  /** Content beside the note, or alone if there is no jackpot. Null keeps its place free. */
  end?: ReactNode;
}

/** Renders only `end` if the operator has no jackpot in this currency. */
export function JackpotCard({ end }: Props) {
  const { data, isError } = useQuery(jackpotQuery(useCurrency()));
  if (isError && data === undefined) return end && <div className={css.alone}>{end}</div>;
  return <Card value={data} end={end} />;
}

/** In the place of the card whose turn has not come, as large as it. */
export const JackpotPlace = () => <Card value={undefined} />;

function Card({ value, end }: Props & { value: number | undefined }) {
  const { i18n } = useLingui();
  const currency = useCurrency();
  const name = currencyName(i18n.locale, currency);
  return (
    <Jackpot
      label={<Trans>Jackpot across all halls</Trans>}
      value={value}
      places={jackpotDigits}
      format={moneyFormat(currency)}
      note={<Trans>Current amount in {name}</Trans>}
      end={end}
    />
  );
}
