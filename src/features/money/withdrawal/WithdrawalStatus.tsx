import { useLingui } from '@lingui/react/macro';
import { useMachineSelector } from '#src/actors/machines.ts';
import { RequestStatus } from '#src/components/RequestStatus.tsx';
import { WithdrawalRefusal } from './WithdrawalRefusal.tsx';

interface Props {
  currency: string;
}

/** The outcome of the request, as far as is known. */
export function WithdrawalStatus({ currency }: Props) {
  const { t } = useLingui();
  const snapshot = useMachineSelector('withdrawal', (current) => current);
  const { failure } = snapshot.context;
  return (
    <RequestStatus
      machine="withdrawal"
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
