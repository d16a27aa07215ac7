import { Trans, useLingui } from '@lingui/react/macro';

import { toDecimal } from '#contract/money.ts';
import { moneyFormat } from '#src/site/locale.ts';
import { Money } from '#src/ui/Wallet.tsx';
import { useBalanceVisibility } from './use-member-status.ts';

interface Props {
  /** Minor units; null if not known. */
  minor: number | null;
  currency: string;
}

/** A figure of a table which names the currency. */
export const TableAmount = ({ minor, currency }: Props) =>
  minor === null ? (
    <Trans>Unknown</Trans>
  ) : (
    <Money value={major(minor, currency)} format={moneyFormat(currency)} style={{ bare: true }} />
  );

interface ResultProps extends Props {
  /** Without the currency's sign. */
  bare?: boolean;
}

/** A result, such as winnings: with its sign, and green if it is positive. */
export const ResultAmount = ({ minor, currency, bare = false }: ResultProps) =>
  minor === null ? (
    <Trans>Unknown</Trans>
  ) : (
    <Money
      value={major(minor, currency)}
      format={moneyFormat(currency)}
      style={{ bare, signed: true }}
      plus={minor > 0}
    />
  );

/** A change of the wallet, such as by own deposits: with its sign, in no colour, since it is neither won nor lost. */
export const ChangeAmount = ({ minor, currency }: Props) =>
  minor === null ? (
    <Trans>Unknown</Trans>
  ) : (
    <Money value={major(minor, currency)} format={moneyFormat(currency)} style={{ signed: true }} />
  );

/** An amount of money. */
export const MinorAmount = ({ minor, currency }: Props) =>
  minor === null ? (
    <Trans>Unknown</Trans>
  ) : (
    <Money value={major(minor, currency)} format={moneyFormat(currency)} />
  );

/** A balance of the member, hidden with the others. */
export function MinorBalance({ minor, currency }: Props) {
  const { t } = useLingui();
  const { isVisible } = useBalanceVisibility();
  if (minor === null) return <Trans>Unknown</Trans>;
  return (
    <Money value={major(minor, currency)} format={moneyFormat(currency)} hidden={!isVisible && t`Hidden`} />
  );
}

const major = (minor: number, currency: string) => Number(toDecimal(minor, currency));
