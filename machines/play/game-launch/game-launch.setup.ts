import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { type CallResult, type Failure, isOutcomeUnknown, isSuccess } from '#contract/call.ts';
import {
  channelWait,
  closedWindowWait,
  forcedPlayWait,
  frameLoadWait,
  gameUrlWait,
  leaveAutoClear,
  sessionRecheck,
  unverifiedPoll,
} from '#contract/times.ts';
import type {
  LaunchGame,
  ModalEvent,
  Notice,
  NoticeText,
  PlayClosure,
  PlayEvent,
  RealtimeEvent,
} from '#machines/kernel/events.ts';
import { unimplementedCallback, unimplementedPromise } from '#machines/kernel/unimplemented.ts';
import type {
  GameMode,
  LaunchEvent,
  LaunchInput,
  LaunchOutput,
  PlayResult,
  SessionCheck,
  WindowCommand,
} from './game-launch.types.ts';

type ForwardStatus = Extract<RealtimeEvent, { type: 'realtime.forwardStatus' }>;
type OpenModalEvent = ModalEvent;

/** Status of a forwarded game whose wallet transfer is disabled: it has a notice of its own. */
export const transferDisabled = '957';

/** Types, actors, actions and guards of `game-launch.machine.ts`. */
export const gameLaunchSetup = setup({
  types: {
    input: {} as LaunchInput,
    output: {} as LaunchOutput,
    context: {} as LaunchInput & { mode: GameMode; launchId: string; url: string; next: LaunchGame | null },
    events: {} as LaunchEvent,
    emitted: {} as
      | Extract<PlayEvent, { type: 'play.opened' | 'play.closed' | 'balance.refresh' }>
      | OpenModalEvent
      | { type: 'session.invalid' }
      | Notice,
    children: {} as {
      holdPlayLock: 'holdPlayLock';
      gameWindow: 'gameWindow';
      acquirePlayLock: 'acquirePlayLock';
      checkSession: 'checkSession';
      recheckSession: 'checkSession';
      play: 'play';
      checkPlaying: 'checkPlaying';
      leave: 'leave';
    },
    tags: {} as 'busy' | 'starting' | 'loading' | 'inPlay' | 'maybeClosed' | 'leaving',
  },
  actors: {
    /** Releases the play lock when stopped. */
    holdPlayLock: unimplementedCallback('holdPlayLock'),
    /** The game's window, from the click to its end. */
    gameWindow: unimplementedCallback<WindowCommand>('gameWindow'),
    /** One tab plays at a time. `launchId` distinguishes this launch's game URL from others. */
    acquirePlayLock: unimplementedPromise<{ acquired: true; launchId: string } | { acquired: false }>(
      'acquirePlayLock',
    ),
    checkSession: unimplementedPromise<SessionCheck>('checkSession'),
    play: unimplementedPromise<PlayResult, { game: LaunchGame; launchId: string }>('play'),
    /** Whether the operator reports the game as open. */
    checkPlaying: unimplementedPromise<{ playing: boolean }>('checkPlaying'),
    leave: unimplementedPromise<CallResult<unknown>, { game: LaunchGame }>('leave'),
  },
  actions: {
    notifyRejection: emit(
      (_, { text }: { text: NoticeText }): Notice => ({ type: 'notice', tone: 'info', text }),
    ),
    notifyFailure: emit(
      (_, { failure }: { failure: Failure }): Notice => ({ type: 'notice', tone: 'error', failure }),
    ),
    /** The waiting window may hide the notice. */
    failToStart: enqueueActions(({ enqueue }, { text }: { text: NoticeText }) => {
      enqueue.emit({ type: 'notice', tone: 'error', text });
      enqueue.sendTo('gameWindow', { type: 'window.explain', text, stays: true });
    }),
    explainTransferDisabled: sendTo('gameWindow', {
      type: 'window.explain',
      text: 'transfer_disabled',
      stays: false,
    }),
    notifyMaintenance: emit(
      ({ context }, { output }: { output: PlayResult }): OpenModalEvent => ({
        type: 'modal.request',
        modal: {
          kind: 'maintenance',
          provider: context.game.provider,
          period: output.ok ? null : (output.failure.period ?? null),
        },
      }),
    ),
    notifyClosed: emit(
      (_, closure: PlayClosure): OpenModalEvent => ({
        type: 'modal.request',
        modal: { kind: 'playClosed', closure },
      }),
    ),
    setUrl: assign({ url: ({ event }) => (event.type === 'realtime.gameUrl' ? event.url : '') }),
    showGame: sendTo(
      'gameWindow',
      ({ context: { mode, url } }): WindowCommand => ({ type: 'window.load', mode, url }),
    ),
    openWindow: sendTo(
      'gameWindow',
      ({ context: { game, desktop } }): WindowCommand => ({ type: 'window.open', game, desktop }),
    ),
    popOut: sendTo('gameWindow', ({ context: { game } }): WindowCommand => ({ type: 'window.popOut', game })),
    setMode: assign({ mode: (_, { mode }: { mode: GameMode }) => mode }),
    keepWindow: enqueueActions(({ context: { desktop, next }, enqueue }) => {
      if (next) enqueue.sendTo('gameWindow', { type: 'window.keep', next, desktop });
    }),
    /** Unless it is kept for the next game. */
    closeWindow: enqueueActions(({ context: { next }, enqueue }) => {
      if (!next) enqueue.sendTo('gameWindow', { type: 'window.close' });
    }),
    refreshBalance: emit({ type: 'balance.refresh' }),
    /** Also closes the window that was kept for it. */
    dropNext: enqueueActions(({ enqueue }) => {
      enqueue.assign({ next: null });
      enqueue.sendTo('gameWindow', { type: 'window.close' });
    }),
  },
  guards: {
    isSameGame: ({ context: { game }, event }) =>
      event.type === 'launch.request' && isSameGame(event.game, game),
    isDesktop: ({ context }) => context.desktop,
    isCertainlyClosed: ({ event }) => event.type === 'window.closed' && event.certain,
    isFramed: ({ context: { mode } }) => mode === 'modal' || mode === 'page' || mode === 'gameRoom',
    isJoined: ({ context }) => context.joined,
    hasUrl: ({ context }) => context.url !== '',
    /** Ignores URLs of another tab's launch. A URL without `extra` is for any waiting launch. */
    isOwnUrl: ({ context, event }) =>
      event.type === 'realtime.gameUrl' && (event.extra === '' || event.extra === context.launchId),
    isTransferDisabled: ({ event }) =>
      event.type === 'realtime.forwardStatus' && event.code === transferDisabled,
    isStartFailure: ({ event }) =>
      event.type === 'realtime.forwardStatus' && event.code !== transferDisabled && !isSuccess(event.code),
    isYes: ({ event }) => event.type === 'modal.answered.popupBlocked' && event.answer === 'yes',
  },
  delays: {
    channelWait,
    closedWindowWait,
    forcedPlayWait,
    frameLoadWait,
    sessionRecheck,
    gameUrlWait,
    leaveAutoClear,
    unverifiedPoll,
  },
});

/** Compares the fields sent to the operator: a banner and a tile may name the same game differently. */
export const isSameGame = (a: LaunchGame, b: LaunchGame) =>
  (['gpId', 'gtId', 'gameCode', 'house'] as const).every((key) => a[key] === b[key]);

export function failureOf({ event: { output } }: { event: { output: PlayResult | CallResult<unknown> } }) {
  if (!output.ok) return { failure: output.failure };
  throw new Error('the call did not fail');
}

export const closureOf = (result: PlayResult): PlayClosure | undefined =>
  result.ok ? undefined : result.failure.closure;

export const mayHaveBegun = (result: PlayResult) => result.ok || isOutcomeUnknown(result.failure);

/** Failure that the operator reports for a game that could not start. */
export const startFailed = {
  guard: 'isStartFailure',
  actions: {
    type: 'notifyFailure',
    params: ({ event: { code, message } }: { event: ForwardStatus }) => ({
      failure: { call: 'forward_game', code, serverMessage: message },
    }),
  },
} as const;

export const rejectWhileLeaving = {
  actions: { type: 'notifyRejection', params: { text: 'pg.alert_quitting' } },
} as const;
