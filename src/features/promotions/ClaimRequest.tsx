import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { MoneyOutcome, MoneyRequest } from '#machines/kernel/money-request.machine.ts';
import { useMachineSelector, useSend } from '#src/actors/machines.ts';
import { PageMachine } from '#src/actors/page-machine.tsx';
import { PendingRequest } from '#src/components/RequestStatus.tsx';
import { claimRequestMachine } from './promotion-claim.implementations.ts';

interface Props {
  request: MoneyRequest;
  /** It was sent before the page was loaded. */
  isSent: boolean;
  /** Whether the request is under way; false while its outcome is not known. */
  onPending: (pending: boolean) => void;
  onOutcome: (outcome: MoneyOutcome) => void;
}

/** Sends a claim, and says what is known of it until its outcome is. */
export const ClaimRequest = ({ request, isSent, ...listeners }: Props) => (
  <PageMachine
    name="promotionClaim"
    logic={({ queryClient }) => claimRequestMachine(queryClient)}
    input={{ request, isSent }}
  >
    <ClaimStatus {...listeners} />
  </PageMachine>
);

function ClaimStatus({ onPending, onOutcome }: Pick<Props, 'onPending' | 'onOutcome'>) {
  const { t } = useLingui();
  const send = useSend('promotionClaim');
  const state = useMachineSelector('promotionClaim', ({ value }) => value);
  const outcome = useMachineSelector('promotionClaim', ({ context }) => context.outcome);
  const reported = useRef(false);
  useEffect(() => onPending(state === 'sending'), [state, onPending]);
  useEffect(() => {
    if (!outcome || reported.current) return;
    reported.current = true;
    onOutcome(outcome);
  }, [outcome, onOutcome]);
  return (
    <PendingRequest
      state={state}
      texts={{
        checking: t`Checking whether we have received your claim`,
        unknown: t`We do not know yet whether we have received your claim. It is credited at most once.`,
      }}
      onCheck={() => send({ type: 'request.check' })}
    />
  );
}
