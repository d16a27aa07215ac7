import { assign, emit, enqueueActions, setup } from 'xstate';
import type { Answer } from '#contract/call.ts';
import type { DeviceEvent, ModalAnswered, ModalEvent, Notice, PlayEvent, SessionEvent } from './events.ts';
import { promised } from './unimplemented.ts';

export interface PopUpItem {
  id: string;
  /** 0 all, 1 desktop, 2 mobile */
  displayDevice: number;
  title: string;
  /** The operator's HTML, as it came. */
  content: string;
  /** Milliseconds of the operator's clock; null where the operator names no time. */
  updatedAt: number | null;
}
/** Whom the operator is asked for: a visitor, a member, or a member about to deposit. */
export interface Audience {
  who: 'visitor' | 'member' | 'depositor';
  desktop: boolean;
}
/** What the operator answered, and when this tab closed what came before; null when it has not. */
export interface PopUpReport {
  answer: Answer<{ untilHidden: boolean; items: PopUpItem[] }>;
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
 * Whether the operator's offers are shown unasked (SPEC.md section 4): to a visitor until closed, and again when one
 * of them is newer than that; to a member once a session; on the deposit page whenever there are some. Never over a
 * game. What a reading fails of is not told, since nobody asked for it.
 */
export const popUpDiscountMachine = setup({
  types: {
    input: {} as { desktop: boolean },
    context: {} as Context,
    events: {} as PopUpDiscountEvent,
    emitted: {} as Extract<ModalEvent, { type: 'modal.request' | 'modal.withdraw' }> | Notice,
  },
  actors: {
    readBulletins: promised<PopUpReport, Audience>('readBulletins'),
    /** Keeps for this tab that they were closed, and answers when. */
    keepClosing: promised<number>('keepClosing'),
    hideBulletins: promised<Answer<unknown>, Audience>('hideBulletins'),
  },
  actions: {
    enter: assign({
      isMember: ({ event }) => event.type === 'session.opened',
    }),
    keep: assign(({ context }, { answer, closedAt }: PopUpReport) => ({
      closedAt,
      untilHidden: answer.ok && answer.data.untilHidden,
      items: answer.ok ? answer.data.items.filter(({ displayDevice }) => isFor(displayDevice, context)) : [],
    })),
    tellFailure: enqueueActions(({ enqueue }, answer: Answer<unknown>) => {
      if (!answer.ok) enqueue.emit({ type: 'notice', tone: 'bad', failure: answer.failure });
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
  initial: 'nobody',
  on: {
    'session.opened': { target: '.somebody', actions: 'enter' },
    'session.closed': { target: '.somebody', actions: 'enter' },
    'device.changed': { actions: assign({ desktop: ({ event }) => event.desktop }) },
    'page.entered': { actions: assign({ deposit: ({ event }) => event.deposit }) },
    'play.opened': { actions: assign({ playing: true }) },
    'play.closed': { actions: assign({ playing: false }) },
  },
  states: {
    /** Until storage has said who is here. */
    nobody: {},
    somebody: {
      initial: 'reading',
      on: {
        'device.changed': {
          target: '.reading',
          actions: assign({ desktop: ({ event }) => event.desktop }),
        },
        'page.entered': {
          target: '.reading',
          actions: assign({ deposit: ({ event }) => event.deposit }),
        },
      },
      states: {
        reading: {
          invoke: {
            id: 'readBulletins',
            src: 'readBulletins',
            input: ({ context }) => audienceOf(context),
            onDone: { target: 'settled', actions: { type: 'keep', params: ({ event }) => event.output } },
          },
        },
        settled: {
          initial: 'weighing',
          states: {
            weighing: { always: [{ guard: 'isDue', target: 'showing' }, { target: 'quiet' }] },
            quiet: {
              on: { 'play.closed': { target: 'weighing', actions: assign({ playing: false }) } },
            },
            showing: {
              entry: emit({ type: 'modal.request', modal: { kind: 'popUpDiscount' } }),
              exit: emit({ type: 'modal.withdraw', kind: 'popUpDiscount' }),
              on: {
                'modal.answered.popUpDiscount': [
                  {
                    guard: 'isOnDepositPage',
                    target: '#popUpDiscount.somebody.closed',
                    actions: assign({ items: [] }),
                  },
                  { target: '#popUpDiscount.somebody.keeping' },
                ],
                // It comes back when the game is over.
                'play.opened': { target: 'quiet', actions: assign({ playing: true }) },
              },
            },
          },
        },
        keeping: {
          invoke: {
            id: 'keepClosing',
            src: 'keepClosing',
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
                actions: { type: 'tellFailure', params: ({ event }) => event.output },
              },
            ],
          },
        },
        /** What was just closed does not come back, whatever the operator still has. */
        rereading: {
          invoke: {
            id: 'rereadBulletins',
            src: 'readBulletins',
            input: ({ context }) => audienceOf(context),
            onDone: {
              target: 'settled.quiet',
              actions: { type: 'keep', params: ({ event }) => event.output },
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

const isFor = (displayDevice: number, { desktop }: Pick<Context, 'desktop'>) =>
  displayDevice === 0 || displayDevice === (desktop ? 1 : 2);

function audienceOf(context: Context): Audience {
  const who = isDepositor(context) ? 'depositor' : context.isMember ? 'member' : 'visitor';
  return { who, desktop: context.desktop };
}
