import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Body, CallResult } from '#contract/call.ts';
import { defaultAccount, destroyAccount, storeAccount } from '#contract/endpoints/money/accounts.ts';
import type { Implementations } from '#machines/kernel/unimplemented.ts';
import type { bankAccountMachine, NewAccount } from '#machines/money/bank-account.machine.ts';
import { refetch } from '#src/api/cache-updates.ts';
import { call } from '#src/api/call.ts';

type Request = NewAccount & { password: string };

export const bankAccountImplementations = (
  queryClient: QueryClient,
): Implementations<typeof bankAccountMachine> => {
  /** Also after a failure: a lost response may be a success, and a refusal may come from what has changed. */
  const refetched = async <T>(result: Promise<CallResult<T>>) => {
    const known = await result;
    void refetch(queryClient, 'profile');
    return known;
  };
  return {
    actors: {
      store: fromPromise<CallResult<unknown>, Request>(({ input, signal }) =>
        refetched(call(storeAccount, bodyOf(input), { signal })),
      ),
      destroy: fromPromise<CallResult<unknown>, { id: string; password: string }>(({ input, signal }) =>
        refetched(call(destroyAccount, { id: input.id, withdraw_password: input.password }, { signal })),
      ),
      setDefault: fromPromise<CallResult<unknown>, { id: string }>(({ input, signal }) =>
        refetched(call(defaultAccount, input, { signal })),
      ),
    },
  };
};

function bodyOf({ kind, institution, branch, number, alias, password }: Request): Body<typeof storeAccount> {
  const shared = { alias, withdraw_password: password };
  if (kind === 'bank') return { kind, bank_id: institution, branch, number, ...shared };
  if (kind === 'ewallet') return { kind, brand: institution, number, ...shared };
  return { kind, network: institution, address: number, ...shared };
}
