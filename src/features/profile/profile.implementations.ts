import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import { editProfile, verifyProfile } from '#contract/endpoints/profile.ts';
import type { Implementations } from '#machines/kernel/unimplemented.ts';
import type { ContactCode, contactVerifyMachine } from '#machines/profile/contact-verify.machine.ts';
import type { FieldEdit, profileEditMachine } from '#machines/profile/profile-edit.machine.ts';
import { verificationCodeMachine } from '#machines/session/verification-code.machine.ts';
import { refetch } from '#src/api/cache-updates.ts';
import { call } from '#src/api/call.ts';
import { verificationCodeImplementations } from '#src/components/forms/verification-code.implementations.ts';

/** Also after a failure: the profile may have changed before it, or by the request itself. */
async function withRefetch(queryClient: QueryClient, sent: Promise<CallResult<unknown>>) {
  const result = await sent;
  void refetch(queryClient, 'profile');
  return result;
}

export const profileEditImplementations = (
  queryClient: QueryClient,
): Implementations<typeof profileEditMachine> => ({
  actors: {
    edit: fromPromise<CallResult<unknown>, FieldEdit>(({ input: { field, value }, signal }) =>
      withRefetch(queryClient, call(editProfile, { [field]: value }, { signal })),
    ),
  },
});

export const contactVerifyImplementations = (
  queryClient: QueryClient,
): Implementations<typeof contactVerifyMachine> => ({
  actors: {
    verificationCode: verificationCodeMachine.provide(verificationCodeImplementations),
    verify: fromPromise<CallResult<unknown>, ContactCode>(({ input: { field, value, code }, signal }) =>
      withRefetch(queryClient, call(verifyProfile, { field, value, code }, { signal })),
    ),
  },
});
