import { Trans, useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { useMachineSelector, useSend } from '#src/actors/machines.ts';
import { failureText } from '#src/i18n/failure.ts';
import { InlineAlert } from '#src/ui/InlineAlert.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { TextButton } from '#src/ui/TextButton.tsx';

/** Whether the cancellation of an order has arrived. */
export function CancelStatus() {
  const send = useSend('withdrawal');
  const { i18n } = useLingui();
  const snapshot = useMachineSelector('withdrawal', (current) => current);
  const { failure } = snapshot.context;
  if (snapshot.matches({ pending: 'checking' }))
    return (
      <InlineAlert
        tone="info"
        icon={<Spinner />}
        text={<Trans>Checking whether your withdrawal was cancelled</Trans>}
      />
    );
  if (snapshot.matches({ pending: 'unknown' }))
    return (
      <InlineAlert
        tone="warning"
        icon={<CircleHelp />}
        text={<Trans>We do not know yet whether your withdrawal was cancelled.</Trans>}
        detail={<Trans>We check again every few seconds.</Trans>}
        action={
          <TextButton onClick={() => send({ type: 'withdrawal.check' })}>
            <Trans>Check now</Trans>
          </TextButton>
        }
      />
    );
  if (snapshot.matches({ pending: 'missing' }))
    return (
      <InlineAlert
        tone="warning"
        icon={<CircleAlert />}
        text={<Trans>We did not receive your cancellation. The withdrawal is still open.</Trans>}
        detail={<Trans>You can cancel it again.</Trans>}
      />
    );
  if (!failure) return null;
  return <InlineAlert tone="error" icon={<CircleAlert />} text={failureText(i18n, failure)} />;
}
