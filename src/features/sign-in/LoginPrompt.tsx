import { Trans } from '@lingui/react/macro';
import { useSend } from '#src/app/context.tsx';
import { Message } from '#src/components/dialogs/MessageDialog.tsx';
import type { ModalProps } from '#src/components/dialogs/modal-props.ts';
import { TextButton } from '#src/ui/TextButton.tsx';

export default function LoginPrompt({ onAnswer }: ModalProps<'loginPrompt'>) {
  const send = useSend('demoPlay');
  const tryOne = () => {
    onAnswer('no');
    send({ type: 'demo.open', game: null });
  };
  return (
    <Message
      title={<Trans>Sign in to play</Trans>}
      text={<Trans>Games are played from your own wallet, so we need to know who you are.</Trans>}
      no={<Trans>Not now</Trans>}
      yes={<Trans>Sign in</Trans>}
      onAnswer={onAnswer}
    >
      <TextButton onClick={tryOne}>
        <Trans>Try another game without an account</Trans>
      </TextButton>
    </Message>
  );
}
