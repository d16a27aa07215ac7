import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ProfileField, VerifiedField } from '#contract/endpoints/profile.ts';
import type { MemberProfile } from '#contract/endpoints/session/member.ts';
import { formatBirthday } from '#src/i18n/time.ts';
import { ContactForm } from './ContactForm.tsx';
import css from './Details.module.css';
import { FieldForm } from './FieldForm.tsx';
import { NotChangeable, NotVerified, Row, Saved, Verified } from './ProfileRow.tsx';
import {
  canEdit,
  canVerify,
  type FieldName,
  isFieldName,
  isVerifiedField,
  labelOf,
  profileValue,
} from './profile-fields.ts';
import { type ProfileActors, useObsoleteForms } from './use-profile-actors.ts';

interface Props {
  profile: MemberProfile;
  fields: readonly ProfileField[];
  actors: ProfileActors;
}

/** The fields of the profile by the operator's settings. */
export function Details({ profile, fields, actors }: Props) {
  const currency = profile.memberCurrency;
  useObsoleteForms(actors, fields);
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
      <Row label={<Trans>Currency</Trans>} value={currency} mark={<NotChangeable />} />
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
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isSaved = useSelector(
    actor,
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
          onClick: () => actor.send({ type: 'edit.open', field: name }),
        }
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
  const isVerified = useSelector(actor, (snapshot) => snapshot.matches('verified')) || field.isVerified;
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
          onClick: () => actor.send({ type: 'contact.open' }),
        }
      }
      form={isOpen && <ContactForm key={value} actor={actor} name={name} currency={currency} given={value} />}
    />
  );
}

/** Why the member cannot edit a field; nothing if it is simply set. */
function whyNotChangeable({ name, isSet }: ProfileField) {
  if (!isSet) return <Trans>Set by customer service</Trans>;
  return name === 'member_name' && <Trans>As on your bank account</Trans>;
}
