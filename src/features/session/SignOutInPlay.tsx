import { Trans } from '@lingui/react/macro';
import { Message } from '#src/components/dialogs/MessageDialog.tsx';
import type { ModalProps } from '#src/components/dialogs/modal-props.ts';

export default function SignOutInPlay({ onAnswer }: ModalProps<'signOutInPlay'>) {
  return (
    <Message
      title={<Trans>A game is open. Sign out all the same?</Trans>}
      text={<Trans>The game is closed, and what is left in it goes back to your wallet.</Trans>}
      no={<Trans>Keep playing</Trans>}
      yes={<Trans>Sign out</Trans>}
      onAnswer={onAnswer}
    />
  );
}
