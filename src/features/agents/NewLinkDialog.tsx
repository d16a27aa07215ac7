import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import { linkNameLength } from '#contract/constants.ts';
import { linkKinds } from '#contract/endpoints/agents/promotion.ts';
import { CallError } from '#src/api/call.ts';
import { FailureText } from '#src/components/FailureText.tsx';
import css from '#src/components/forms/form.module.css';
import { SubmitButton } from '#src/components/forms/SubmitButton.tsx';
import { site } from '#src/site/site.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { SelectField, TextField } from '#src/ui/Field.tsx';
import { useCreateLink, useLinkKinds } from './promotion-queries.ts';

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
      <form className={css.form} noValidate onSubmit={submit}>
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
