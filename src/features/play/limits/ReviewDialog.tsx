import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import type { ReactNode, SubmitEvent } from 'react';
import { useMachineSelector, useSend } from '#src/actors/machines.ts';
import formCss from '#src/components/forms/form.module.css';
import { failureText } from '#src/i18n/failure.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { InlineAlert } from '#src/ui/InlineAlert.tsx';

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
