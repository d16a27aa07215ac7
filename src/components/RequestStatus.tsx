import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import type { ActorRefFrom } from 'xstate';
import type { moneyRequestMachine } from '#machines/money-request.machine.ts';
import { InlineAlert } from '#src/ui/InlineAlert.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { TextButton } from '#src/ui/TextButton.tsx';

interface Props {
  actor: ActorRefFrom<typeof moneyRequestMachine>;
  /** Shown while the operator is asked what became of the request. */
  checking: string;
  /** Shown while there is no answer. */
  unknown: string;
}

/** What is known of a request that moves money and has no answer yet. */
export function RequestStatus({ actor, checking, unknown }: Props) {
  const state = useSelector(actor, ({ value }) => value);
  if (state === 'checking') return <InlineAlert tone="info" icon={<Spinner />} text={checking} />;
  if (state !== 'unknown') return null;
  return (
    <InlineAlert
      tone="warning"
      icon={<CircleHelp />}
      text={unknown}
      detail={<Trans>We ask again every few seconds.</Trans>}
      action={
        <TextButton onClick={() => actor.send({ type: 'request.check' })}>
          <Trans>Check now</Trans>
        </TextButton>
      }
    />
  );
}
