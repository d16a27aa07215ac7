import { emit, setup } from 'xstate';
import { type Answer, type Failure, isSuccess } from '#contract/call.ts';
import type { MaintenancePeriod } from '#contract/endpoints/games.ts';
import { gameUrlWait, leaveAutoClear, sessionRecheck, unseenPoll } from '#contract/limits.ts';
import type {
  LaunchGame,
  ModalAnswered,
  ModalEvent,
  Notice,
  NoticeText,
  PlayEvent,
  RealtimeEvent,
} from './events.ts';
import { listened, promised } from './unprovided.ts';

export interface LaunchInput {
  game: LaunchGame;
  desktop: boolean;
  /** The member's private channel is joined, so the game's address can arrive. */
  joined: boolean;
}
/** Why a play call was refused; the hours come with code 203 when the operator knows them. */
export type PlayRefusal = Failure & { period?: MaintenancePeriod };
export type PlayAnswer = { ok: true } | { ok: false; failure: PlayRefusal };
export type LaunchOutput = { next: LaunchGame | null };

export type LaunchEvent =
  | { type: 'launch.request'; game: LaunchGame }
  | { type: 'launch.cancel' }
  | { type: 'launch.show' }
  | { type: 'launch.leave' }
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

/** What the game's window is told. It closes by itself when nobody holds it any more, unless kept. */
export type WindowCommand =
  | { type: 'window.load'; url: string }
  | { type: 'window.show' }
  | { type: 'window.close' }
  | { type: 'window.keep' };

/** What the chart of `game-launch.machine.ts` is made of. */
export const gameLaunchSetup = setup({
  types: {
    input: {} as LaunchInput,
    output: {} as LaunchOutput,
    context: {} as LaunchInput & { launchId: string; url: string; next: LaunchGame | null },
    events: {} as LaunchEvent,
    emitted: {} as
      | Extract<PlayEvent, { type: 'play.opened' | 'play.closed' | 'balance.refresh' }>
      | Extract<ModalEvent, { type: 'modal.request' | 'modal.withdraw' }>
      | { type: 'session.invalid' }
      | Notice,
    children: {} as {
      holdSeat: 'holdSeat';
      gameWindow: 'gameWindow';
      openWindow: 'openWindow';
      takeSeat: 'takeSeat';
      checkSession: 'checkSession';
      recheckSession: 'checkSession';
      play: 'play';
      askPlaying: 'askPlaying';
      leave: 'leave';
    },
    tags: {} as 'busy' | 'starting' | 'inPlay' | 'leaving',
  },
  actors: {
    /** Gives up the seat when it is stopped. */
    holdSeat: listened('holdSeat'),
    /** Watches and commands the window that `openWindow` opened, and closes it when it is stopped. */
    gameWindow: listened<WindowCommand>('gameWindow'),
    openWindow: promised<{ opened: boolean }, { game: LaunchGame }>('openWindow'),
    /** One tab at a time plays; the id tells this launch's address from others'. */
    takeSeat: promised<{ taken: true; launchId: string } | { taken: false }>('takeSeat'),
    checkSession: promised<{ valid: boolean }>('checkSession'),
    play: promised<PlayAnswer, { game: LaunchGame; launchId: string }>('play'),
    /** Does the operator think that the game goes on? */
    askPlaying: promised<{ playing: boolean }>('askPlaying'),
    leave: promised<Answer<unknown>, { game: LaunchGame }>('leave'),
  },
  actions: {
    reject: emit((_, { text }: { text: NoticeText }): Notice => ({ type: 'notice', tone: 'info', text })),
    fail: emit((_, { failure }: { failure: Failure }): Notice => ({ type: 'notice', tone: 'bad', failure })),
    failToStart: emit({ type: 'notice', tone: 'bad', text: 'pg.start_failed' }),
    refreshBalance: emit({ type: 'balance.refresh' }),
  },
  guards: {
    isSameGame: ({ context, event }) =>
      event.type === 'launch.request' && event.game.gameId === context.game.gameId,
    isDesktop: ({ context }) => context.desktop,
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
  delays: { sessionRecheck, gameUrlWait, leaveAutoClear, unseenPoll },
});
