import { Trans } from '@lingui/react/macro';
import { Confirm } from './Confirm.tsx';
import type { ModalProps } from './ModalHost.tsx';

export default function LoginPrompt({ onAnswer }: ModalProps<'loginPrompt'>) {
  return (
    <Confirm
      title={<Trans>Sign in to play</Trans>}
      text={<Trans>Games are played from your own wallet, so we need to know who you are.</Trans>}
      no={<Trans>Not now</Trans>}
      yes={<Trans>Sign in</Trans>}
      onAnswer={onAnswer}
    />
  );
}
