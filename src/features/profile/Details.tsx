import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Lock, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { ProfileField, VerifiedField } from '#contract/endpoints/profile.ts';
import type { MemberProfile } from '#contract/endpoints/session/member.ts';
import { useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { formatBirthday } from '#src/i18n/time.ts';
import { cx, TextButton, VisuallyHidden } from '#src/ui/elements.tsx';
import { StatusLine } from '#src/ui/Panel.tsx';
import { ContactForm } from './ContactForm.tsx';
import css from './Details.module.css';
import { FieldForm } from './FieldForm.tsx';
import {
  canEdit,
  canVerify,
  type FieldName,
  isFieldName,
  isVerifiedField,
  labelOf,
  profileValue,
} from './profile.ts';

interface Props {
  profile: MemberProfile;
  fields: readonly ProfileField[];
}

/** The fields of the profile by the operator's settings. */
export function Details({ profile, fields }: Props) {
  const currency = profile.memberCurrency;
  return (
    <dl className={css.fields}>
      {fields.map((field) => {
        const { name } = field;
        if (!isFieldName(name)) return null;
        const props = { field, value: profileValue(profile, name), currency };
        if (isVerifiedField(name) && !canEdit(field)) return <ContactRow key={name} name={name} {...props} />;
        return <FieldRow key={name} name={name} {...props} />;
      })}
      {/* The specification's profile has it, and no registration setting. */}
      {profile.memberLine && <Row label="LINE" value={profile.memberLine} mark={<NotChangeable />} />}
      <Row label={<Trans>Currency</Trans>} value={currency} mark={<NotChangeable />} />
    </dl>
  );
}

interface FieldProps {
  field: ProfileField;
  value: string;
  currency: string;
}

function FieldRow({ field, name, value, currency }: FieldProps & { name: FieldName }) {
  const send = useSend('profileEdit');
  const { i18n } = useLingui();
  const isOpen = useMachineSelector(
    'profileEdit',
    (snapshot) => snapshot.matches('open') && snapshot.context.field === name,
  );
  const isBusy = useMachineSelector('profileEdit', (snapshot) => snapshot.hasTag('busy'));
  const isSaved = useMachineSelector(
    'profileEdit',
    (snapshot) => snapshot.matches('saved') && snapshot.context.field === name,
  );
  const isEditable = canEdit(field);
  return (
    <Row
      label={i18n._(labelOf(name))}
      value={name === 'member_birthday' ? formatBirthday(i18n.locale, value) : value}
      mark={isSaved ? <Saved /> : !isEditable && <NotChangeable>{whyNotChangeable(field)}</NotChangeable>}
      action={
        isEditable &&
        !isOpen &&
        !isSaved && {
          label: <Trans>Add</Trans>,
          disabled: isBusy,
          onClick: () => send({ type: 'edit.open', field: name }),
        }
      }
      form={isOpen && <FieldForm name={name} currency={currency} />}
    />
  );
}

function ContactRow({ field, name, value, currency }: FieldProps & { name: VerifiedField }) {
  const send = useSend('contactVerify', name);
  const { i18n } = useLingui();
  const isOpen = useMachineSelector('contactVerify', (snapshot) => snapshot.matches('open'), name);
  const isVerified =
    useMachineSelector('contactVerify', (snapshot) => snapshot.matches('verified'), name) || field.isVerified;
  const isOpenable = canVerify(field);
  return (
    <Row
      label={i18n._(labelOf(name))}
      value={value}
      mark={
        isVerified ? (
          <Verified />
        ) : isOpenable ? (
          value && <NotVerified />
        ) : (
          <NotChangeable>{whyNotChangeable(field)}</NotChangeable>
        )
      }
      action={
        isOpenable &&
        !isOpen &&
        !isVerified && {
          label: value ? <Trans>Verify</Trans> : <Trans>Add</Trans>,
          onClick: () => send({ type: 'contact.open' }),
        }
      }
      form={isOpen && <ContactForm key={value} name={name} currency={currency} given={value} />}
    />
  );
}

/** Why the member cannot edit a field; nothing if it is simply set. */
function whyNotChangeable({ name, isSet }: ProfileField) {
  if (!isSet) return <Trans>Set by customer service</Trans>;
  return name === 'member_name' && <Trans>As on your bank account</Trans>;
}

interface RowProps {
  label: ReactNode;
  value: string;
  mark?: ReactNode;
  action?: false | { label: ReactNode; disabled?: boolean; onClick: () => void };
  form?: ReactNode;
}

/** A label with its value, and the form below it. */
function Row({ label, value, mark, action, form }: RowProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const isOpen = Boolean(form);
  const wasOpen = useRef(isOpen);
  // The focused field has gone with the form.
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) (row.current?.querySelector('button') ?? row.current)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div className={cx(css.field, isOpen && css.open)} ref={row} tabIndex={-1}>
      {/* The form's field has the same label. */}
      <dt className={css.label} id={id}>
        {isOpen && !value ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </dt>
      {(value || !isOpen) && (
        <dd className={css.value}>
          <span className={css.text}>{value || <Trans>Not provided</Trans>}</span>
          <span className={css.mark} role="status">
            {mark}
          </span>
        </dd>
      )}
      {action && (
        <dd className={css.action}>
          <TextButton aria-describedby={id} disabled={action.disabled} onClick={action.onClick}>
            {action.label}
          </TextButton>
        </dd>
      )}
      {form && <dd className={css.form}>{form}</dd>}
    </div>
  );
}

const Verified = () => (
  <StatusLine tone="success" icon={<CircleCheck />}>
    <Trans>Verified</Trans>
  </StatusLine>
);

const NotVerified = () => (
  <StatusLine tone="warning" icon={<TriangleAlert />}>
    <Trans>Not verified</Trans>
  </StatusLine>
);

const Saved = () => (
  <StatusLine tone="success" icon={<CircleCheck />}>
    <Trans>Saved</Trans>
  </StatusLine>
);

const NotChangeable = ({ children }: { children?: ReactNode }) => (
  <StatusLine tone="neutral" icon={<Lock />}>
    {children || <Trans>Cannot be changed</Trans>}
  </StatusLine>
);
