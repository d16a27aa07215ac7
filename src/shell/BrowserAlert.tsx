import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#src/ui/elements.tsx';
import { InlineAlert } from '#src/ui/Panel.tsx';
import css from './OfflineBanner.module.css';

/** Shown once per page load in an unsupported browser. */
export default function BrowserAlert() {
  const { t } = useLingui();
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  return (
    <div className={css.banner}>
      <InlineAlert
        tone="warning"
        icon={<TriangleAlert />}
        text={<Trans>Your browser is out of date</Trans>}
        detail={<Trans>Games may not open. Use the latest Chrome, Edge, Firefox or Safari.</Trans>}
        action={
          <IconButton label={t`Close`} onClick={() => setDismissed(true)}>
            <X />
          </IconButton>
        }
      />
    </div>
  );
}
