import { Trans, useLingui } from '@lingui/react/macro';
import { Ban, Share2 as Share } from 'lucide-react';
import { useState } from 'react';
import { isOutcomeUnknown } from '#contract/call.ts';
import type { AgentLink } from '#contract/endpoints/agents/promotion.ts';
import { QrCode } from '#src/components/QrCode.tsx';
import { failureText } from '#src/i18n/failure.ts';
import { formatDate } from '#src/i18n/time.ts';
import { Button } from '#src/ui/Button.tsx';
import { CopyField } from '#src/ui/CopyButton.tsx';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { InlineAlert } from '#src/ui/InlineAlert.tsx';
import css from './Promotion.module.css';
import { useDisableLink, useLinkKinds } from './promotion-queries.ts';

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

/** Disabling needs a confirmation, because it cannot be undone. */
function DisableLinkDialog({ link, onClose }: { link: AgentLink; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { mutate, isPending, error } = useDisableLink();
  const { name } = link;
  return (
    <Dialog
      title={<Trans>Disable this link?</Trans>}
      text={
        <Trans>
          “{name}” will no longer accept registrations, and it cannot be enabled again. Members who have
          registered through it stay in your downline.
        </Trans>
      }
      failure={
        error &&
        (isOutcomeUnknown(error.failure) ? (
          <Trans>We do not know whether the link was disabled. You can disable it again.</Trans>
        ) : (
          failureText(i18n, error.failure)
        ))
      }
      closeLabel={t`Close`}
      locked={isPending}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isPending}>
            <Trans>Keep the link</Trans>
          </Button>
          <Button
            variant="danger"
            busy={isPending}
            busyLabel={<Trans>Disabling</Trans>}
            onClick={() => mutate(link.code, { onSuccess: onClose })}
          >
            <Trans>Disable</Trans>
          </Button>
        </>
      }
    />
  );
}
