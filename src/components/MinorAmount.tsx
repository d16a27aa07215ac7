import { Trans, useLingui } from '@lingui/react/macro';
import { toDecimal } from '#contract/money.ts';
import { moneyFormat } from '#src/site/currency.ts';
import { Money } from '#src/ui/Money.tsx';
import { useBalanceVisibility } from './use-balance-visibility.ts';

interface Props {
  /** Minor units; null if not known. */
  minor: number | null;
  currency: string;
}

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
  const { open } = useBalanceVisibility();
  if (minor === null) return <Trans>Unknown</Trans>;
  return <Money value={major(minor, currency)} format={moneyFormat(currency)} hidden={!open && t`Hidden`} />;
}

const major = (minor: number, currency: string) => Number(toDecimal(minor, currency));
