import { Trans } from '@lingui/react/macro';
import { MessageDialog, type ModalProps } from '#src/components/dialogs.tsx';

export default function PopupBlocked({ modal, onAnswer }: ModalProps<'popupBlocked'>) {
  return (
    <MessageDialog
      title={<Trans>Your browser blocked the pop-up</Trans>}
      text={<Trans>{modal.game.name} opens in a new window. Select “Open game” to continue.</Trans>}
      no={<Trans>Not now</Trans>}
      yes={<Trans>Open game</Trans>}
      onAnswer={onAnswer}
    />
  );
}
