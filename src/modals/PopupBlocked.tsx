import { Trans } from '@lingui/react/macro';
import { Message } from './Message.tsx';
import type { ModalProps } from './ModalHost.tsx';

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
