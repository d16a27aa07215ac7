import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { type Answer, type Failure, isInDoubt, isSuccess } from '#contract/call.ts';
import type { MaintenancePeriod } from '#contract/endpoints/play.ts';
import {
  forcedPlayWait,
  frameLoadWait,
  gameUrlWait,
  leaveAutoClear,
  sessionRecheck,
  unseenPoll,
} from '#contract/limits.ts';
import type { OpenMode } from '#contract/site.ts';
import type {
  LaunchGame,
  ModalAnswered,
  ModalEvent,
  Notice,
  NoticeText,
  PlayEvent,
  RealtimeEvent,
} from './events.ts';
import { listened, promised } from './unimplemented.ts';

export interface LaunchInput {
  game: LaunchGame;
  desktop: boolean;
  /** The member's private channel is joined, so the game's address can arrive. */
  joined: boolean;
}
/** Why a play call was refused; the hours come with code 203 when the operator knows them. */
export type PlayRefusal = Failure & { period?: MaintenancePeriod };
export type PlayAnswer = { ok: true } | { ok: false; failure: PlayRefusal };
/** How a game is shown: as the provider and the device would have it, or on the page of its game room. */
export type GameMode = OpenMode | 'gameRoom';
/** `failure`: nobody has said anything about the session. */
export type SessionCheck = { valid: boolean; failure?: Failure };
export type LaunchOutput = { next: LaunchGame | null };

export type LaunchEvent =
  | { type: 'launch.request'; game: LaunchGame }
  | { type: 'launch.cancel' }
  | { type: 'launch.show' }
  | { type: 'launch.leave' }
  /** The frame has the game, or cannot have it; then it is asked for in a window. */
  | { type: 'launch.frameLoaded' }
  | { type: 'launch.frameFailed' }
  | { type: 'launch.popOut' }
  | { type: 'play.stop' }
  | { type: 'window.closed' }
  | { type: 'lobby.returned' }
  | Extract<
      RealtimeEvent,
      {
        type:
          | 'realtime.joined'
          | 'realtime.parted'
          | 'realtime.gameUrl'
          | 'realtime.forwardStatus'
          | 'realtime.memberCash';
      }
    >
  | ModalAnswered<'popupBlocked'>;

/**
 * What the game's window is told. It closes by itself when nobody holds it any more, unless kept. A frame is shown
 * by the page, which reads the address here.
 */
export type WindowCommand =
  | { type: 'window.load'; mode: GameMode; url: string }
  | { type: 'window.show' }
  | { type: 'window.close' }
  | { type: 'window.keep' };

type ForwardStatus = Extract<RealtimeEvent, { type: 'realtime.forwardStatus' }>;
type ModalAsked = Extract<ModalEvent, { type: 'modal.request' | 'modal.withdraw' }>;

/** What the chart of `game-launch.machine.ts` is made of. */
export const gameLaunchSetup = setup({
  types: {
    input: {} as LaunchInput,
    output: {} as LaunchOutput,
    context: {} as LaunchInput & { mode: GameMode; launchId: string; url: string; next: LaunchGame | null },
    events: {} as LaunchEvent,
    emitted: {} as
      | Extract<PlayEvent, { type: 'play.opened' | 'play.closed' | 'balance.refresh' }>
      | ModalAsked
      | { type: 'session.invalid' }
      | Notice,
    children: {} as {
      holdSeat: 'holdSeat';
      gameWindow: 'gameWindow';
      openWindow: 'openWindow';
      popOut: 'popOut';
      takeSeat: 'takeSeat';
      checkSession: 'checkSession';
      recheckSession: 'checkSession';
      play: 'play';
      askPlaying: 'askPlaying';
      leave: 'leave';
    },
    tags: {} as 'busy' | 'starting' | 'loading' | 'inPlay' | 'leaving',
  },
  actors: {
    /** Gives up the seat when it is stopped; told to, drops the window that was kept for a game that does not follow. */
    holdSeat: listened<{ type: 'window.drop' }>('holdSeat'),
    /** Watches and commands the window that `openWindow` opened, and closes it when it is stopped. */
    gameWindow: listened<WindowCommand, { mode: GameMode }>('gameWindow'),
    openWindow: promised<{ opened: boolean; mode: GameMode }, { game: LaunchGame; desktop: boolean }>(
      'openWindow',
    ),
    popOut: promised<{ opened: boolean }, { game: LaunchGame }>('popOut'),
    /** One tab at a time plays; the id tells this launch's address from others'. */
    takeSeat: promised<{ taken: true; launchId: string } | { taken: false }>('takeSeat'),
    checkSession: promised<SessionCheck>('checkSession'),
    play: promised<PlayAnswer, { game: LaunchGame; launchId: string }>('play'),
    /** Does the operator think that the game goes on? */
    askPlaying: promised<{ playing: boolean }>('askPlaying'),
    leave: promised<Answer<unknown>, { game: LaunchGame }>('leave'),
  },
  actions: {
    reject: emit((_, { text }: { text: NoticeText }): Notice => ({ type: 'notice', tone: 'info', text })),
    fail: emit((_, { failure }: { failure: Failure }): Notice => ({ type: 'notice', tone: 'bad', failure })),
    failToStart: emit({ type: 'notice', tone: 'bad', text: 'pg.start_failed' }),
    tellMaintenance: emit(
      ({ context }, { output }: { output: PlayAnswer }): ModalAsked => ({
        type: 'modal.request',
        modal: {
          kind: 'maintenance',
          provider: context.game.provider,
          period: output.ok ? null : (output.failure.period ?? null),
        },
      }),
    ),
    keepUrl: assign({ url: ({ event }) => (event.type === 'realtime.gameUrl' ? event.url : '') }),
    showGame: sendTo(
      'gameWindow',
      ({ context: { mode, url } }): WindowCommand => ({ type: 'window.load', mode, url }),
    ),
    refreshBalance: emit({ type: 'balance.refresh' }),
    /** The window that was kept for it goes as well. */
    dropNext: enqueueActions(({ enqueue }) => {
      enqueue.assign({ next: null });
      enqueue.sendTo('holdSeat', { type: 'window.drop' });
    }),
  },
  guards: {
    /** By what the operator is asked for: a banner and a tile name the same game each in its own way. */
    isSameGame: ({ context: { game }, event }) =>
      event.type === 'launch.request' &&
      (['gpId', 'gtId', 'gameCode', 'house'] as const).every((key) => event.game[key] === game[key]),
    isDesktop: ({ context }) => context.desktop,
    isFramed: ({ context: { mode } }) => mode === 'modal' || mode === 'page' || mode === 'gameRoom',
    isJoined: ({ context }) => context.joined,
    hasUrl: ({ context }) => context.url !== '',
    /** Addresses of another tab's launch pass by; an operator that sends no `extra` means whoever waits. */
    isOwnUrl: ({ context, event }) =>
      event.type === 'realtime.gameUrl' && (event.extra === '' || event.extra === context.launchId),
    /** 957 is about the wallet and has its own notice; 100 says that all is well. */
    isStartFailure: ({ event }) =>
      event.type === 'realtime.forwardStatus' && event.code !== '957' && !isSuccess(event.code),
    isYes: ({ event }) => event.type === 'modal.answered.popupBlocked' && event.answer === 'yes',
  },
  delays: { forcedPlayWait, frameLoadWait, sessionRecheck, gameUrlWait, leaveAutoClear, unseenPoll },
});

export function failureOf({ event: { output } }: { event: { output: PlayAnswer | Answer<unknown> } }) {
  if (!output.ok) return { failure: output.failure };
  throw new Error('no failure');
}

export const mayHaveBegun = (answer: PlayAnswer) => answer.ok || isInDoubt(answer.failure);

/** What the operator says of a game that it could not start. */
export const startFailed = {
  guard: 'isStartFailure',
  actions: {
    type: 'fail',
    params: ({ event: { code, message } }: { event: ForwardStatus }) => ({
      failure: { call: 'forward_game', code, serverMessage: message },
    }),
  },
} as const;
