import { assign, emit, not } from 'xstate';
import { audienceOf, popUpDiscountSetup } from './pop-up-discount.setup.ts';

/**
 * Whether promotions pop up by themselves (specification, section 4): to a visitor until closed, and again when one
 * is newer than that; to a member once per session; on the deposit page whenever there are any. Not in a break.
 * They wait until the user is interruptible, and wait again if that ends before they are seen: their dialog may load
 * late, or be withdrawn for another one. A failed read shows no notice, because no user requested it.
 */
export const popUpDiscountMachine = popUpDiscountSetup.createMachine({
  id: 'popUpDiscount',
  context: ({ input }) => ({
    isMember: false,
    desktop: input.desktop,
    deposit: false,
    onBreak: false,
    interruptible: false,
    items: [],
    untilHidden: false,
    closedAt: null,
  }),
  invoke: { id: 'watchInterruptible', src: 'watchInterruptible' },
  initial: 'restoring',
  on: {
    'session.opened': { target: '.ready', actions: 'setAudience' },
    'session.closed': { target: '.ready', actions: 'setAudience' },
    'device.changed': { actions: assign({ desktop: ({ event }) => event.desktop }) },
    'page.entered': { actions: assign({ deposit: ({ event }) => event.deposit }) },
    'interruptible.changed': { actions: assign({ interruptible: ({ event }) => event.interruptible }) },
    'playBreak.changed': { actions: { type: 'setBreak', params: ({ event }) => event } },
  },
  states: {
    /** Until the session has been restored. */
    restoring: {},
    ready: {
      initial: 'reading',
      on: {
        'device.changed': { target: '.reading', actions: assign({ desktop: ({ event }) => event.desktop }) },
        'page.entered': { target: '.reading', actions: assign({ deposit: ({ event }) => event.deposit }) },
      },
      states: {
        reading: {
          invoke: {
            id: 'readBulletins',
            src: 'readBulletins',
            input: ({ context }) => audienceOf(context),
            onDone: { target: 'loaded', actions: { type: 'setItems', params: ({ event }) => event.output } },
          },
        },
        loaded: {
          initial: 'deciding',
          states: {
            deciding: {
              always: [
                { guard: 'canShow', target: 'showing' },
                { guard: 'isDue', target: 'waiting' },
                { target: 'hidden' },
              ],
            },
            /** Something is due, but the user is busy. */
            waiting: {
              on: {
                'interruptible.changed': {
                  target: 'deciding',
                  actions: assign({ interruptible: ({ event }) => event.interruptible }),
                },
                'playBreak.changed': {
                  target: 'deciding',
                  actions: { type: 'setBreak', params: ({ event }) => event },
                },
              },
            },
            hidden: {},
            showing: {
              entry: emit({ type: 'modal.request', modal: { kind: 'popUpDiscount' } }),
              exit: emit({ type: 'modal.withdraw', kind: 'popUpDiscount' }),
              on: {
                'modal.answered.popUpDiscount': [
                  { guard: not('isOnDepositPage'), target: '#popUpDiscount.ready.storingCloseTime' },
                  {
                    guard: 'isUntilHidden',
                    target: '#popUpDiscount.ready.hiding',
                    actions: assign({ items: [] }),
                  },
                  { target: 'hidden', actions: assign({ items: [] }) },
                ],
                'interruptible.changed': {
                  target: 'deciding',
                  actions: assign({ interruptible: ({ event }) => event.interruptible }),
                },
                'playBreak.changed': {
                  target: 'hidden',
                  actions: { type: 'setBreak', params: ({ event }) => event },
                },
              },
            },
          },
        },
        storingCloseTime: {
          invoke: {
            id: 'storeCloseTime',
            src: 'storeCloseTime',
            onDone: [
              {
                guard: 'isUntilHidden',
                target: 'hiding',
                actions: { type: 'setClosedAt', params: ({ event }) => event.output },
              },
              {
                target: 'loaded.hidden',
                actions: { type: 'setClosedAt', params: ({ event }) => event.output },
              },
            ],
          },
        },
        hiding: {
          invoke: {
            id: 'hideBulletins',
            src: 'hideBulletins',
            input: ({ context }) => audienceOf(context),
            onDone: [
              { guard: ({ event }) => event.output.ok, target: 'rereading' },
              {
                target: 'loaded.hidden',
                actions: { type: 'notifyFailure', params: ({ event }) => event.output },
              },
            ],
          },
        },
        /** Promotions just closed do not reappear, even if the operator still returns some. */
        rereading: {
          invoke: {
            id: 'rereadBulletins',
            src: 'readBulletins',
            input: ({ context }) => audienceOf(context),
            onDone: {
              target: 'loaded.hidden',
              actions: { type: 'setItems', params: ({ event }) => event.output },
            },
          },
        },
      },
    },
  },
});
