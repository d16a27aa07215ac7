import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useRef } from 'react';
import { useActorSelector } from '#src/app/context.tsx';
import { RequestStatus } from '#src/components/RequestStatus.tsx';
import { InlineAlert } from '#src/ui/InlineAlert.tsx';
import css from './Deposit.module.css';
import type { DepositActor } from './DepositPage.tsx';
import { Refusal } from './Refusal.tsx';

interface Props {
  actor: DepositActor;
  currency: string;
}

/** What became of the order that was sent, as far as is known. */
export function CreateStatus({ actor, currency }: Props) {
  const { t } = useLingui();
  const top = useRef<HTMLDivElement>(null);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isMissing = useSelector(actor, (snapshot) => snapshot.matches({ form: 'missing' }));
  const pending = useSelector(actor, ({ children }) => children.moneyRequest);
  const pendingState = useActorSelector(pending, ({ value }) => value);
  // On the phone it is below the form.
  useEffect(() => {
    if (failure || isMissing || pendingState)
      top.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [failure, isMissing, pendingState]);
  return (
    <div className={css.status} ref={top}>
      {pending && pendingState ? (
        <RequestStatus
          actor={pending}
          checking={t`Checking whether your order has arrived`}
          unknown={t`We do not know yet whether your order has arrived. Please do not send it again.`}
        />
      ) : failure ? (
        <InlineAlert
          tone="error"
          icon={<CircleAlert />}
          text={<Refusal failure={failure} currency={currency} />}
        />
      ) : isMissing ? (
        <InlineAlert
          tone="warning"
          icon={<CircleAlert />}
          text={<Trans>Your order has not arrived. There is nothing to pay.</Trans>}
          detail={<Trans>You can send it again.</Trans>}
        />
      ) : null}
    </div>
  );
}
