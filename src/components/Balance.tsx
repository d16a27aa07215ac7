import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { balanceQuery } from '#src/api/balance.ts';
import { useEpoch } from '#src/app/context.tsx';
import { moneyFormat } from '#src/site/currency.ts';
import { Money } from '#src/ui/Money.tsx';
import { BalanceBone, NoBalance } from '#src/ui/Wallet.tsx';
import { useCurrency } from './games/use-catalogue.ts';

/** The member's money: the one component that every change of the balance draws anew. */
export function Balance({ shown }: { shown: boolean }) {
  const { t } = useLingui();
  const epoch = useEpoch();
  const currency = useCurrency();
  const { data: cash, isLoadingError } = useQuery(balanceQuery(epoch));
  if (isLoadingError) {
    return (
      <NoBalance>
        <Trans>Not loaded</Trans>
      </NoBalance>
    );
  }
  if (cash === undefined) return <BalanceBone />;
  return <Money value={cash} format={moneyFormat(currency)} hidden={!shown && t`Hidden`} lights />;
}
