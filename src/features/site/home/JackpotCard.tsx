import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { jackpotDigits } from '#contract/constants.ts';
import { useCurrency } from '#src/components/games/catalogue.ts';
import { currencyName } from '#src/i18n/currency-name.ts';
import { moneyFormat } from '#src/site/locale.ts';
import { Jackpot } from '#src/ui/Jackpot.tsx';
import { jackpotQuery } from './home-part-queries.ts';

/** Renders nothing if the operator has no jackpot in this currency. */
export function JackpotCard() {
  const { data, isError } = useQuery(jackpotQuery(useCurrency()));
  return isError && data === undefined ? null : <Card value={data} />;
}

/** In the place of the card whose turn has not come, as large as it. */
export const JackpotPlace = () => <Card value={undefined} />;

function Card({ value }: { value: number | undefined }) {
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
    />
  );
}
