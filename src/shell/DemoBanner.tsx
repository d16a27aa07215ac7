import { Trans } from '@lingui/react/macro';
import { FlaskConical } from 'lucide-react';
import { InlineAlert } from '#src/ui/Panel.tsx';
import css from './OfflineBanner.module.css';

/** On every page of a demo site. */
export default function DemoBanner() {
  return (
    <div className={css.banner}>
      <InlineAlert
        tone="info"
        icon={<FlaskConical />}
        text={<Trans>This is a demo site</Trans>}
        detail={
          <Trans>You can look at everything here. No account can be opened, and no game can be played.</Trans>
        }
      />
    </div>
  );
}
