import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatLocale } from '#contract/format-locale.ts';
import { selectOffline } from '#machines/kernel/realtime.selectors.ts';
import { selectReturning } from '#machines/play/play-coordinator.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.ts';
import { balanceQuery } from '#src/api/balance.ts';
import { LazyMenu } from '#src/components/LazyMenu.tsx';
import { useBalanceVisibility } from '#src/components/use-balance-visibility.ts';
import { moneyFormat } from '#src/site/currency.ts';
import { currentLocale } from '#src/site/locale.ts';
import { site } from '#src/site/site.ts';
import { Button } from '#src/ui/Button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { Money } from '#src/ui/Money.tsx';
import { BalanceSkeleton, NoBalance, Wallet } from '#src/ui/Wallet.tsx';
import { useCurrency } from './games/use-catalogue.ts';

interface Props {
  /** In place of "Balance". */
  label?: ReactNode;
  children?: ReactNode;
}

const BalanceMenu = lazyComponent(() => import('./BalanceMenu.tsx'));

/** The member's balance, always visible, with its menu. While offline it keeps the last figure and shows its time. */
export function MemberWallet({ label = <Trans>Balance</Trans>, children }: Props) {
  const epoch = useEpoch();
  const { isFetching, isLoadingError, refetch } = useQuery({ ...balanceQuery(epoch), enabled: false });
  const { isVisible } = useBalanceVisibility();
  const offline = useMachineSelector('realtime', selectOffline);
  const returning = useMachineSelector('playCoordinator', selectReturning);
  return (
    <LazyMenu list={BalanceMenu} at="header">
      {(open) => (
        <Wallet
          label={offline ? <BalanceAt /> : label}
          stale={offline}
          busy={returning}
          figure={<Balance shown={isVisible} />}
          render={open}
        >
          {isLoadingError && (
            <Button variant="ghost" busy={isFetching} onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          )}
          {children}
        </Wallet>
      )}
    </LazyMenu>
  );
}

function BalanceAt() {
  const epoch = useEpoch();
  const { dataUpdatedAt } = useQuery(balanceQuery(epoch));
  if (dataUpdatedAt === 0) return <Trans>Balance</Trans>;
  const hour = new Intl.DateTimeFormat(formatLocale(currentLocale()), {
    timeZone: site.timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(dataUpdatedAt);
  return <Trans>Balance at {hour}</Trans>;
}

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
