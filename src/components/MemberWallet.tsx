import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { selectOffline } from '#machines/kernel/realtime.selectors.ts';
import { selectReturning } from '#machines/play/play-coordinator.selectors.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.tsx';
import { balanceQuery } from '#src/api/member-queries.ts';
import { useCurrency } from '#src/components/games/catalogue.ts';
import { LazyMenu } from '#src/components/LazyMenu.tsx';
import { dateFormat } from '#src/i18n/date-format.ts';
import { currentLocale, moneyFormat } from '#src/site/locale.ts';
import { site } from '#src/site/site.ts';
import { lastBalance } from '#src/storage/last-balance.ts';
import { Button } from '#src/ui/elements.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { BalanceSkeleton, Money, NoBalance, Wallet } from '#src/ui/Wallet.tsx';
import { useBalanceVisibility } from './use-member-status.ts';

interface Props {
  /** In place of "Balance". */
  label?: ReactNode;
  children?: ReactNode;
}

const BalanceMenu = lazyComponent(() => import('./BalanceMenu.tsx'));

/**
 * The member's balance, always visible, with its menu. Until the first answer, and while offline, it shows the last figure
 * with its time.
 */
export function MemberWallet({ label = <Trans>Balance</Trans>, children }: Props) {
  const epoch = useEpoch();
  const { isPending, isFetching, isLoadingError, refetch } = useQuery({
    ...balanceQuery(epoch),
    enabled: false,
  });
  const memberId = useMachineSelector('session', selectMember)?.memberId ?? '';
  const stored = useMemo(() => lastBalance.get(memberId), [memberId]);
  const last = isPending ? stored : null;
  const { isVisible } = useBalanceVisibility();
  const offline = useMachineSelector('realtime', selectOffline);
  const returning = useMachineSelector('playCoordinator', selectReturning);
  return (
    <LazyMenu list={BalanceMenu} at="header">
      {(open) => (
        <Wallet
          label={last ? <BalanceAt time={last.at} /> : offline ? <KnownBalanceAt /> : label}
          stale={offline || last !== null}
          busy={returning}
          figure={<Balance shown={isVisible} last={last?.cash} />}
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

function KnownBalanceAt() {
  const epoch = useEpoch();
  const { dataUpdatedAt } = useQuery(balanceQuery(epoch));
  return dataUpdatedAt === 0 ? <Trans>Balance</Trans> : <BalanceAt time={dataUpdatedAt} />;
}

/** The hour of today, or an earlier day. */
function BalanceAt({ time }: { time: number }) {
  const { timeZone } = site;
  const days = dateFormat(currentLocale(), { timeZone, day: 'numeric', month: 'numeric' });
  const date = days.format(time);
  if (date !== days.format(Date.now())) return <Trans>Balance on {date}</Trans>;
  const hour = dateFormat(currentLocale(), {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(time);
  return <Trans>Balance at {hour}</Trans>;
}

interface BalanceProps {
  shown: boolean;
  /** In major units: shown until the first answer. */
  last?: number | undefined;
}

/** The member's balance. A component of its own, so that a new balance rerenders nothing else. */
export function Balance({ shown, last }: BalanceProps) {
  const { t } = useLingui();
  const epoch = useEpoch();
  const currency = useCurrency();
  const { data: cash, isLoadingError } = useQuery({
    ...balanceQuery(epoch),
    select: (balance) => balance.cash,
  });
  const memberId = useMachineSelector('session', selectMember)?.memberId;
  useEffect(() => {
    if (memberId && typeof cash === 'number') lastBalance.set(memberId, cash);
  }, [memberId, cash]);
  if (isLoadingError || cash === null) {
    return (
      <NoBalance>
        <Trans>Unavailable</Trans>
      </NoBalance>
    );
  }
  const known = cash ?? last;
  if (known === undefined) return <BalanceSkeleton />;
  return <Money value={known} format={moneyFormat(currency)} hidden={!shown && t`Hidden`} highlight />;
}
