import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { LoginDevice } from '#contract/realtime.ts';
import type { ModalAnswer } from '#machines/kernel/events.ts';
import { useSend } from '#src/actors/machines.tsx';
import type { ModalProps } from '#src/components/dialogs.tsx';
import { formatTime, timeZoneLabel } from '#src/i18n/time.ts';
import { signInElsewhere } from '#src/storage/sign-in-elsewhere.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Button } from '#src/ui/elements.tsx';
import { DescriptionList } from '#src/ui/Panel.tsx';

/** Why this device is signed out. Only its buttons close it, so that no stray key or tap does. The specification's `already_login_msg`. */
export default function SignedInElsewhere({ modal, onAnswer }: ModalProps<'signedInElsewhere'>) {
  const { t, i18n } = useLingui();
  const sendSignIn = useSend('signIn');
  const sendRecovery = useSend('passwordRecovery');
  const devices: Record<LoginDevice, string> = { desktop: t`Computer`, mobile: t`Phone or tablet` };
  const time = formatTime(i18n.locale, modal.at);
  const lines = [
    ...(time ? [{ id: 'time', label: t`Time`, value: `${time} (${timeZoneLabel()})` }] : []),
    ...(modal.device ? [{ id: 'device', label: t`Device`, value: devices[modal.device] }] : []),
  ];
  const { at, device } = modal;
  useEffect(() => {
    signInElsewhere.set({ at, device });
  }, [at, device]);
  const answer = (value: ModalAnswer, then?: () => void) => () => {
    signInElsewhere.remove();
    onAnswer(value);
    then?.();
  };
  return (
    <Dialog
      title={<Trans>Your account was signed in elsewhere</Trans>}
      text={
        <Trans>
          You have been signed out here. If it was not you who signed in, change your password now.
        </Trans>
      }
      locked
      takesFocus
      actions={
        <>
          <Button variant="ghost" onClick={answer('no')}>
            <Trans>Close</Trans>
          </Button>
          <Button onClick={answer('yes', () => sendRecovery({ type: 'recovery.open' }))}>
            <Trans>Change password</Trans>
          </Button>
          <Button variant="primary" onClick={answer('yes', () => sendSignIn({ type: 'signIn.open' }))}>
            <Trans>Sign in again</Trans>
          </Button>
        </>
      }
    >
      <DescriptionList lines={lines} />
    </Dialog>
  );
}
