import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { RequestStatus } from '#src/components/RequestStatus.tsx';
import { WithdrawalRefusal } from './WithdrawalRefusal.tsx';
import type { WithdrawalActor } from './withdrawal.ts';

interface Props {
  actor: WithdrawalActor;
  currency: string;
}

/** The outcome of the request, as far as is known. */
export function WithdrawalStatus({ actor, currency }: Props) {
  const { t } = useLingui();
  const snapshot = useSelector(actor, (current) => current);
  const { failure } = snapshot.context;
  return (
    <RequestStatus
      request={snapshot.children.moneyRequest}
      refusal={failure && <WithdrawalRefusal failure={failure} currency={currency} />}
      isMissing={snapshot.matches({ review: 'missing' })}
      texts={{
        checking: t`Checking whether we have received your withdrawal request`,
        unknown: t`We do not know yet whether we have received your withdrawal request. Please do not send it again.`,
        missing: t`We did not receive your withdrawal request. Nothing left your wallet.`,
      }}
    />
  );
}
