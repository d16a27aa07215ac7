import { Trans } from '@lingui/react/macro';
import { MessageDialog, type ModalProps } from '#src/components/dialogs.tsx';

export default function SignOutInPlay({ onAnswer }: ModalProps<'signOutInPlay'>) {
  return (
    <MessageDialog
      title={<Trans>A game is open. Sign out anyway?</Trans>}
      text={<Trans>The game will close and its balance will return to your wallet.</Trans>}
      no={<Trans>Keep playing</Trans>}
      yes={<Trans>Sign out</Trans>}
      onAnswer={onAnswer}
    />
  );
}
