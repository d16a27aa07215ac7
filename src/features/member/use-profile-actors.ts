import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ActorRefFrom } from 'xstate';
import type { VerifiedField } from '#contract/endpoints/profile.ts';
import { contactVerifyMachine } from '#machines/contact-verify.machine.ts';
import { profileEditMachine } from '#machines/profile-edit.machine.ts';
import { usePageActor } from '#src/app/page-actor.ts';
import { contactVerifyImplementations, profileEditImplementations } from './profile.implementations.ts';

export interface ProfileActors {
  edit: ActorRefFrom<typeof profileEditMachine>;
  contacts: Record<VerifiedField, ActorRefFrom<typeof contactVerifyMachine>>;
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
