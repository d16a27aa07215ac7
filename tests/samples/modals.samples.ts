import type { modalsMachine } from '#machines/modals.machine.ts';
import type { Samples } from '#qa/samples.ts';

export const samples = {
  events: {
    'modal.request': [
      { name: 'sign in', event: { type: 'modal.request', modal: { kind: 'signIn' } } },
      {
        name: 'sign out in play',
        event: { type: 'modal.request', modal: { kind: 'signOutInPlay' } },
      },
    ],
    'modal.withdraw': [{ name: 'sign in', event: { type: 'modal.withdraw', kind: 'signIn' } }],
    'modal.answer': [
      { name: 'sign in', event: { type: 'modal.answer', kind: 'signIn', answer: 'no' } },
      { name: 'sign out in play', event: { type: 'modal.answer', kind: 'signOutInPlay', answer: 'yes' } },
    ],
  },
  outcomes: {},
  project: ({ open }) => open.map(({ kind }) => kind),
} satisfies Samples<typeof modalsMachine>;
