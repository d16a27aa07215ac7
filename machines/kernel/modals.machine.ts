import { assign, emit, setup } from 'xstate';
import type { ModalAnswer, ModalAnswerEvent, ModalEvent, ModalKind, ModalRequest } from './events.ts';
import { modals } from './modals.ts';

/** Which modal is on top. A flow requests a modal by its kind and receives `modal.answered.<kind>`. */
export const modalsMachine = setup({
  types: {
    context: {} as { open: ModalRequest[] },
    events: {} as ModalEvent | { type: 'modal.answer'; kind: ModalKind; answer: ModalAnswer },
    emitted: {} as ModalAnswerEvent,
  },
  actions: {
    push: assign({
      open: ({ context }, { modal }: { modal: ModalRequest }) =>
        [...context.open.filter(({ kind }) => kind !== modal.kind), modal].toSorted(
          (a, b) => modals[a.kind].priority - modals[b.kind].priority,
        ),
    }),
    remove: assign({
      open: ({ context }, { kind }: { kind: ModalKind }) =>
        context.open.filter((modal) => modal.kind !== kind),
    }),
  },
  guards: { isEmpty: ({ context }) => context.open.length === 0 },
}).createMachine({
  id: 'modals',
  context: { open: [] },
  initial: 'empty',
  on: {
    'modal.request': { target: '.showing', actions: { type: 'push', params: ({ event }) => event } },
  },
  states: {
    empty: {},
    showing: {
      always: { guard: 'isEmpty', target: 'empty' },
      on: {
        'modal.withdraw': { actions: { type: 'remove', params: ({ event }) => event } },
        'modal.answer': {
          actions: [
            { type: 'remove', params: ({ event }) => event },
            emit(
              ({ event: { kind, answer } }): ModalAnswerEvent => ({ type: 'modal.answered', kind, answer }),
            ),
          ],
        },
      },
    },
  },
});
