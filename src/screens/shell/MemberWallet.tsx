import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';
import { selectOffline } from '#machines/selectors.ts';
import { useEpoch, useMachine } from '../../actors/context.tsx';
import { balanceQuery } from '../../api/balance.ts';
import { currentLocale } from '../../site/locale.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Wallet } from '../../ui/Wallet.tsx';
import { Balance } from './Balance.tsx';
import { useEye } from './use-eye.ts';

/** Always in sight. While the line is down the figure stays and says from when it is. */
export function MemberWallet({ children }: { children?: ReactNode }) {
  const epoch = useEpoch();
  const { isFetching, isLoadingError, refetch } = useQuery({ ...balanceQuery(epoch), enabled: false });
  const { t } = useLingui();
  const eye = useEye();
  const offline = useMachine('realtime', selectOffline);
  return (
    <Wallet
      label={offline ? <BalanceAt /> : <Trans>Balance</Trans>}
      stale={offline}
      figure={<Balance shown={eye.open} />}
      eye={
        isLoadingError
          ? undefined
          : { hidden: !eye.open, label: eye.open ? t`Hide balance` : t`Show balance`, onToggle: eye.toggle }
      }
    >
      {isLoadingError ? (
        <Button kind="plain" busy={isFetching} onClick={() => void refetch()}>
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
