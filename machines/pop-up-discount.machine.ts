import { assign, emit, enqueueActions, setup } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import type { DeviceEvent, ModalAnswered, ModalEvent, Notice, PlayEvent, SessionEvent } from './events.ts';
import { unimplementedPromise } from './unimplemented.ts';

export interface PopUpItem {
  id: string;
  /** 0 all, 1 desktop, 2 mobile */
  displayDevice: number;
  title: string;
  /** The operator's HTML, unmodified. */
  content: string;
  /** Operator's clock, in milliseconds; null if the operator gives no time. */
  updatedAt: number | null;
}
/** Audience of the call: a visitor, a member, or a member about to deposit. */
export interface Audience {
  who: 'visitor' | 'member' | 'depositor';
  desktop: boolean;
}
/** The operator's response, and when this tab closed earlier promotions; null if it did not. */
export interface PopUpReport {
  answer: CallResult<{ untilHidden: boolean; items: PopUpItem[] }>;
  closedAt: number | null;
}

interface Context {
  isMember: boolean;
  desktop: boolean;
  deposit: boolean;
  playing: boolean;
  items: PopUpItem[];
  untilHidden: boolean;
  closedAt: number | null;
}

export type PopUpDiscountEvent =
  | Exclude<SessionEvent, { type: 'session.invalid' }>
  | Extract<PlayEvent, { type: 'play.opened' | 'play.closed' }>
  | DeviceEvent
  | { type: 'page.entered'; deposit: boolean }
  | ModalAnswered<'popUpDiscount'>;

/**
 * Whether promotions pop up by themselves (SPEC.md section 4): to a visitor until closed, and again when one
 * is newer than that; to a member once per session; on the deposit page whenever there are any. Never over a
 * game. A failed read shows no notice, because no user requested it.
 */
export const popUpDiscountMachine = setup({
  types: {
    input: {} as { desktop: boolean },
    context: {} as Context,
    events: {} as PopUpDiscountEvent,
    emitted: {} as ModalEvent | Notice,
  },
  actors: {
    readBulletins: unimplementedPromise<PopUpReport, Audience>('readBulletins'),
    /** Stores for this tab that the promotions were closed, and resolves with the time. */
    storeCloseTime: unimplementedPromise<number>('storeCloseTime'),
    hideBulletins: unimplementedPromise<CallResult<unknown>, Audience>('hideBulletins'),
  },
  actions: {
    setAudience: assign({ isMember: ({ event }) => event.type === 'session.opened' }),
    setItems: assign(({ context }, { answer, closedAt }: PopUpReport) => ({
      closedAt,
      untilHidden: answer.ok && answer.data.untilHidden,
      items: answer.ok
        ? answer.data.items.filter(({ displayDevice }) => isForDevice(displayDevice, context))
        : [],
    })),
    notifyFailure: enqueueActions(({ enqueue }, answer: CallResult<unknown>) => {
      if (!answer.ok) enqueue.emit({ type: 'notice', tone: 'error', failure: answer.failure });
    }),
  },
  guards: {
    isDue: ({ context }) => isDue(context),
    isOnDepositPage: ({ context }) => isDepositor(context),
    isUntilHidden: ({ context }) => context.isMember && context.untilHidden,
  },
}).createMachine({
  id: 'popUpDiscount',
  context: ({ input }) => ({
    isMember: false,
    desktop: input.desktop,
    deposit: false,
    playing: false,
    items: [],
    untilHidden: false,
    closedAt: null,
  }),
  initial: 'restoring',
  on: {
    'session.opened': { target: '.ready', actions: 'setAudience' },
    'session.closed': { target: '.ready', actions: 'setAudience' },
    'device.changed': { actions: assign({ desktop: ({ event }) => event.desktop }) },
    'page.entered': { actions: assign({ deposit: ({ event }) => event.deposit }) },
    'play.opened': { actions: assign({ playing: true }) },
    'play.closed': { actions: assign({ playing: false }) },
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
            onDone: { target: 'settled', actions: { type: 'setItems', params: ({ event }) => event.output } },
          },
        },
        settled: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'isDue', target: 'showing' }, { target: 'quiet' }] },
            quiet: {
              on: { 'play.closed': { target: 'deciding', actions: assign({ playing: false }) } },
            },
            showing: {
              entry: emit({ type: 'modal.request', modal: { kind: 'popUpDiscount' } }),
              exit: emit({ type: 'modal.withdraw', kind: 'popUpDiscount' }),
              on: {
                'modal.answered.popUpDiscount': [
                  {
                    guard: 'isOnDepositPage',
                    target: '#popUpDiscount.ready.closed',
                    actions: assign({ items: [] }),
                  },
                  { target: '#popUpDiscount.ready.storingCloseTime' },
                ],
                // Shown again when the game ends.
                'play.opened': { target: 'quiet', actions: assign({ playing: true }) },
              },
            },
          },
        },
        storingCloseTime: {
          invoke: {
            id: 'storeCloseTime',
            src: 'storeCloseTime',
            onDone: { target: 'closed', actions: assign({ closedAt: ({ event }) => event.output }) },
          },
        },
        closed: { always: [{ guard: 'isUntilHidden', target: 'hiding' }, { target: 'settled.quiet' }] },
        hiding: {
          invoke: {
            id: 'hideBulletins',
            src: 'hideBulletins',
            input: ({ context }) => audienceOf(context),
            onDone: [
              { guard: ({ event }) => event.output.ok, target: 'rereading' },
              {
                target: 'settled.quiet',
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
              target: 'settled.quiet',
              actions: { type: 'setItems', params: ({ event }) => event.output },
            },
          },
        },
      },
    },
  },
});

function isDue(context: Context): boolean {
  const { isMember, playing, items, closedAt } = context;
  if (playing || items.length === 0) return false;
  if (closedAt === null || isDepositor(context)) return true;
  return !isMember && items.some(({ updatedAt }) => updatedAt !== null && updatedAt > closedAt);
}

const isDepositor = ({ isMember, deposit }: Pick<Context, 'isMember' | 'deposit'>) => isMember && deposit;

const isForDevice = (displayDevice: number, { desktop }: Pick<Context, 'desktop'>) =>
  displayDevice === 0 || displayDevice === (desktop ? 1 : 2);

function audienceOf(context: Context): Audience {
  const who = isDepositor(context) ? 'depositor' : context.isMember ? 'member' : 'visitor';
  return { who, desktop: context.desktop };
}
