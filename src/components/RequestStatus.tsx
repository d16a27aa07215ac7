import { Trans } from '@lingui/react/macro';
import { CircleAlert, CircleQuestionMark as CircleHelp } from 'lucide-react';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useChildSelector, useIsDesktop, useSend, useSendToChild } from '#src/actors/machines.tsx';
import { Spinner, TextButton } from '#src/ui/elements.tsx';
import { InlineAlert, Summary } from '#src/ui/Panel.tsx';
import { ActionBar } from '#src/ui/Steps.tsx';
import css from './RequestStatus.module.css';

/** The machines that send a request which moves money. */
type MoneyMachine =
  | 'agentTransfer'
  | 'checkIn'
  | 'deposit'
  | 'promotionClaim'
  | 'walletTransfer'
  | 'withdrawal';

interface RequestStatusProps {
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
export function RequestStatus({ machine, refusal, isMissing, texts }: RequestStatusProps) {
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
  texts: Omit<RequestStatusProps['texts'], 'missing'>;
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

interface ReviewSummaryProps extends Pick<ComponentProps<typeof Summary>, 'lines' | 'total' | 'children'> {
  /** Goes back to account and amount; absent while they can be changed, or are being sent. */
  onChange?: (() => void) | undefined;
  /** Submits the form; absent while the member cannot. */
  button: ReactNode;
  /** What the member should know before pressing it. */
  note: ReactNode;
}

/** What is about to be sent, for the member to check. On the phone the button is at the bottom of the screen. */
export function ReviewSummary({ onChange, button, note, children, ...summary }: ReviewSummaryProps) {
  const isDesktop = useIsDesktop();
  const page = useRef<HTMLElement>(null);
  const canChange = Boolean(onChange);
  // The button with the focus has gone: the amount takes it, as the last field before the review.
  useLayoutEffect(() => {
    if (canChange) return;
    page.current?.querySelector<HTMLInputElement>('form input[inputmode="decimal"]')?.focus();
    page.current = null;
  }, [canChange]);
  return (
    <>
      <Summary
        title={<Trans>Check before you send</Trans>}
        end={
          onChange && (
            <TextButton
              onClick={({ currentTarget }) => {
                page.current = currentTarget.closest('main');
                onChange();
              }}
            >
              <Trans>Change</Trans>
            </TextButton>
          )
        }
        {...summary}
      >
        {children}
        {isDesktop && (
          <>
            {button}
            <p className={css.note}>{note}</p>
          </>
        )}
      </Summary>
      {!isDesktop && button && <ActionBar note={note}>{button}</ActionBar>}
    </>
  );
}
