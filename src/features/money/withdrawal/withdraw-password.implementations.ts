import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import { setWithdrawPassword } from '#contract/endpoints/profile.ts';
import type { Implementations } from '#machines/kernel/unimplemented.ts';
import type {
  NewWithdrawPassword,
  withdrawPasswordMachine,
} from '#machines/profile/withdraw-password.machine.ts';
import { refetch } from '#src/api/cache-updates.ts';
import { call } from '#src/api/call.ts';

export const withdrawPasswordImplementations = (
  queryClient: QueryClient,
): Implementations<typeof withdrawPasswordMachine> => ({
  actors: {
    store: fromPromise<CallResult<unknown>, NewWithdrawPassword>(async ({ input, signal }) => {
      const { oldPassword, password } = input;
      const body = { password, ...(oldPassword !== null && { old_password: oldPassword }) };
      const result = await call(setWithdrawPassword, body, { signal });
      // Also after a failure: another tab may have set one, and a lost response may be a success.
      void refetch(queryClient, 'profile');
      return result;
    }),
  },
});
