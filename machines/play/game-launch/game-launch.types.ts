import type { Failure } from '#contract/call.ts';
import type { MaintenancePeriod } from '#contract/endpoints/play/play.ts';
import type { OpenMode } from '#contract/site.ts';
import type {
  LaunchGame,
  ModalAnswered,
  NoticeText,
  PlayClosure,
  RealtimeEvent,
} from '#machines/kernel/events.ts';

export interface LaunchInput {
  game: LaunchGame;
  desktop: boolean;
  /** The member's private channel is joined, so the game's URL can arrive. */
  joined: boolean;
}
/**
 * Reason for a rejected play call. Code 203 carries the maintenance period if the operator knows it, codes 180
 * to 182 the member's own limit.
 */
export type PlayRefusal = Failure & { period?: MaintenancePeriod; closure?: PlayClosure };
export type PlayResult = { ok: true } | { ok: false; failure: PlayRefusal };
/** How a game is shown: in the open mode of its provider and device, or on its game room page. */
export type GameMode = OpenMode | 'gameRoom';
/** `failure`: the check itself failed, so the session may still be valid. */
export type SessionCheck = { valid: boolean; failure?: Failure };
export type LaunchOutput = { next: LaunchGame | null };

export type LaunchEvent =
  | { type: 'launch.request'; game: LaunchGame }
  | { type: 'launch.cancel' }
  | { type: 'launch.show' }
  | { type: 'launch.leave' }
  /** The frame has loaded or failed to load; `popOut` then opens the game in a window. */
  | { type: 'launch.frameLoaded' }
  | { type: 'launch.frameFailed' }
  | { type: 'launch.popOut' }
  | { type: 'play.stop' }
  /** The answer to `window.open` and `window.popOut`: how the game will be shown, or that the browser blocked its window. */
  | { type: 'window.opened'; mode: GameMode }
  | { type: 'window.blocked' }
  /**
   * The window reads as closed. `certain`: it was seen open with the game long enough; else the provider may have
   * severed it from its opener, and the game may still be open in it.
   */
  | { type: 'window.closed'; certain: boolean }
  /** By the game's lobby link, or by a page of ours that cannot reach this tab: its waiting window, the member window. */
  | { type: 'leave.requested' }
  | Extract<
      RealtimeEvent,
      {
        type:
          | 'realtime.joined'
          | 'realtime.left'
          | 'realtime.gameUrl'
          | 'realtime.forwardStatus'
          | 'realtime.memberCash';
      }
    >
  | ModalAnswered<'popupBlocked'>;

/** Commands to the game's window. A frame is shown by the page, which reads the URL from the machine. */
export type WindowCommand =
  /** Inside the user gesture: opens the window on the waiting page, or navigates to the page with the frame. */
  | { type: 'window.open'; game: LaunchGame; desktop: boolean }
  /** Inside the user gesture: opens a window for a game that was in a frame. */
  | { type: 'window.popOut'; game: LaunchGame }
  | { type: 'window.load'; mode: GameMode; url: string }
  | { type: 'window.focus' }
  /** Shows in the waiting window why no game is loaded. If it `stays`, only the user closes it. */
  | { type: 'window.explain'; text: NoticeText; stays: boolean }
  | { type: 'window.close' }
  /**
   * Inside the user gesture that asks for another game: takes the window back to the waiting page, for the launch of that
   * game to find it, or opens one. Closes it if that game needs none.
   */
  | { type: 'window.keep'; next: LaunchGame; desktop: boolean };
