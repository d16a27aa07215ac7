import { Trans, useLingui } from '@lingui/react/macro';
import { useSend } from '#src/actors/machines.tsx';
import type { ModalProps } from '#src/components/dialogs.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Button } from '#src/ui/elements.tsx';
import ChangePasswordForm from './ChangePasswordForm.tsx';

/** When forced, the only other way out is to sign out. */
export default function ChangePassword({ modal: { forced }, onAnswer }: ModalProps<'changePassword'>) {
  const { t } = useLingui();
  const session = useSend('session');
  return (
    <Dialog
      title={forced ? <Trans>Choose your own password</Trans> : <Trans>Change password</Trans>}
      text={
        forced ? (
          <Trans>You signed in with a temporary password. Change it to continue.</Trans>
        ) : (
          <Trans>Your other devices will be signed out.</Trans>
        )
      }
      locked={forced}
      {...(!forced && { closeLabel: t`Close` })}
      onClose={() => onAnswer('no')}
    >
      <ChangePasswordForm />
      {forced && (
        <Button shape="wide" variant="ghost" onClick={() => session({ type: 'session.signOut' })}>
          <Trans>Sign out</Trans>
        </Button>
      )}
    </Dialog>
  );
}
