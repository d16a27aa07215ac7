import { Trans } from '@lingui/react/macro';
import { CircleAlert, CircleQuestionMark as CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChildSelector, useSend, useSendToChild } from '#src/actors/machines.ts';
import { InlineAlert } from '#src/ui/InlineAlert.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { TextButton } from '#src/ui/TextButton.tsx';

/** The machines that send a request which moves money. */
type MoneyMachine =
  | 'agentTransfer'
  | 'checkIn'
  | 'deposit'
  | 'promotionClaim'
  | 'walletTransfer'
  | 'withdrawal';

interface Props {
  machine: MoneyMachine;
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
export function RequestStatus({ machine, refusal, isMissing, texts }: Props) {
  const state = useChildSelector(machine, 'moneyRequest', ({ value }) => value);
  const send = useSend(machine);
  const sendToRequest = useSendToChild(machine, 'moneyRequest');
  if (state)
    return (
      <PendingRequest
        state={state}
        texts={texts}
        onCheck={() => send({ type: 'request.check' })}
        onGiveUp={() => sendToRequest({ type: 'request.giveUp' })}
      />
    );
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

interface PendingProps {
  /** State of the machine of the request. */
  state: string;
  texts: Omit<Props['texts'], 'missing'>;
  onCheck: () => void;
  /** The member goes on although nobody tells the outcome. */
  onGiveUp: () => void;
}

/** A request whose outcome is not known; nothing while it is sent for the first time. */
function PendingRequest({ state, texts, onCheck, onGiveUp }: PendingProps) {
  if (state === 'checking') return <InlineAlert tone="info" icon={<Spinner />} text={texts.checking} />;
  if (state === 'untold')
    return (
      <InlineAlert
        tone="warning"
        icon={<CircleHelp />}
        text={texts.unknown}
        detail={
          <Trans>
            This site cannot look it up. Check your balance and your records before you send it again.
          </Trans>
        }
        action={
          <>
            <TextButton onClick={onCheck}>
              <Trans>Check now</Trans>
            </TextButton>
            <TextButton onClick={onGiveUp}>
              <Trans>Go on without it</Trans>
            </TextButton>
          </>
        }
      />
    );
  if (state !== 'unknown') return null;
  return (
    <InlineAlert
      tone="warning"
      icon={<CircleHelp />}
      text={texts.unknown}
      detail={<Trans>We check again every few seconds.</Trans>}
      action={
        <TextButton onClick={onCheck}>
          <Trans>Check now</Trans>
        </TextButton>
      }
    />
  );
}
