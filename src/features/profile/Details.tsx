import { Trans, useLingui } from '@lingui/react/macro';
import type { ProfileField, VerifiedField } from '#contract/endpoints/profile.ts';
import type { MemberProfile } from '#contract/endpoints/session/member.ts';
import { useMachineSelector, useSend } from '#src/actors/machines.ts';
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
