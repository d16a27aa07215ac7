import type { Samples } from 'xstate-path-tests';
import type { contactVerifyMachine } from '#machines/profile/contact-verify.machine.ts';
import { refused } from '#tests/flows/test-data.ts';

/** What the profile says about the address: '' if it can be verified. */
export type ContactVerifyStage = '' | 'verified';

export const samples = {
  inputs: [{ name: 'e-mail', input: { field: 'member_email' } }],
  events: {
    'contact.open': [
      { event: { type: 'contact.open' }, at: '', when: (snapshot) => snapshot.matches('closed') },
    ],
    'contact.close': [
      { event: { type: 'contact.close' }, when: (snapshot) => snapshot.matches({ open: 'editing' }) },
    ],
    'contact.submit': [
      {
        event: { type: 'contact.submit', value: 'second@example.com', code: '123456' },
        when: (snapshot) => snapshot.matches({ open: 'editing' }),
      },
    ],
    'contact.obsolete': [
      {
        event: { type: 'contact.obsolete' },
        when: (snapshot) => snapshot.matches({ open: 'editing' }) || snapshot.matches('verified'),
        to: 'verified',
      },
    ],
  },
  outcomes: {
    verify: [
      { name: 'right', done: { ok: true, data: null } },
      { name: 'wrong', done: refused('/member/profile/verify', '101') },
    ],
  },
  project: ({ failure }) => ({ failure: failure?.code }),
} satisfies Samples<typeof contactVerifyMachine, ContactVerifyStage>;
