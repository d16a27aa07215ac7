import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Lock from 'lucide-react/icons/lock';
import { type ReactNode, useEffect, useRef } from 'react';
import type { MemberProfile } from '#contract/endpoints/member.ts';
import type { ProfileField, VerifiedField } from '#contract/endpoints/profile.ts';
import { formatBirthday } from '#src/i18n/time.ts';
import { cx } from '#src/ui/cx.ts';
import { StatusLine } from '#src/ui/StatusLine.tsx';
import { TextButton } from '#src/ui/TextButton.tsx';
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
} from './profile-fields.ts';
import type { ProfileActors } from './use-profile-actors.ts';

interface Props {
  profile: MemberProfile;
  fields: readonly ProfileField[];
  actors: ProfileActors;
}

/** The fields of the profile by the operator's settings. */
export function Details({ profile, fields, actors }: Props) {
  const currency = profile.memberCurrency;
  return (
    <dl className={css.fields}>
      {fields.map((field) => {
        const { name } = field;
        if (!isFieldName(name)) return null;
        const props = { field, value: profileValue(profile, name), currency };
        if (isVerifiedField(name) && !canEdit(field))
          return <ContactRow key={name} name={name} actor={actors.contacts[name]} {...props} />;
        return <FieldRow key={name} name={name} actor={actors.edit} {...props} />;
      })}
      <Row
        label={<Trans>Currency</Trans>}
        value={currency}
        mark={
          <StatusLine tone="neutral" icon={<Lock />}>
            <Trans>Fixed</Trans>
          </StatusLine>
        }
      />
    </dl>
  );
}

interface FieldProps {
  field: ProfileField;
  value: string;
  currency: string;
}

function FieldRow({
  field,
  name,
  value,
  currency,
  actor,
}: FieldProps & { name: FieldName; actor: ProfileActors['edit'] }) {
  const { i18n } = useLingui();
  const isOpen = useSelector(
    actor,
    (snapshot) => snapshot.matches('open') && snapshot.context.field === name,
  );
  const isEditing = useSelector(actor, (snapshot) => snapshot.matches({ open: 'editing' }));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isSaved = useSelector(
    actor,
    (snapshot) => snapshot.matches('saved') && snapshot.context.field === name,
  );
  const isEditable = canEdit(field);
  useEffect(() => {
    if (isOpen && isEditing && !isEditable) actor.send({ type: 'edit.settled' });
  }, [actor, isOpen, isEditing, isEditable]);
  return (
    <Row
      label={i18n._(labelOf(name))}
      value={name === 'member_birthday' ? formatBirthday(i18n.locale, value) : value}
      mark={isSaved ? <Saved /> : !isEditable && <Fixed field={field} />}
      action={
        isEditable &&
        !isOpen &&
        !isSaved && (
          <TextButton disabled={isBusy} onClick={() => actor.send({ type: 'edit.open', field: name })}>
            <Trans>Add</Trans>
          </TextButton>
        )
      }
      form={isOpen && <FieldForm actor={actor} name={name} currency={currency} />}
    />
  );
}

function ContactRow({
  field,
  name,
  value,
  currency,
  actor,
}: FieldProps & { name: VerifiedField; actor: ProfileActors['contacts'][VerifiedField] }) {
  const { i18n } = useLingui();
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  const isEditing = useSelector(actor, (snapshot) => snapshot.matches({ open: 'editing' }));
  const isDone = useSelector(actor, (snapshot) => snapshot.matches('verified'));
  const isVerified = isDone || field.isVerified;
  const isOpenable = canVerify(field);
  useEffect(() => {
    if ((isEditing || isDone) && !isOpenable) actor.send({ type: 'contact.settled' });
  }, [actor, isEditing, isDone, isOpenable]);
  return (
    <Row
      label={i18n._(labelOf(name))}
      value={value}
      mark={isVerified ? <Verified /> : isOpenable ? value && <NotVerified /> : <Fixed field={field} />}
      action={
        isOpenable &&
        !isOpen &&
        !isVerified && (
          <TextButton onClick={() => actor.send({ type: 'contact.open' })}>
            {value ? <Trans>Verify</Trans> : <Trans>Add</Trans>}
          </TextButton>
        )
      }
      form={isOpen && <ContactForm key={value} actor={actor} name={name} currency={currency} given={value} />}
    />
  );
}

interface RowProps {
  label: ReactNode;
  value: string;
  mark?: ReactNode;
  action?: ReactNode;
  form?: ReactNode;
}

function Row({ label, value, mark, action, form }: RowProps) {
  const row = useRef<HTMLDivElement>(null);
  const isOpen = Boolean(form);
  const wasOpen = useRef(isOpen);
  // The focused field has gone with the form.
  useEffect(() => {
    if (wasOpen.current && !isOpen) (row.current?.querySelector('button') ?? row.current)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div className={cx(css.field, isOpen && css.open)} ref={row} tabIndex={-1}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>
        <span className={css.text}>{value || <Trans>Not provided</Trans>}</span>
        <span role="status">{mark}</span>
      </dd>
      {action && <dd className={css.action}>{action}</dd>}
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
  <StatusLine tone="warning" icon={<CircleAlert />}>
    <Trans>Not verified</Trans>
  </StatusLine>
);

const Saved = () => (
  <StatusLine tone="success" icon={<CircleCheck />}>
    <Trans>Saved</Trans>
  </StatusLine>
);

/** Why the member cannot edit a field. */
const Fixed = ({ field: { name, isSet } }: { field: ProfileField }) => (
  <StatusLine tone="neutral" icon={<Lock />}>
    {isSet ? (
      name === 'member_name' ? (
        <Trans>As on your bank account</Trans>
      ) : (
        <Trans>Fixed</Trans>
      )
    ) : (
      <Trans>Set by customer service</Trans>
    )}
  </StatusLine>
);
