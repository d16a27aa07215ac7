import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { selectOffline } from '#machines/realtime.machine.ts';
import { selectEpoch } from '#machines/session.machine.ts';
import { useMachine } from '../../actors/context.tsx';
import { layoutQuery } from '../../api/queries.ts';
import { currentLocale } from '../../site/locale.ts';
import { Wallet } from '../../ui/Wallet.tsx';
import { Balance } from './Balance.tsx';
import { useEye } from './use-eye.ts';

/** Always in sight. While the line is down the figure stays and says from when it is. */
export function MemberWallet({ children }: { children?: ReactNode }) {
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
