import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw, X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { desktopMinWidth } from '#contract/constants.ts';
import { IconButton } from '#src/ui/Button.tsx';
import { PlayNote } from '#src/ui/PlayFrame.tsx';

const portrait = window.matchMedia(`(orientation: portrait) and (width < ${desktopMinWidth}px)`);
const listen = (changed: () => void) => {
  portrait.addEventListener('change', changed);
  return () => portrait.removeEventListener('change', changed);
};

interface Props {
  transferDisabled: boolean;
  /** The game is made for landscape screens. */
  wide: boolean;
}

/** A note beside the game, until it is closed. */
export function GameNote({ transferDisabled, wide }: Props) {
  const { t } = useLingui();
  const isPortrait = useSyncExternalStore(listen, () => portrait.matches);
  const [closed, setClosed] = useState(false);
  const close = (
    <IconButton small label={t`Close`} onClick={() => setClosed(true)}>
      <X />
    </IconButton>
  );
  if (closed) return null;
  if (transferDisabled) {
    return (
      <PlayNote action={close}>
        <Trans>Transfers to this provider are unavailable. Your balance stays in your wallet.</Trans>
      </PlayNote>
    );
  }
  if (!wide || !isPortrait) return null;
  return (
    <PlayNote action={close}>
      <RotateCw />
      <Trans>Turn your phone sideways to play this game.</Trans>
    </PlayNote>
  );
}
