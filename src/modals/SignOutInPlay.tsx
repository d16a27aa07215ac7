import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { ModalProps } from './ModalHost.tsx';

export default function SignOutInPlay({ onAnswer }: ModalProps<'signOutInPlay'>) {
  const { t } = useLingui();
  return (
    <Dialog
      title={<Trans>A game is open. Sign out all the same?</Trans>}
      text={<Trans>The game is closed, and what is left in it goes back to your wallet.</Trans>}
      closeLabel={t`Close`}
      onClose={() => onAnswer('no')}
      acts={
        <>
          <Button onClick={() => onAnswer('no')}>
            <Trans>Keep playing</Trans>
          </Button>
          <Button kind="lit" onClick={() => onAnswer('yes')}>
            <Trans>Sign out</Trans>
          </Button>
        </>
      }
    />
  );
}
