import { Trans } from '@lingui/react/macro';
import { useSend } from '#src/actors/machines.tsx';
import { MessageDialog, type ModalProps } from '#src/components/dialogs.tsx';
import { site } from '#src/site/site.ts';
import { TextButton } from '#src/ui/elements.tsx';

export default function SignInPrompt({ onAnswer }: ModalProps<'signInPrompt'>) {
  const send = useSend('demoPlay');
  const tryDemo = () => {
    onAnswer('no');
    send({ type: 'demo.open', game: null });
  };
  return (
    <MessageDialog
      title={<Trans>Sign in to play</Trans>}
      text={<Trans>Games use the balance in your wallet. Sign in to continue.</Trans>}
      no={<Trans>Not now</Trans>}
      yes={<Trans>Sign in</Trans>}
      onAnswer={onAnswer}
    >
      {!site.isDemo && (
        <TextButton onClick={tryDemo}>
          <Trans>Play a demo game without an account</Trans>
        </TextButton>
      )}
    </MessageDialog>
  );
}
