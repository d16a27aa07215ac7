import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ProfileField, VerifiedField } from '#contract/endpoints/profile.ts';
import { contactVerifyMachine } from '#machines/profile/contact-verify.machine.ts';
import { profileEditMachine } from '#machines/profile/profile-edit.machine.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { contactVerifyImplementations, profileEditImplementations } from './profile.implementations.ts';
import { canEdit, canVerify } from './profile-fields.ts';

type ContactActor = ActorRefFrom<typeof contactVerifyMachine>;
export interface ProfileActors {
  edit: ActorRefFrom<typeof profileEditMachine>;
  contacts: Record<VerifiedField, ContactActor>;
}

export function useProfileActors(): ProfileActors {
  const queryClient = useQueryClient();
  const edit = usePageActor(() => ({
    machine: profileEditMachine.provide(profileEditImplementations(queryClient)),
    input: undefined,
  }));
  const email = usePageActor(() => contactVerify(queryClient, 'member_email'));
  const phone = usePageActor(() => contactVerify(queryClient, 'member_phone'));
  return { edit, contacts: { member_email: email, member_phone: phone } };
}

const contactVerify = (queryClient: QueryClient, field: VerifiedField) => ({
  id: `contactVerify.${field}`,
  machine: contactVerifyMachine.provide(contactVerifyImplementations(queryClient)),
  input: { field },
});

/** Tells the machines when their field cannot be set or verified any more, or is not shown. */
export function useObsoleteForms({ edit, contacts }: ProfileActors, fields: readonly ProfileField[]) {
  const edited = useSelector(edit, (snapshot) =>
    snapshot.matches({ open: 'editing' }) ? snapshot.context.field : null,
  );
  const isObsolete = edited !== null && !fields.some((field) => field.name === edited && canEdit(field));
  useEffect(() => {
    if (isObsolete) edit.send({ type: 'edit.obsolete' });
  }, [edit, isObsolete]);
  useObsoleteContact(contacts.member_email, 'member_email', fields);
  useObsoleteContact(contacts.member_phone, 'member_phone', fields);
}

function useObsoleteContact(actor: ContactActor, name: VerifiedField, fields: readonly ProfileField[]) {
  const isWaiting = useSelector(
    actor,
    (snapshot) => snapshot.matches({ open: 'editing' }) || snapshot.matches('verified'),
  );
  const isObsolete = isWaiting && !fields.some((field) => field.name === name && canVerify(field));
  useEffect(() => {
    if (isObsolete) actor.send({ type: 'contact.obsolete' });
  }, [actor, isObsolete]);
}
