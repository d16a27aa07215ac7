import type { SnapshotFrom } from 'xstate';
import type { Samples } from 'xstate-path-tests';
import type { modalsMachine } from '#machines/kernel/modals.machine.ts';

type Snapshot = SnapshotFrom<typeof modalsMachine>;
const isOpen = (kind: string) => (snapshot: Snapshot) => snapshot.context.open.at(-1)?.kind === kind;
const isEmpty = (snapshot: Snapshot) => snapshot.matches('empty');

export const samples = {
  events: {
    'modal.request': [
      {
        name: 'sign in',
        event: { type: 'modal.request', modal: { kind: 'signIn' } },
        when: isEmpty,
      },
      {
        name: 'sign-in prompt',
        event: { type: 'modal.request', modal: { kind: 'signInPrompt' } },
        when: isEmpty,
      },
    ],
    'modal.withdraw': [{ event: { type: 'modal.withdraw', kind: 'signIn' }, when: isOpen('signIn') }],
    'modal.answer': [
      {
        name: 'sign in',
        event: { type: 'modal.answer', kind: 'signIn', answer: 'no' },
        when: isOpen('signIn'),
      },
      {
        name: 'sign-in prompt',
        event: { type: 'modal.answer', kind: 'signInPrompt', answer: 'no' },
        when: isOpen('signInPrompt'),
      },
    ],
  },
  outcomes: {},
  project: ({ open }) => open.map(({ kind }) => kind),
} satisfies Samples<typeof modalsMachine>;
