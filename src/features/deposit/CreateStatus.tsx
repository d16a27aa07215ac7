import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useActorSelector } from '#src/app/context.tsx';
import { RequestStatus } from '#src/components/RequestStatus.tsx';
import { InlineAlert } from '#src/ui/InlineAlert.tsx';
import type { DepositActor } from './DepositPage.tsx';
import { Refusal } from './Refusal.tsx';

/** What became of the order that was sent, as far as is known. */
export function CreateStatus({ actor, currency }: { actor: DepositActor; currency: string }) {
  const { t } = useLingui();
  const snapshot = useSelector(actor, (current) => current);
  const pending = snapshot.children.moneyRequest;
  const pendingState = useActorSelector(pending, ({ value }) => value);
  const { failure } = snapshot.context;
  if (pending && pendingState)
    return (
      <RequestStatus
        actor={pending}
        checking={t`Checking whether your order has arrived`}
        unknown={t`We do not know yet whether your order has arrived. Please do not send it again.`}
      />
    );
  if (failure)
    return (
      <InlineAlert
        tone="error"
        icon={<CircleAlert />}
        text={<Refusal failure={failure} currency={currency} />}
      />
    );
  if (snapshot.matches({ form: 'missing' }))
    return (
      <InlineAlert
        tone="warning"
        icon={<CircleAlert />}
        text={<Trans>Your order has not arrived. There is nothing to pay.</Trans>}
        detail={<Trans>You can send it again.</Trans>}
      />
    );
  return null;
}
