import { Trans } from '@lingui/react/macro';
import { MessageDialog, type ModalProps } from '#src/components/dialogs.tsx';

export default function ChangeGame({ modal: { game, next }, onAnswer }: ModalProps<'changeGame'>) {
  return (
    <MessageDialog
      title={
        <Trans>
          Leave {game.name} and open {next.name}?
        </Trans>
      }
      text={<Trans>You play one game at a time. Your balance in {game.name} returns to your wallet.</Trans>}
      no={<Trans>Stay in the game</Trans>}
      yes={<Trans>Leave and open</Trans>}
      onAnswer={onAnswer}
    />
  );
}
