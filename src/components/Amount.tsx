import { Trans } from '@lingui/react/macro';
import { moneyFormat } from '#src/site/currency.ts';
import { Money } from '#src/ui/Money.tsx';

/** Money in a currency; null is an amount that is not known. */
export const Amount = ({ value, currency }: { value: number | null; currency: string }) =>
  value === null ? <Trans>Unknown</Trans> : <Money value={value} format={moneyFormat(currency)} />;
