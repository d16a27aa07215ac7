import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { ModalAnswer, ModalEvent, ModalRequest } from './events.ts';

interface Open {
  id: string;
  modal: ModalRequest;
}

/** What is asked while money is at stake stands above what is merely offered. */
const priority: Record<ModalRequest['kind'], number> = {
  signOutInPlay: 3,
  maintenance: 2,
  popupBlocked: 2,
  signIn: 1,
  loginPrompt: 1,
};

/** Which modal is on top. Flows ask by an id of their own, and the answer comes back with it. */
export const modalsMachine = setup({
  types: {
    context: {} as { open: Open[] },
    events: {} as
      | Extract<ModalEvent, { type: 'modal.request' | 'modal.withdraw' }>
      | { type: 'modal.answer'; id: string; answer: ModalAnswer }
      | { type: 'modal.dismissAll' },
    emitted: {} as Extract<ModalEvent, { type: 'modal.answered' }>,
  },
  actions: {
    put: assign({
      open: ({ context }, { id, modal }: Open) =>
        [...context.open.filter((other) => other.id !== id), { id, modal }].toSorted(
          (a, b) => priority[a.modal.kind] - priority[b.modal.kind],
        ),
    }),
    take: assign({
      open: ({ context }, { id }: { id: string }) => context.open.filter((other) => other.id !== id),
    }),
  },
  guards: {
    isEmpty: ({ context }) => context.open.length === 0,
    isOpen: ({ context }, { id }: { id: string }) => context.open.some((modal) => modal.id === id),
  },
}).createMachine({
  id: 'modals',
  context: { open: [] },
  initial: 'empty',
  on: {
    'modal.request': { target: '.showing', actions: { type: 'put', params: ({ event }) => event } },
  },
  states: {
    empty: {},
    showing: {
      always: { guard: 'isEmpty', target: 'empty' },
      on: {
        'modal.withdraw': { actions: { type: 'take', params: ({ event }) => event } },
        'modal.answer': {
          guard: { type: 'isOpen', params: ({ event }) => event },
          actions: [
            { type: 'take', params: ({ event }) => event },
            emit(({ event }) => ({ type: 'modal.answered', id: event.id, answer: event.answer })),
          ],
        },
        'modal.dismissAll': { target: 'empty', actions: assign({ open: [] }) },
      },
    },
  },
});

/** The modal on top, or null. */
export const selectTop = (snapshot: SnapshotFrom<typeof modalsMachine>): Open | null =>
  snapshot.context.open.at(-1) ?? null;
