import { Trans } from '@lingui/react/macro';
import WifiOff from 'lucide-react/icons/wifi-off';
import { Banner } from '#src/ui/InlineAlert.tsx';
import css from './OfflineBanner.module.css';

/** Says what it means that the line is down. */
export const OfflineBanner = () => (
  <div className={css.place}>
    <Banner
      tone="warn"
      icon={<WifiOff />}
      text={<Trans>The connection is lost</Trans>}
      detail={<Trans>We try again by ourselves. What you see is from before; your balance is safe.</Trans>}
    />
  </div>
);
