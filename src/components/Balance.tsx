import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEpoch } from '#src/actors/machines.ts';
import { balanceQuery } from '#src/api/balance.ts';
import { moneyFormat } from '#src/site/currency.ts';
import { Money } from '#src/ui/Money.tsx';
import { BalanceSkeleton, NoBalance } from '#src/ui/Wallet.tsx';
import { useCurrency } from './games/use-catalogue.ts';

/** The member's balance. A component of its own, so that a new balance rerenders nothing else. */
export function Balance({ shown }: { shown: boolean }) {
  const { t } = useLingui();
  const epoch = useEpoch();
  const currency = useCurrency();
  const { data: cash, isLoadingError } = useQuery({
    ...balanceQuery(epoch),
    select: (balance) => balance.cash,
  });
  if (isLoadingError || cash === null) {
    return (
      <NoBalance>
        <Trans>Unavailable</Trans>
      </NoBalance>
    );
  }
  if (cash === undefined) return <BalanceSkeleton />;
  return <Money value={cash} format={moneyFormat(currency)} hidden={!shown && t`Hidden`} highlight />;
}
