import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useChildSelector, useMachineSelector } from '#src/actors/machines.ts';
import { RequestStatus } from '#src/components/RequestStatus.tsx';
import css from './Deposit.module.css';
import { DepositRefusal } from './DepositRefusal.tsx';

interface Props {
  currency: string;
}

/** The outcome of the order that was sent, as far as is known. */
export function CreateStatus({ currency }: Props) {
  const { t } = useLingui();
  const top = useRef<HTMLDivElement>(null);
  const failure = useMachineSelector('deposit', ({ context }) => context.failure);
  const isMissing = useMachineSelector('deposit', (snapshot) => snapshot.matches({ form: 'missing' }));
  const requestState = useChildSelector('deposit', 'moneyRequest', ({ value }) => value);
  // On the phone it is below the form.
  useEffect(() => {
    if (failure || isMissing || requestState)
      top.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [failure, isMissing, requestState]);
  return (
    <div className={css.status} ref={top}>
      <RequestStatus
        machine="deposit"
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
