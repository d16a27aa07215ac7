import { Trans, useLingui } from '@lingui/react/macro';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Banner } from '#src/ui/InlineAlert.tsx';
import css from './OfflineBanner.module.css';

/** Said once to whoever comes with a browser of another age, and not again until the page is loaded anew. */
export default function BrowserAlert() {
  const { t } = useLingui();
  const [seen, setSeen] = useState(false);
  if (seen) return null;
  return (
    <div className={css.place}>
      <Banner
        tone="warn"
        icon={<TriangleAlert />}
        text={<Trans>Your browser is too old for this site</Trans>}
        detail={<Trans>Games may not open. The newest Chrome, Edge, Firefox and Safari work.</Trans>}
        action={
          <IconButton label={t`Close`} onClick={() => setSeen(true)}>
            <X />
          </IconButton>
        }
      />
    </div>
  );
}
