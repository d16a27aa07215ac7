import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { selectPlayBreak } from '#machines/play/play-break.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.tsx';
import { memberStatusQuery } from '#src/api/member-queries.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { areaLocation } from '#src/windows/areas.ts';
import { QueryView } from './QueryView.tsx';

/**
 * In place of a deposit, the way to a verified bank account, if the operator requires one. In a break nothing is
 * deposited, and the page says so.
 */
export function BankVerification({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const playBreak = useMachineSelector('playBreak', selectPlayBreak);
  const status = useQuery(memberStatusQuery(useEpoch()));
  if (playBreak) return children;
  return (
    <QueryView query={status} skeleton={<LineSkeletons label={t`Loading your wallet`} />}>
      {({ needBankAccountDepositVerified }) =>
        needBankAccountDepositVerified ? <UnboundBankAccount /> : children
      }
    </QueryView>
  );
}

export const UnboundBankAccount = () => (
  <EmptyState
    title={<Trans>Your bank account has not been verified yet</Trans>}
    text={<Trans>Add your bank account and wait until it is verified. Then you can make a deposit.</Trans>}
    action={
      <Button variant="primary" render={<Link {...areaLocation('user', 'BindAccount')} />}>
        <Trans>Add a bank account</Trans>
      </Button>
    }
  />
);
