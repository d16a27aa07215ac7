import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useActorSelector } from '#src/app/context.tsx';
import { RequestStatus } from '#src/components/RequestStatus.tsx';
import { InlineAlert } from '#src/ui/InlineAlert.tsx';
import { Refusal } from './Refusal.tsx';
import type { WithdrawalActor } from './withdrawal.ts';

interface Props {
  actor: WithdrawalActor;
  currency: string;
}

/** What became of the request, as far as is known. */
export function WithdrawalStatus({ actor, currency }: Props) {
  const { t } = useLingui();
  const snapshot = useSelector(actor, (current) => current);
  const { failure } = snapshot.context;
  const pending = snapshot.children.moneyRequest;
  if (useActorSelector(pending, ({ value }) => value) && pending)
    return (
      <RequestStatus
        actor={pending}
        checking={t`Checking whether your withdrawal has arrived`}
        unknown={t`We do not know yet whether your withdrawal has arrived. Please do not send it again.`}
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
  if (snapshot.matches({ review: 'missing' }))
    return (
      <InlineAlert
        tone="warning"
        icon={<CircleAlert />}
        text={<Trans>Your withdrawal has not arrived. Nothing left your wallet.</Trans>}
        detail={<Trans>You can send it again.</Trans>}
      />
    );
  return null;
}
