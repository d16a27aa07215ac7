import { Trans, useLingui } from '@lingui/react/macro';
import { useSend } from '../../actors/context.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { ModalProps } from '../ModalHost.tsx';
import ChangeForm from './ChangeForm.tsx';

export default function ChangePassword({ modal, onAnswer }: ModalProps<'changePassword'>) {
  const { t } = useLingui();
  const session = useSend('session');
  if (!modal.forced) {
    return (
      <Dialog
        title={<Trans>Change password</Trans>}
        text={<Trans>Your other devices are signed out when it is done.</Trans>}
        closeLabel={t`Close`}
        onClose={() => onAnswer('no')}
      >
        <ChangeForm />
      </Dialog>
    );
  }
  return (
    <Dialog
      locked
      title={<Trans>Choose a password of your own</Trans>}
      text={<Trans>The one that you came in with was given to you. Everything else opens after this.</Trans>}
      onClose={() => undefined}
    >
      <ChangeForm />
      <Button shape="wide" kind="plain" onClick={() => session({ type: 'session.signOut' })}>
        <Trans>Sign out</Trans>
      </Button>
    </Dialog>
  );
}
