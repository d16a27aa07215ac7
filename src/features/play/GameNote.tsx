import { Trans, useLingui } from '@lingui/react/macro';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { useState, useSyncExternalStore } from 'react';
import { desktopFrom } from '#contract/limits.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { PlayNote } from '#src/ui/PlayFrame.tsx';

const upright = window.matchMedia(`(orientation: portrait) and (width < ${desktopFrom}px)`);
const listen = (changed: () => void) => {
  upright.addEventListener('change', changed);
  return () => upright.removeEventListener('change', changed);
};

interface Props {
  transferDisabled: boolean;
  /** The game is made for a screen that lies. */
  wide: boolean;
}

/** Said beside the game, until it is put away. */
export function GameNote({ transferDisabled, wide }: Props) {
  const { t } = useLingui();
  const isUpright = useSyncExternalStore(listen, () => upright.matches);
  const [away, setAway] = useState(false);
  const close = (
    <IconButton small label={t`Close`} onClick={() => setAway(true)}>
      <X />
    </IconButton>
  );
  if (away) return null;
  if (transferDisabled) {
    return (
      <PlayNote act={close}>
        <Trans>Transfers to this provider are closed. Your balance stays in your wallet.</Trans>
      </PlayNote>
    );
  }
  if (!wide || !isUpright) return null;
  return (
    <PlayNote act={close}>
      <RotateCw />
      <Trans>Turn your phone: this game is wider than it is tall.</Trans>
    </PlayNote>
  );
}
