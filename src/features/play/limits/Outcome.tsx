import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, CircleQuestionMark as CircleHelp, Hourglass } from 'lucide-react';
import type { ReactNode, SubmitEvent } from 'react';
import { useMachineSelector, useSend } from '#src/actors/machines.tsx';
import formCss from '#src/components/forms/form.module.css';
import { failureText } from '#src/i18n/failure.ts';
import { formatTime, timeZoneLabel } from '#src/i18n/time.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Button, Spinner, TextButton } from '#src/ui/elements.tsx';
import { InlineAlert } from '#src/ui/Panel.tsx';

/** The outcome of the last change, as far as is known. */
export function Outcome() {
  const send = useSend('playLimits');
  const { t, i18n } = useLingui();
  const snapshot = useMachineSelector('playLimits', (current) => current);
  const { change, at, failure } = snapshot.context;
  if (snapshot.matches({ overview: 'saved' }) && change) {
    const text = {
      limit: t`Your limit is now active.`,
      reminder: t`Your reminder is saved.`,
      coolOff: t`Your break has begun.`,
      exclusion: t`Your self-exclusion has begun.`,
    }[change.type];
    return <InlineAlert tone="success" icon={<CircleCheck />} text={text} />;
  }
  if (snapshot.matches({ overview: 'waiting' })) {
    const time = formatTime(i18n.locale, at);
    const zone = timeZoneLabel();
    return (
      <InlineAlert
        tone="warning"
        icon={<Hourglass />}
        text={<Trans>Your current limit stays. A higher one takes 24 hours.</Trans>}
        detail={
          time ? (
            <Trans>
              Confirm it here again from {time} ({zone}).
            </Trans>
          ) : (
            <Trans>Confirm it here again then.</Trans>
          )
        }
      />
    );
  }
  if (snapshot.matches({ overview: 'missing' }) && change)
    return (
      <InlineAlert
        tone="warning"
        icon={<CircleAlert />}
        text={<Trans>We did not receive your change.</Trans>}
        action={
          <TextButton onClick={() => send({ type: 'limits.set', change })}>
            <Trans>Send it again</Trans>
          </TextButton>
        }
      />
    );
  if (snapshot.matches('checking'))
    return (
      <InlineAlert
        tone="info"
        icon={<Spinner />}
        text={<Trans>We are checking whether we have received your change.</Trans>}
      />
    );
  if (snapshot.matches('unknown'))
    return (
      <InlineAlert
        tone="warning"
        icon={<CircleHelp />}
        text={<Trans>We do not know yet whether we have received your change.</Trans>}
        detail={<Trans>We check again every few seconds.</Trans>}
        action={
          <TextButton onClick={() => send({ type: 'limits.check' })}>
            <Trans>Check now</Trans>
          </TextButton>
        }
      />
    );
  if (!snapshot.matches({ overview: 'refused' }) || !failure) return null;
  return <InlineAlert tone="error" icon={<CircleAlert />} text={failureText(i18n, failure)} />;
}

interface Props {
  title: ReactNode;
  text: ReactNode;
  yes: ReactNode;
  danger?: boolean;
  /** Returns false if it must not be sent. */
  onSubmit?: () => boolean;
  children?: ReactNode;
}

/** Asks whether a change is wanted. */
export function ReviewDialog({ title, text, yes, danger, onSubmit, children }: Props) {
  const send = useSend('playLimits');
  const { t, i18n } = useLingui();
  const isBusy = useMachineSelector('playLimits', (snapshot) => snapshot.hasTag('busy'));
  const isMissing = useMachineSelector('playLimits', (snapshot) =>
    snapshot.matches({ reviewing: 'missing' }),
  );
  const failure = useMachineSelector('playLimits', (snapshot) =>
    snapshot.matches({ reviewing: 'refused' }) ? snapshot.context.failure : null,
  );
  const back = () => send({ type: 'limits.back' });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy || onSubmit?.() === false) return;
    send({ type: 'limits.confirm' });
  };
  return (
    <Dialog
      title={title}
      text={text}
      failure={failure && failureText(i18n, failure)}
      closeLabel={t`Close`}
      locked={isBusy}
      onClose={back}
    >
      <form className={formCss.form} noValidate onSubmit={submit}>
        {isMissing && (
          <InlineAlert
            tone="warning"
            icon={<CircleAlert />}
            text={<Trans>We did not receive your change.</Trans>}
          />
        )}
        {children}
        <Button
          type="submit"
          variant={danger ? 'danger' : 'secondary'}
          shape="wide"
          busy={isBusy}
          busyLabel={<Trans>Sending</Trans>}
        >
          {yes}
        </Button>
        <Button variant="ghost" shape="wide" disabled={isBusy} onClick={back}>
          <Trans>Back</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
