import { assertEvent, assign, setup } from 'xstate';
import type { CallResult, Failure } from '#contract/call.ts';
import { failureName } from '#contract/codes.ts';
import type { AccountKind } from '#contract/endpoints/money/accounts.ts';
import { failureOf, ifOk, isOk, setFailure } from '#machines/kernel/result.ts';
import { unimplementedPromise } from '#machines/kernel/unimplemented.ts';

/** An account as the member enters it. */
export interface NewAccount {
  kind: AccountKind;
  /** ID of the bank, the brand or the network. */
  institution: string;
  branch: string;
  /** Number or address. */
  number: string;
  alias: string;
}
/** An account is added or removed with the withdrawal password. */
interface Confirmed {
  password: string;
}

/** The member's accounts for withdrawals: adds one, removes one, or makes one the default. */
export const bankAccountMachine = setup({
  types: {
    context: {} as {
      /** The account that is removed or made the default. */
      id: string | null;
      failure: Failure | null;
    },
    events: {} as
      | { type: 'account.add' }
      /** The password is sent on and not stored in the context. */
      | ({ type: 'account.submit'; account: NewAccount } & Confirmed)
      | { type: 'account.remove'; id: string }
      | ({ type: 'account.confirm' } & Confirmed)
      | { type: 'account.close' }
      | { type: 'account.default'; id: string },
    tags: {} as 'busy',
  },
  actors: {
    store: unimplementedPromise<CallResult<unknown>, NewAccount & Confirmed>('store'),
    destroy: unimplementedPromise<CallResult<unknown>, { id: string } & Confirmed>('destroy'),
    setDefault: unimplementedPromise<CallResult<unknown>, { id: string }>('setDefault'),
  },
  actions: {
    setId: assign({ id: (_, { id }: { id: string }) => id }),
    clearFailure: assign({ failure: null }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
  },
  guards: {
    isOk,
    /** The account does not exist: an earlier request has removed it. */
    isGone: (_, failure: Failure) => failureName(failure) === 'account_gone',
  },
}).createMachine({
  id: 'bankAccount',
  context: { id: null, failure: null },
  initial: 'list',
  states: {
    list: {
      on: {
        'account.add': { target: 'adding', actions: 'clearFailure' },
        'account.remove': {
          target: 'removing',
          actions: ['clearFailure', { type: 'setId', params: ({ event }) => event }],
        },
        'account.default': {
          target: 'settingDefault',
          actions: { type: 'setId', params: ({ event }) => event },
        },
      },
      initial: 'idle',
      states: { idle: {}, added: {}, removed: {} },
    },
    adding: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'account.submit': 'submitting',
            'account.close': { target: '#bankAccount.list', actions: 'clearFailure' },
          },
        },
        submitting: {
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'store',
            src: 'store',
            input: ({ event }) => {
              assertEvent(event, 'account.submit');
              const { account, password } = event;
              return { ...account, password };
            },
            onDone: [
              { guard: ifOk, target: '#bankAccount.list.added' },
              { target: 'editing', actions: setFailure },
            ],
          },
        },
      },
    },
    removing: {
      initial: 'confirming',
      states: {
        confirming: {
          on: {
            'account.confirm': 'submitting',
            'account.close': { target: '#bankAccount.list', actions: 'clearFailure' },
          },
        },
        submitting: {
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'destroy',
            src: 'destroy',
            input: ({ context: { id }, event }) => {
              assertEvent(event, 'account.confirm');
              const { password } = event;
              return { id: id ?? '', password };
            },
            onDone: [
              { guard: ifOk, target: '#bankAccount.list.removed' },
              { guard: { type: 'isGone', params: failureOf }, target: '#bankAccount.list.removed' },
              { target: 'confirming', actions: setFailure },
            ],
          },
        },
      },
    },
    settingDefault: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'setDefault',
        src: 'setDefault',
        input: ({ event }) => {
          assertEvent(event, 'account.default');
          const { id } = event;
          return { id };
        },
        onDone: [
          { guard: ifOk, target: 'list' },
          { target: 'list', actions: setFailure },
        ],
      },
    },
  },
});
