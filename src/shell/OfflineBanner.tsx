import { Trans } from '@lingui/react/macro';
import WifiOff from 'lucide-react/icons/wifi-off';
import { InlineAlert } from '#src/ui/InlineAlert.tsx';
import css from './OfflineBanner.module.css';

export const OfflineBanner = () => (
  <div className={css.banner}>
    <InlineAlert
      tone="warning"
      icon={<WifiOff />}
      text={<Trans>Connection lost</Trans>}
      detail={<Trans>Reconnecting. Some information may be out of date. Your balance is safe.</Trans>}
    />
  </div>
);
