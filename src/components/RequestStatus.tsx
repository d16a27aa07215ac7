import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { moneyRequestMachine } from '#machines/kernel/money-request.machine.ts';
import { InlineAlert } from '#src/ui/InlineAlert.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { TextButton } from '#src/ui/TextButton.tsx';

type Request = ActorRefFrom<typeof moneyRequestMachine>;

interface Props {
  /** The request as long as its outcome is not known. */
  request: Request | undefined;
  /** Why the last request was refused; null if it was not. */
  refusal: ReactNode;
  /** The operator has not received the last request. */
  isMissing: boolean;
  texts: {
    /** While the outcome of the request is fetched. */
    checking: string;
    /** While there is no response. */
    unknown: string;
    missing: string;
  };
}

/** The outcome of a request that moves money, as far as is known; nothing if it was accepted. */
export function RequestStatus({ request, refusal, isMissing, texts }: Props) {
  if (request) return <Pending request={request} texts={texts} />;
  if (refusal) return <InlineAlert tone="error" icon={<CircleAlert />} text={refusal} />;
  if (!isMissing) return null;
  return (
    <InlineAlert
      tone="warning"
      icon={<CircleAlert />}
      text={texts.missing}
      detail={<Trans>You can send it again.</Trans>}
    />
  );
}

function Pending({ request, texts }: { request: Request; texts: Props['texts'] }) {
  const state = useSelector(request, ({ value }) => value);
  if (state === 'checking') return <InlineAlert tone="info" icon={<Spinner />} text={texts.checking} />;
  if (state !== 'unknown') return null;
  return (
    <InlineAlert
      tone="warning"
      icon={<CircleHelp />}
      text={texts.unknown}
      detail={<Trans>We check again every few seconds.</Trans>}
      action={
        <TextButton onClick={() => request.send({ type: 'request.check' })}>
          <Trans>Check now</Trans>
        </TextButton>
      }
    />
  );
}
