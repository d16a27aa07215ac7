import { assign, enqueueActions, setup } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import type { PromotionAction } from '#contract/endpoints/promotions/promotions.ts';
import type {
  DeviceEvent,
  ModalAnswered,
  ModalEvent,
  Notice,
  PlayBreakEvent,
  SessionEvent,
} from '#machines/kernel/events.ts';
import { unimplementedCallback, unimplementedPromise } from '#machines/kernel/unimplemented.ts';

export interface PopUpItem {
  id: string;
  /** 0 all, 1 desktop, 2 mobile */
  displayDevice: number;
  title: string;
  /** The operator's HTML, unmodified. */
  content: string;
  /** Operator's clock, in milliseconds; null if the operator gives no time. */
  updatedAt: number | null;
  /** Null: none. */
  action: PromotionAction | null;
}
/** Audience of the call: a visitor, a member, or a member about to deposit. */
export interface Audience {
  who: 'visitor' | 'member' | 'depositor';
  desktop: boolean;
}
/** The operator's response, and when this tab closed earlier promotions; null if it did not. */
export interface PopUpReport {
  result: CallResult<{ untilHidden: boolean; items: PopUpItem[] }>;
  closedAt: number | null;
}

interface Context {
  isMember: boolean;
  desktop: boolean;
  deposit: boolean;
  /** The member has closed promotions. */
  onBreak: boolean;
  /** Only browsing: a promotion interrupts nothing. */
  interruptible: boolean;
  items: PopUpItem[];
  untilHidden: boolean;
  closedAt: number | null;
}

/** Whether the user is only browsing, and not playing, reading, typing or scrolling. */
export type InterruptibleEvent = { type: 'interruptible.changed'; interruptible: boolean };

export type PopUpDiscountEvent =
  | Exclude<SessionEvent, { type: 'session.invalid' }>
  | PlayBreakEvent
  | DeviceEvent
  | { type: 'page.entered'; deposit: boolean }
  | InterruptibleEvent
  | ModalAnswered<'popUpDiscount'>;

/** Types, actors, actions and guards of `pop-up-discount.machine.ts`. */
export const popUpDiscountSetup = setup({
  types: {
    input: {} as { desktop: boolean },
    context: {} as Context,
    events: {} as PopUpDiscountEvent,
    emitted: {} as ModalEvent | Notice,
  },
  actors: {
    /** Reports each change, from not interruptible. */
    watchInterruptible: unimplementedCallback('watchInterruptible'),
    readBulletins: unimplementedPromise<PopUpReport, Audience>('readBulletins'),
    /** Stores for this tab that the promotions were closed, and resolves with the time. */
    storeCloseTime: unimplementedPromise<number>('storeCloseTime'),
    hideBulletins: unimplementedPromise<CallResult<unknown>, Audience>('hideBulletins'),
  },
  actions: {
    setAudience: assign({ isMember: ({ event }) => event.type === 'session.opened' }),
    setBreak: assign({ onBreak: (_, { playBreak }: PlayBreakEvent) => playBreak !== null }),
    setClosedAt: assign({ closedAt: (_, closedAt: number) => closedAt }),
    setItems: assign(({ context }, { result, closedAt }: PopUpReport) => ({
      closedAt,
      untilHidden: result.ok && result.data.untilHidden,
      items: result.ok
        ? result.data.items.filter(({ displayDevice }) => isForDevice(displayDevice, context))
        : [],
    })),
    notifyFailure: enqueueActions(({ enqueue }, result: CallResult<unknown>) => {
      if (!result.ok) enqueue.emit({ type: 'notice', tone: 'error', failure: result.failure });
    }),
  },
  guards: {
    isDue: ({ context }) => isDue(context),
    canShow: ({ context }) => isDue(context) && context.interruptible,
    isOnDepositPage: ({ context }) => isDepositor(context),
    isUntilHidden: ({ context }) => context.isMember && context.untilHidden,
  },
});

function isDue(context: Context): boolean {
  const { isMember, onBreak, items, closedAt } = context;
  if (onBreak || items.length === 0) return false;
  if (closedAt === null || isDepositor(context)) return true;
  return !isMember && items.some(({ updatedAt }) => updatedAt !== null && updatedAt > closedAt);
}

const isDepositor = ({ isMember, deposit }: Pick<Context, 'isMember' | 'deposit'>) => isMember && deposit;

const isForDevice = (displayDevice: number, { desktop }: Pick<Context, 'desktop'>) =>
  displayDevice === 0 || displayDevice === (desktop ? 1 : 2);

export function audienceOf(context: Context): Audience {
  const who = isDepositor(context) ? 'depositor' : context.isMember ? 'member' : 'visitor';
  return { who, desktop: context.desktop };
}
