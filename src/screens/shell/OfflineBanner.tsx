import { Trans } from '@lingui/react/macro';
import WifiOff from 'lucide-react/icons/wifi-off';
import { selectOffline } from '#machines/selectors.ts';
import { useMachine } from '../../actors/context.tsx';
import { Banner } from '../../ui/Banner.tsx';
import css from './OfflineBanner.module.css';

/** Stays as long as the line is down, and says what that means. */
export function OfflineBanner() {
  const lost = useMachine('realtime', selectOffline);
  if (!lost) return null;
  return (
    <div className={css.place}>
      <Banner
        tone="warn"
        icon={<WifiOff />}
        text={<Trans>The connection is lost</Trans>}
        detail={<Trans>We try again by ourselves. What you see is from before; your balance is safe.</Trans>}
      />
    </div>
  );
}
