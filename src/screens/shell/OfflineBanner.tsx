import { Trans } from '@lingui/react/macro';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useSyncExternalStore } from 'react';
import { Banner } from '../../ui/Banner.tsx';
import css from './OfflineBanner.module.css';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Stays as long as the line is down, and says what that means. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <div className={css.place}>
      <Banner
        tone="warn"
        icon={<WifiOff />}
        text={<Trans>You are offline</Trans>}
        detail={<Trans>Games are paused. What you see is from before; your balance is safe.</Trans>}
      />
    </div>
  );
}
