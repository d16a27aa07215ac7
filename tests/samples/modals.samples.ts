import type { modalsMachine } from '#machines/modals.machine.ts';
import type { Samples } from '#qa/samples.ts';

export const samples = {
  events: {
    'modal.request': [
      { name: 'sign in', event: { type: 'modal.request', id: 'signIn', modal: { kind: 'signIn' } } },
      {
        name: 'sign out in play',
        event: { type: 'modal.request', id: 'signOutInPlay', modal: { kind: 'signOutInPlay' } },
      },
    ],
    'modal.withdraw': [{ name: 'sign in', event: { type: 'modal.withdraw', id: 'signIn' } }],
    'modal.answer': [
      { name: 'sign in', event: { type: 'modal.answer', id: 'signIn', answer: 'no' } },
      { name: 'sign out in play', event: { type: 'modal.answer', id: 'signOutInPlay', answer: 'yes' } },
    ],
    'modal.dismissAll': [{ type: 'modal.dismissAll' }],
  },
  outcomes: {},
  project: ({ open }) => open.map(({ id }) => id),
} satisfies Samples<typeof modalsMachine>;
