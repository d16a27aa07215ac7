import type { Samples } from 'xstate-path-tests';
import type { bankAccountMachine } from '#machines/money/bank-account.machine.ts';
import { newAccount, refused } from '#tests/flows/test-data.ts';

export const samples = {
  events: {
    'account.add': [{ event: { type: 'account.add' }, when: (snapshot) => snapshot.matches('list') }],
    'account.submit': [
      {
        event: { type: 'account.submit', account: newAccount, password: '2468' },
        when: (snapshot) => snapshot.matches({ adding: 'editing' }),
      },
    ],
    'account.remove': [
      { event: { type: 'account.remove', id: '1' }, when: (snapshot) => snapshot.matches('list') },
    ],
    'account.confirm': [
      {
        event: { type: 'account.confirm', password: '2468' },
        when: (snapshot) => snapshot.matches({ removing: 'confirming' }),
      },
    ],
    'account.close': [
      {
        event: { type: 'account.close' },
        when: (snapshot) =>
          snapshot.matches({ adding: 'editing' }) || snapshot.matches({ removing: 'confirming' }),
      },
    ],
    'account.default': [
      { event: { type: 'account.default', id: '2' }, when: (snapshot) => snapshot.matches('list') },
    ],
  },
  outcomes: {
    store: [
      { name: 'added', done: { ok: true, data: null } },
      { name: 'exists', done: refused('/member/account/store', '102') },
    ],
    destroy: [
      { name: 'removed', done: { ok: true, data: null } },
      { name: 'gone', done: refused('/member/account/destroy', '109') },
      { name: 'wrong password', done: refused('/member/account/destroy', '101') },
    ],
    setDefault: [
      { name: 'set', done: { ok: true, data: null } },
      { name: 'refused', done: refused('/member/account/default', '110') },
    ],
  },
  project: ({ id, failure }) => ({ id, failure: failure?.code }),
} satisfies Samples<typeof bankAccountMachine>;
