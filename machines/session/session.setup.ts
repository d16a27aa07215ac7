import { assign, type EventObject, emit, enqueueActions, setup } from 'xstate';
import type { CallResult, Failure } from '#contract/call.ts';
import { signOutLeaveWait } from '#contract/times.ts';
import type {
  HandOffEvent,
  Member,
  ModalAnswered,
  ModalEvent,
  Notice,
  PasswordRequiredEvent,
  PlayEvent,
  RealtimeEvent,
  SessionEvent,
} from '#machines/kernel/events.ts';
import { isOk } from '#machines/kernel/result.ts';
import { unimplementedCallback, unimplementedPromise } from '#machines/kernel/unimplemented.ts';

/** Messages from other tabs. */
export type TabEvent = { type: 'tab.started' } | { type: 'tab.ending' } | { type: 'tab.ended' };
export type SessionMachineEvent =
  | { type: 'session.started'; member: Member }
  | { type: 'session.signOut' }
  | HandOffEvent
  | { type: 'session.invalid' }
  | { type: 'call.unauthorized' }
  | Extract<RealtimeEvent, { type: 'realtime.login' }>
  | { type: 'realtime.cleanCache' }
  | { type: 'play.opened' }
  | { type: 'play.closed' }
  | ModalAnswered<'signOutInPlay' | 'replaceMember'>
  | PasswordRequiredEvent
  | TabEvent;

/** The member of a confirmed hand-off; `replaces` is another member who is signed in and stays so. */
export interface HandedOff {
  member: Member;
  replaces: Member | null;
}

const replacesOther = (_: unknown, result: CallResult<HandedOff>): boolean =>
  result.ok && result.data.replaces !== null;

/** Types, actors, actions and guards of `session.machine.ts`. */
export const sessionSetup = setup({
  types: {
    /** The URL carries a hand-off. */
    input: {} as { hasHandOff: boolean },
    context: {} as {
      member: Member | null;
      epoch: number;
      playing: boolean;
      cleaning: boolean;
      hasHandOff: boolean;
    },
    events: {} as SessionMachineEvent,
    emitted: {} as
      | Exclude<SessionEvent, { type: 'session.invalid' }>
      | ModalEvent
      | Extract<PlayEvent, { type: 'play.stop' }>
      | { type: 'area.close' }
      | { type: 'navigate.home' }
      | PasswordRequiredEvent
      | Notice,
    tags: {} as 'busy',
  },
  actors: {
    watchTabs: unimplementedCallback('watchTabs'),
    readSession: unimplementedPromise<Member | null>('readSession'),
    /** Exchanges the hand-off, which the operator has to confirm, and stores the member unless another one is signed in. */
    exchange: unimplementedPromise<CallResult<HandedOff>>('exchange'),
    /** Stores the member of the last exchange, in place of the one who is signed in. */
    replaceMember: unimplementedPromise<CallResult<HandedOff>>('replaceMember'),
    /** Fetches the member's status while the member is signed in, and reports whether it requires another password. */
    watchMemberStatus: unimplementedCallback<EventObject, { epoch: number }>('watchMemberStatus'),
    /** Whether another tab has a game open. */
    findGame: unimplementedPromise<{ open: boolean }>('findGame'),
    /** Makes the other tabs stop their game; resolves when no tab has a game or can start one. */
    endPlay: unimplementedPromise<void>('endPlay'),
    /**
     * Aborts member requests, notifies the operator without waiting, clears storage, notifies the other tabs.
     * A different member who has signed in meanwhile is kept.
     */
    endSession: unimplementedPromise<void, { memberId: string | undefined }>('endSession'),
    /** Clears this site's browser data and reloads the page. */
    cleanAndReload: unimplementedPromise<void>('cleanAndReload'),
  },
  actions: {
    /** A new member does not continue the previous member's game. */
    setMember: enqueueActions(({ context, enqueue }, { member }: { member: Member | null }) => {
      if (context.member && context.member.memberId !== member?.memberId) {
        enqueue.emit({ type: 'play.stop' });
        enqueue.emit({ type: 'area.close' });
      }
      enqueue.assign({ member });
    }),
    /** Anyone can write a link, so it may have signed in another account than the user expects. */
    notifyHandOff: emit(
      (_, { member: { account } }: HandedOff): Notice => ({
        type: 'notice',
        tone: 'success',
        text: 'signed_in_as',
        account,
      }),
    ),
    notifyFailure: emit((_, failure: Failure): Notice => ({ type: 'notice', tone: 'error', failure })),
    askToReplace: emit(
      (_, { member, replaces }: HandedOff): ModalEvent => ({
        type: 'modal.request',
        modal: { kind: 'replaceMember', present: replaces?.account ?? '', next: member.account },
      }),
    ),
    explainSignInElsewhere: enqueueActions(({ event, enqueue }) => {
      if (event.type !== 'realtime.login') return;
      const { at, device } = event;
      enqueue.emit({ type: 'modal.request', modal: { kind: 'signedInElsewhere', at, device } });
    }),
    /** No game outlives the session, however it ended. */
    clear: assign({ member: null, playing: false }),
    enterEpoch: assign({ epoch: ({ context }) => context.epoch + 1 }),
    emitOpened: enqueueActions(({ context: { member }, enqueue }) => {
      if (member) enqueue.emit({ type: 'session.opened', member });
    }),
  },
  guards: {
    isOk,
    isPlaying: ({ context }) => context.playing,
    isCleaning: ({ context }) => context.cleaning,
    hasHandOff: ({ context }) => context.hasHandOff,
    isForeignLogin: ({ event }) => event.type === 'realtime.login' && !event.own,
    isYes: ({ event }) => event.type === 'modal.answered.signOutInPlay' && event.answer === 'yes',
    replacesOther,
  },
  delays: { signOutLeaveWait },
});
