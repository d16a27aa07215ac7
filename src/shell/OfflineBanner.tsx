import { Trans, useLingui } from '@lingui/react/macro';
import { WifiOff, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector } from '#src/actors/machines.tsx';
import { sessionStore } from '#src/storage/store.ts';
import { IconButton } from '#src/ui/Button.tsx';
import { InlineAlert } from '#src/ui/Panel.tsx';
import css from './OfflineBanner.module.css';

/** Once there is a connection, the next loss is told again; without one, later pages do not tell the same loss again. */
export function useNextLossTold() {
  const isUp = useMachineSelector('realtime', (snapshot) => snapshot.matches({ socket: 'up' }));
  useEffect(() => {
    if (isUp) sessionStore.remove('offlineBannerRead');
  }, [isUp]);
}

/** Shown as long as the connection is lost, until it has been read. */
export function OfflineBanner() {
  const { t } = useLingui();
  const isMember = useMachineSelector('session', selectIsMember);
  const [isRead, setRead] = useState(() => sessionStore.get('offlineBannerRead') !== null);
  if (isRead) return null;
  const close = () => {
    sessionStore.set('offlineBannerRead', '1');
    setRead(true);
    // The button is gone.
    document.querySelector<HTMLElement>('main')?.focus();
  };
  return (
    <div className={css.banner}>
      <InlineAlert
        tone="warning"
        icon={<WifiOff />}
        text={<Trans>Connection lost</Trans>}
        detail={
          isMember ? (
            <Trans>Reconnecting. Some information may be out of date. Your balance is safe.</Trans>
          ) : (
            <Trans>Reconnecting. Some information may be out of date.</Trans>
          )
        }
        action={
          <IconButton label={t`Close`} onClick={close}>
            <X />
          </IconButton>
        }
      />
    </div>
  );
}
