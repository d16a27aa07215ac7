import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';
import { selectOffline } from '#machines/realtime.machine.ts';
import { selectEpoch } from '#machines/session.machine.ts';
import { useMachine } from '../../actors/context.tsx';
import { layoutQuery } from '../../api/queries.ts';
import { currentLocale } from '../../site/locale.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Wallet } from '../../ui/Wallet.tsx';
import { Balance } from './Balance.tsx';
import { useEye } from './use-eye.ts';

/** Always in sight. While the line is down the figure stays and says from when it is. */
export function MemberWallet({ children }: { children?: ReactNode }) {
  const epoch = useMachine('session', selectEpoch);
  const layout = useQuery({ ...layoutQuery(epoch), enabled: false });
  const { t } = useLingui();
  const eye = useEye();
  const offline = useMachine('realtime', selectOffline);
  return (
    <Wallet
      label={offline ? <BalanceAt /> : <Trans>Balance</Trans>}
      stale={offline}
      figure={<Balance shown={eye.open} />}
      eye={{ hidden: !eye.open, label: eye.open ? t`Hide balance` : t`Show balance`, onToggle: eye.toggle }}
    >
      <IconButton
        small
        label={t`Refresh balance`}
        idle={layout.isFetching}
        aria-busy={layout.isFetching || undefined}
        onClick={() => void layout.refetch()}
      >
        {layout.isFetching ? <Spinner /> : <RefreshCw />}
      </IconButton>
      {children}
    </Wallet>
  );
}

function BalanceAt() {
  const epoch = useMachine('session', selectEpoch);
  const { dataUpdatedAt } = useQuery(layoutQuery(epoch));
  if (dataUpdatedAt === 0) return <Trans>Balance</Trans>;
  const hour = new Intl.DateTimeFormat(currentLocale(), { hour: '2-digit', minute: '2-digit' }).format(
    dataUpdatedAt,
  );
  return <Trans>Balance at {hour}</Trans>;
}
