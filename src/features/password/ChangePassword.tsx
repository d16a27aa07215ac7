import { Trans, useLingui } from '@lingui/react/macro';
import { useSend } from '#src/app/context.tsx';
import type { ModalProps } from '#src/components/dialogs/modal-props.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import ChangeForm from './ChangePasswordForm.tsx';

/** Where it is forced, signing out is the only other way. */
export default function ChangePassword({ modal: { forced }, onAnswer }: ModalProps<'changePassword'>) {
  const { t } = useLingui();
  const session = useSend('session');
  return (
    <Dialog
      title={forced ? <Trans>Choose a password of your own</Trans> : <Trans>Change password</Trans>}
      text={
        forced ? (
          <Trans>The one that you came in with was given to you. Everything else opens after this.</Trans>
        ) : (
          <Trans>Your other devices are signed out when it is done.</Trans>
        )
      }
      locked={forced}
      {...(!forced && { closeLabel: t`Close` })}
      onClose={() => onAnswer('no')}
    >
      <ChangeForm />
      {forced && (
        <Button shape="wide" kind="plain" onClick={() => session({ type: 'session.signOut' })}>
          <Trans>Sign out</Trans>
        </Button>
      )}
    </Dialog>
  );
}
