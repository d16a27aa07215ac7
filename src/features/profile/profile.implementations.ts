import type { QueryClient } from '@tanstack/react-query';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import {
  editProfile,
  type ProfileField,
  type VerifiedField,
  verifyProfile,
} from '#contract/endpoints/profile.ts';
import type { Implementations } from '#machines/kernel/unimplemented.ts';
import type { ContactCode, contactVerifyMachine } from '#machines/profile/contact-verify.machine.ts';
import type { FieldEdit, profileEditMachine } from '#machines/profile/profile-edit.machine.ts';
import { verificationCodeMachine } from '#machines/session/verification-code.machine.ts';
import type { PageWorld } from '#src/actors/pages.ts';
import { refetch } from '#src/api/cache-updates.ts';
import { call } from '#src/api/call.ts';
import { watchQuery } from '#src/api/watch-query.ts';
import { verificationCodeImplementations } from '#src/components/forms/codes.implementations.ts';
import { canEdit, canVerify, profileInfoQuery } from './profile.ts';

/** Also after a failure: the profile may have changed before it, or by the request itself. */
async function withRefetch(queryClient: QueryClient, sent: Promise<CallResult<unknown>>) {
  const result = await sent;
  void refetch(queryClient, 'profile');
  return result;
}

type World = Omit<PageWorld, 'clock'>;

/** Calls the listener with the fields each time the profile was read. */
const watchFields = (
  { queryClient, epoch }: World,
  listener: (fields: readonly ProfileField[]) => void,
): (() => void) => watchQuery(queryClient, profileInfoQuery(epoch), ({ fields }) => listener(fields));

export const profileEditImplementations = (world: World): Implementations<typeof profileEditMachine> => ({
  actors: {
    edit: fromPromise<CallResult<unknown>, FieldEdit>(({ input: { field, value }, signal }) =>
      withRefetch(world.queryClient, call(editProfile, { [field]: value }, { signal })),
    ),
    watchProfile: fromCallback(({ sendBack }) =>
      watchFields(world, (fields) => {
        sendBack({ type: 'profile.read', editable: fields.filter(canEdit).map(({ name }) => name) });
      }),
    ),
  },
});

export const contactVerifyImplementations = (world: World): Implementations<typeof contactVerifyMachine> => ({
  actors: {
    verificationCode: verificationCodeMachine.provide(verificationCodeImplementations),
    verify: fromPromise<CallResult<unknown>, ContactCode>(({ input: { field, value, code }, signal }) =>
      withRefetch(world.queryClient, call(verifyProfile, { field, value, code }, { signal })),
    ),
    watchProfile: fromCallback<EventObject, { field: VerifiedField }>(({ input, sendBack }) =>
      watchFields(world, (fields) => {
        const canBeVerified = fields.some((field) => field.name === input.field && canVerify(field));
        if (!canBeVerified) sendBack({ type: 'contact.obsolete' });
      }),
    ),
  },
});
