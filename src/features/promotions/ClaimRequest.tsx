import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef } from 'react';
import type { MoneyOutcome, MoneyRequest } from '#machines/kernel/money-request.machine.ts';
import { useAppEvent } from '#src/actors/context.tsx';
import { usePageActor } from '#src/actors/page-actor.ts';
import { RequestStatus } from '#src/components/RequestStatus.tsx';
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
export function ClaimRequest({ request, isSent, onPending, onOutcome }: Props) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const actor = usePageActor(() => ({
    machine: claimRequestMachine(queryClient),
    input: { request, isSent },
    id: 'promotionClaim',
  }));
  const state = useSelector(actor, ({ value }) => value);
  const outcome = useSelector(actor, ({ context }) => context.outcome);
  const reported = useRef(false);
  useAppEvent(
    'realtime.memberDataStale',
    useCallback(() => actor.send({ type: 'request.check' }), [actor]),
  );
  useEffect(() => onPending(state === 'sending'), [state, onPending]);
  useEffect(() => {
    if (!outcome || reported.current) return;
    reported.current = true;
    onOutcome(outcome);
  }, [outcome, onOutcome]);
  return (
    <RequestStatus
      request={actor}
      refusal={null}
      isMissing={false}
      texts={{
        checking: t`Checking whether we have received your claim`,
        unknown: t`We do not know yet whether we have received your claim. It is credited at most once.`,
        missing: '',
      }}
    />
  );
}
