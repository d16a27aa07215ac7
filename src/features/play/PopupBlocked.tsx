import { Trans } from '@lingui/react/macro';
import { Message } from '#src/components/dialogs/MessageDialog.tsx';
import type { ModalProps } from '#src/components/dialogs/modal-props.ts';

export default function PopupBlocked({ modal, onAnswer }: ModalProps<'popupBlocked'>) {
  return (
    <Message
      title={<Trans>Your browser held the window back</Trans>}
      text={<Trans>{modal.game.name} opens in a window of its own. One tap lets it through.</Trans>}
      no={<Trans>Not now</Trans>}
      yes={<Trans>Open game</Trans>}
      onAnswer={onAnswer}
    />
  );
}
