import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { ModalProps } from './ModalHost.tsx';

export default function LoginPrompt({ onAnswer }: ModalProps<'loginPrompt'>) {
  const { t } = useLingui();
  return (
    <Dialog
      title={<Trans>Sign in to play</Trans>}
      text={<Trans>Games are played from your own wallet, so we need to know who you are.</Trans>}
      closeLabel={t`Close`}
      onClose={() => onAnswer('no')}
      acts={
        <>
          <Button kind="plain" onClick={() => onAnswer('no')}>
            <Trans>Not now</Trans>
          </Button>
          <Button kind="lit" onClick={() => onAnswer('yes')}>
            <Trans>Sign in</Trans>
          </Button>
        </>
      }
    />
  );
}
