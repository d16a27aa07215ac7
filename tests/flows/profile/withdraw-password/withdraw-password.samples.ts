import type { Samples } from 'xstate-path-tests';
import type { withdrawPasswordMachine } from '#machines/profile/withdraw-password.machine.ts';
import { refused } from '#tests/flows/test-data.ts';

export const samples = {
  events: {
    'withdrawPassword.submit': [
      {
        event: { type: 'withdrawPassword.submit', oldPassword: null, password: '1357' },
        when: (snapshot) => snapshot.matches('form'),
      },
    ],
  },
  outcomes: {
    store: [
      { name: 'saved', done: { ok: true, data: null } },
      { name: 'locked', done: refused('/member/profile/withdraw_password', '102') },
    ],
  },
  project: ({ failure }) => ({ failure: failure?.code }),
} satisfies Samples<typeof withdrawPasswordMachine>;
