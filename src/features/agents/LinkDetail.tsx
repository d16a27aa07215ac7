import { Trans, useLingui } from '@lingui/react/macro';
import Ban from 'lucide-react/icons/ban';
import Share from 'lucide-react/icons/share-2';
import { useState } from 'react';
import type { AgentLink } from '#contract/endpoints/agents/promotion.ts';
import { QrCode } from '#src/components/QrCode.tsx';
import { formatDate } from '#src/i18n/time.ts';
import { Button } from '#src/ui/Button.tsx';
import { CopyField } from '#src/ui/CopyField.tsx';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { InlineAlert } from '#src/ui/InlineAlert.tsx';
import { DisableLinkDialog } from './DisableLinkDialog.tsx';
import css from './Promotion.module.css';
import { useLinkKinds } from './use-link-kinds.ts';

/** A link to be passed on: its code for cameras, its text, and the share sheet where there is one. */
export function LinkDetail({ link }: { link: AgentLink }) {
  const { t, i18n } = useLingui();
  const [isDisabling, setDisabling] = useState(false);
  const kinds = useLinkKinds();
  const { url, name, code, kind, currency, isDisabled, createdAt } = link;
  // A share sheet that the member closes is no failure.
  const share = () => void navigator.share({ title: name, url }).catch(() => {});
  return (
    <div className={css.detail}>
      {isDisabled ? (
        <InlineAlert
          tone="info"
          icon={<Ban />}
          text={<Trans>This link is disabled. It no longer accepts registrations.</Trans>}
        />
      ) : (
        <>
          <QrCode text={url} label={t`QR code of the link`} />
          <CopyField
            name={<Trans>Link</Trans>}
            text={url}
            label={t`Copy the link`}
            copiedLabel={t`Copied`}
            failedLabel={t`Select the link and copy it`}
          />
        </>
      )}
      <DescriptionList
        lines={[
          { id: 'kind', label: t`Type`, value: kinds[kind] },
          { id: 'code', label: t`Code`, value: code },
          { id: 'currency', label: t`Currency of the accounts`, value: currency || t`Chosen by the visitor` },
          { id: 'created', label: t`Created`, value: formatDate(i18n.locale, createdAt) || t`Unknown` },
        ]}
      />
      {!isDisabled && (
        <div className={css.actions}>
          {'share' in navigator && (
            <Button icon={<Share />} onClick={share}>
              <Trans>Share</Trans>
            </Button>
          )}
          <Button variant="ghost" icon={<Ban />} onClick={() => setDisabling(true)}>
            <Trans>Disable</Trans>
          </Button>
        </div>
      )}
      {isDisabling && <DisableLinkDialog link={link} onClose={() => setDisabling(false)} />}
    </div>
  );
}
