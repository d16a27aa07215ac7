import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';
import { selectOffline } from '#machines/realtime.selectors.ts';
import { balanceQuery } from '#src/api/balance.ts';
import { useEpoch, useMachineSelector } from '#src/app/context.tsx';
import { Balance } from '#src/components/Balance.tsx';
import { useBalanceVisibility } from '#src/components/use-balance-visibility.ts';
import { currentLocale } from '#src/site/locale.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Wallet } from '#src/ui/Wallet.tsx';

interface Props {
  /** In place of "Balance". */
  label?: ReactNode;
  children?: ReactNode;
}

/** The member's balance, always visible. While offline it keeps the last figure and shows its time. */
export function MemberWallet({ label = <Trans>Balance</Trans>, children }: Props) {
  const epoch = useEpoch();
  const { isFetching, isLoadingError, refetch } = useQuery({ ...balanceQuery(epoch), enabled: false });
  const { t } = useLingui();
  const visibility = useBalanceVisibility();
  const offline = useMachineSelector('realtime', selectOffline);
  return (
    <Wallet
      label={offline ? <BalanceAt /> : label}
      stale={offline}
      figure={<Balance shown={visibility.open} />}
      visibility={
        isLoadingError
          ? undefined
          : {
              hidden: !visibility.open,
              label: visibility.open ? t`Hide balance` : t`Show balance`,
              onToggle: visibility.toggle,
            }
      }
    >
      {isLoadingError ? (
        <Button variant="ghost" busy={isFetching} onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      ) : (
        <IconButton
          small
          label={t`Refresh balance`}
          idle={isFetching}
          aria-busy={isFetching || undefined}
          onClick={() => void refetch()}
        >
          {isFetching ? <Spinner /> : <RefreshCw />}
        </IconButton>
      )}
      {children}
    </Wallet>
  );
}

function BalanceAt() {
  const epoch = useEpoch();
  const { dataUpdatedAt } = useQuery(balanceQuery(epoch));
  if (dataUpdatedAt === 0) return <Trans>Balance</Trans>;
  const hour = new Intl.DateTimeFormat(currentLocale(), { hour: '2-digit', minute: '2-digit' }).format(
    dataUpdatedAt,
  );
  return <Trans>Balance at {hour}</Trans>;
}
