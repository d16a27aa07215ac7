import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useActorSelector } from '#src/actors/context.tsx';
import { RequestStatus } from '#src/components/RequestStatus.tsx';
import css from './Deposit.module.css';
import { DepositRefusal } from './DepositRefusal.tsx';
import type { DepositActor } from './deposit-actor.ts';

interface Props {
  actor: DepositActor;
  currency: string;
}

/** The outcome of the order that was sent, as far as is known. */
export function CreateStatus({ actor, currency }: Props) {
  const { t } = useLingui();
  const top = useRef<HTMLDivElement>(null);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isMissing = useSelector(actor, (snapshot) => snapshot.matches({ form: 'missing' }));
  const request = useSelector(actor, ({ children }) => children.moneyRequest);
  const requestState = useActorSelector(request, ({ value }) => value);
  // On the phone it is below the form.
  useEffect(() => {
    if (failure || isMissing || requestState)
      top.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [failure, isMissing, requestState]);
  return (
    <div className={css.status} ref={top}>
      <RequestStatus
        request={request}
        refusal={failure && <DepositRefusal failure={failure} currency={currency} />}
        isMissing={isMissing}
        texts={{
          checking: t`Checking whether we have received your order`,
          unknown: t`We do not know yet whether we have received your order. Please do not send it again.`,
          missing: t`We did not receive your order. There is nothing to pay.`,
        }}
      />
    </div>
  );
}
