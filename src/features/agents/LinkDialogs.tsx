import { Trans, useLingui } from '@lingui/react/macro';
import { Ban, Share2 as Share } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { isOutcomeUnknown } from '#contract/call.ts';
import { linkNameLength } from '#contract/constants.ts';
import { type AgentLink, linkKinds } from '#contract/endpoints/agents/promotion.ts';
import { CallError } from '#src/api/call.ts';
import { FailureText } from '#src/components/FailureText.tsx';
import formCss from '#src/components/forms/form.module.css';
import { SubmitButton } from '#src/components/forms/form.tsx';
import { QrCode } from '#src/components/QrCode.tsx';
import { failureText } from '#src/i18n/failure.ts';
import { formatDate } from '#src/i18n/time.ts';
import { site } from '#src/site/site.ts';
import { CopyField } from '#src/ui/CopyButton.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Button } from '#src/ui/elements.tsx';
import { SelectField, TextField } from '#src/ui/Field.tsx';
import { DescriptionList, InlineAlert } from '#src/ui/Panel.tsx';
import { useCreateLink, useDisableLink, useLinkKinds } from './agent-queries.ts';
import css from './Promotion.module.css';

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

interface Props {
  /** The agent's, which most links have. */
  currency: string;
  onCreated: (code: string) => void;
  onClose: () => void;
}

/** Creates a link. Keeps what was typed until it is created. */
export function NewLinkDialog({ currency: own, onCreated, onClose }: Props) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useCreateLink();
  const [kind, setKind] = useState<(typeof linkKinds)[number]>('agent');
  const [name, setName] = useState('');
  const [currency, setCurrency] = useState(own);
  const [isChecked, setChecked] = useState(false);
  const kinds = useLinkKinds();
  const problem =
    name.trim() === ''
      ? t`Enter a name for the link.`
      : /[<>]/.test(name)
        ? t`Use no < or > in the name.`
        : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    setChecked(problem !== undefined);
    if (problem !== undefined) return;
    mutate(
      { kind, name: name.trim(), currency: kind === 'friend' ? '' : currency },
      { onSuccess: ({ link }) => onCreated(link.code) },
    );
  };
  return (
    <Dialog
      title={<Trans>New link</Trans>}
      text={<Trans>Create one link for each channel to compare results.</Trans>}
      failure={
        error && (
          <FailureText
            failure={error.failure}
            unknown={
              <Trans>
                We do not know whether the link was created. Look at the list before you try again.
              </Trans>
            }
          />
        )
      }
      closeLabel={t`Close`}
      locked={isPending}
      onClose={onClose}
    >
      <form className={formCss.form} noValidate onSubmit={submit}>
        <TextField
          label={<Trans>Link name, visible only to you</Trans>}
          autoComplete="off"
          autoFocus
          maxLength={linkNameLength}
          value={name}
          onChange={({ target }) => setName(target.value)}
          {...(isChecked && problem && { state: 'invalid', note: problem })}
        />
        <SelectField
          label={<Trans>Type</Trans>}
          value={kind}
          onChange={({ target }) => setKind(linkKinds.find((id) => id === target.value) ?? 'agent')}
        >
          {linkKinds.map((id) => (
            <option key={id} value={id}>
              {kinds[id]}
            </option>
          ))}
        </SelectField>
        {kind === 'friend' ? (
          <p>
            <Trans>Visitors who follow a friend's link choose the currency.</Trans>
          </p>
        ) : (
          <SelectField
            label={<Trans>Currency of the accounts</Trans>}
            value={currency}
            onChange={({ target }) => setCurrency(target.value)}
          >
            {site.currencies.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </SelectField>
        )}
        <SubmitButton
          failure={error instanceof CallError ? error.failure : null}
          variant="primary"
          shape="wide"
          busy={isPending}
          busyLabel={<Trans>Creating</Trans>}
        >
          <Trans>Create the link</Trans>
        </SubmitButton>
      </form>
    </Dialog>
  );
}
