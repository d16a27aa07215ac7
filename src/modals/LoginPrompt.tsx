import { Trans } from '@lingui/react/macro';
import { Message } from './Message.tsx';
import type { ModalProps } from './ModalHost.tsx';

export default function LoginPrompt({ onAnswer }: ModalProps<'loginPrompt'>) {
  return (
    <Message
      title={<Trans>Sign in to play</Trans>}
      text={<Trans>Games are played from your own wallet, so we need to know who you are.</Trans>}
      no={<Trans>Not now</Trans>}
      yes={<Trans>Sign in</Trans>}
      onAnswer={onAnswer}
    />
  );
}
