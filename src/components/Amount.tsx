import { Trans } from '@lingui/react/macro';
import { moneyFormat } from '#src/site/currency.ts';
import { Money } from '#src/ui/Money.tsx';

interface Props {
  /** In major units; null is an amount that is not known. */
  value: number | null;
  currency: string;
  /** Text for screen readers in place of a hidden amount. */
  hidden?: string | false;
}

/** Money in a currency. */
export const Amount = ({ value, currency, hidden }: Props) =>
  value === null ? (
    <Trans>Unknown</Trans>
  ) : (
    <Money value={value} format={moneyFormat(currency)} hidden={hidden} />
  );
