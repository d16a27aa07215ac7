import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { ModalProps } from './ModalHost.tsx';

export default function PopupBlocked({ modal, onAnswer }: ModalProps<'popupBlocked'>) {
  const { t } = useLingui();
  return (
    <Dialog
      title={<Trans>Your browser held the window back</Trans>}
      text={<Trans>{modal.game.name} opens in a window of its own. One tap lets it through.</Trans>}
      closeLabel={t`Close`}
      onClose={() => onAnswer('no')}
      acts={
        <>
          <Button kind="plain" onClick={() => onAnswer('no')}>
            <Trans>Not now</Trans>
          </Button>
          <Button kind="lit" onClick={() => onAnswer('yes')}>
            <Trans>Open game</Trans>
          </Button>
        </>
      }
    />
  );
}
