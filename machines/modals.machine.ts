import { assign, emit, setup } from 'xstate';
import type { ModalAnswer, ModalAnswered, ModalEvent, ModalKind, ModalRequest } from './events.ts';

/** Stacking order: questions while money is at stake are above promotions. */
const priority: Record<ModalKind, number> = {
  signOutInPlay: 3,
  maintenance: 2,
  popupBlocked: 2,
  changePassword: 2,
  redEnvelope: 2,
  applyAsAgent: 1,
  signIn: 1,
  register: 1,
  passwordRecovery: 1,
  loginPrompt: 1,
  demoPlay: 1,
  differentDevice: 1,
  protocol: 1,
  offersSoFar: 1,
  news: 1,
  popUpDiscount: 0,
};

/** Which modal is on top. A flow requests a modal by its kind and receives `modal.answered.<kind>`. */
export const modalsMachine = setup({
  types: {
    context: {} as { open: ModalRequest[] },
    events: {} as
      | Exclude<ModalEvent, ModalAnswered>
      | { type: 'modal.answer'; kind: ModalKind; answer: ModalAnswer },
    emitted: {} as ModalAnswered,
  },
  actions: {
    push: assign({
      open: ({ context }, { modal }: { modal: ModalRequest }) =>
        [...context.open.filter(({ kind }) => kind !== modal.kind), modal].toSorted(
          (a, b) => priority[a.kind] - priority[b.kind],
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
              ({ event }): ModalAnswered => ({ type: `modal.answered.${event.kind}`, answer: event.answer }),
            ),
          ],
        },
      },
    },
  },
});
