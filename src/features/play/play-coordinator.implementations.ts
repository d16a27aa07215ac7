import * as v from 'valibot';
import { fromCallback, fromPromise } from 'xstate';
import { type CallResult, type Failure, isOutcomeUnknown } from '#contract/call.ts';
import { failureName } from '#contract/codes.ts';
import { playBreak, reachedLimit } from '#contract/endpoints/play/limits.ts';
import { leave, maintenancePeriod, play } from '#contract/endpoints/play/play.ts';
import { memberInfo, memberStatus } from '#contract/endpoints/session/member.ts';
import type { LaunchGame, PlayClosure, ReturnedMoney } from '#machines/kernel/events.ts';
import { gameLaunchMachine } from '#machines/play/game-launch/game-launch.machine.ts';
import type { PlayResult, SessionCheck } from '#machines/play/game-launch/game-launch.types.ts';
import type { playCoordinatorMachine } from '#machines/play/play-coordinator.machine.ts';
import { failureData } from '#src/api/cache-updates.ts';
import { call } from '#src/api/call.ts';
import { supportDeviceCode } from '#src/api/request-context.ts';
import type { Clock } from '#src/clock.ts';
import { randomId } from '#src/random-id.ts';
import { onHost } from '#src/site/base.ts';
import { storedMember } from '#src/storage/member.ts';
import { localStore } from '#src/storage/store.ts';
import { windowRole } from '#src/windows/areas.ts';
import { isLocked, type ReleaseLock, tryAcquire } from '#src/windows/locks.ts';
import type { GameWindow } from '#src/windows/waiting-window.ts';
import { gameWindow, type NavigateToGame } from './game-window.ts';
import { returnBalances } from './return-balances.ts';

async function requestPlay({ game, launchId }: { game: LaunchGame; launchId: string }, signal: AbortSignal) {
  const { gpId: gp_id, gtId, gameType: game_type, gameCode: game_code, house, oddsId } = game;
  localStore.set('isPlay', '1');
  const result = await call(
    play,
    {
      gp_id,
      gt_id: String(gtId),
      game_type,
      game_code,
      house,
      lobby_url: window.location.origin + onHost('/close'),
      device: supportDeviceCode(),
      extra: launchId,
      ...(oddsId && { odds_id: oddsId }),
    },
    { signal },
  );
  if (result.ok) return { ok: true } as const;
  // Outcome unknown: keep isPlay until the game has been left, so that a page that dies meanwhile leaves it
  // later.
  if (!isOutcomeUnknown(result.failure)) localStore.set('isPlay', '0');
  const period = v.safeParse(maintenancePeriod, result.failure.data);
  const closure = closureOf(result.failure);
  return {
    ok: false,
    failure: {
      ...result.failure,
      ...(period.success && { period: period.output }),
      ...(closure && { closure }),
    },
  } as const;
}

/** The member's own limit that refused a game. */
function closureOf(failure: Failure): PlayClosure | undefined {
  const name = failureName(failure);
  if (name === 'play_break') {
    const { kind: reason = 'cool_off', until = '' } = failureData(playBreak, failure) ?? {};
    return { reason, until };
  }
  if (name !== 'loss_limit' && name !== 'session_limit') return undefined;
  const until = failureData(reachedLimit, failure)?.resetsAt ?? '';
  return { reason: name === 'loss_limit' ? 'loss' : 'session', until };
}

async function leaveGame(gpId: string | undefined, signal: AbortSignal) {
  const result = await call(leave, { gp_id: gpId }, { signal, ignoreUnauthorized: true });
  if (result.ok) localStore.set('isPlay', '0');
  return result;
}

/** Of several tabs that start at once only one leaves the game, and none while another tab plays. */
async function leaveOrphan(signal: AbortSignal) {
  const releaseLock = await tryAcquire('playing');
  if (releaseLock && localStore.get('isPlay') === '1') {
    const result = await leaveGame(undefined, signal);
    // Outcome unknown: keep isPlay; the next page retries.
    if (!result.ok && !isOutcomeUnknown(result.failure)) localStore.set('isPlay', '0');
  }
  await releaseLock?.();
}

const gameLaunchImplementations = (games: GameWindow, goTo: NavigateToGame) => {
  let releaseLock: ReleaseLock | null = null;
  /** The lock of the last launch takes a moment to become free. */
  let released: Promise<void> = Promise.resolve();
  return {
    actors: {
      gameWindow: gameWindow(games, goTo),
      acquirePlayLock: fromPromise<{ acquired: true; launchId: string } | { acquired: false }>(
        async ({ signal }) => {
          await released;
          const release = await tryAcquire('playing');
          // The launch has ended meanwhile.
          if (signal.aborted) await release?.();
          else releaseLock = release;
          return releaseLock ? { acquired: true, launchId: randomId() } : { acquired: false };
        },
      ),
      holdPlayLock: fromCallback(() => () => {
        if (releaseLock) released = releaseLock();
        releaseLock = null;
      }),
      checkSession: fromPromise<SessionCheck>(({ signal }) => checkSession(signal)),
      play: fromPromise<PlayResult, { game: LaunchGame; launchId: string }>(({ input, signal }) =>
        requestPlay(input, signal),
      ),
      checkPlaying: fromPromise<{ playing: boolean }>(async ({ signal }) => {
        const result = await call(memberStatus, {}, { signal });
        // Without a response the game counts as open: a lost connection must not end it.
        return { playing: !result.ok || result.data.isPlaying };
      }),
      leave: fromPromise<Awaited<ReturnType<typeof leaveGame>>, { game: LaunchGame }>(({ input, signal }) =>
        leaveGame(input.game.gpId, signal),
      ),
    },
  } satisfies Parameters<typeof gameLaunchMachine.provide>[0];
};

export const playCoordinatorImplementations = (clock: Clock, goTo: NavigateToGame, games: GameWindow) =>
  ({
    actors: {
      gameLaunch: gameLaunchMachine.provide(gameLaunchImplementations(games, goTo)),
      readPlayFlag: fromPromise<{ orphaned: boolean }>(async () => ({
        orphaned: windowRole() === 'main' && localStore.get('isPlay') === '1' && !(await isLocked('playing')),
      })),
      leaveOrphan: fromPromise(({ signal }) => leaveOrphan(signal)),
      returnBalances: fromPromise<CallResult<ReturnedMoney | null>>(({ signal }) =>
        returnBalances(clock, signal),
      ),
    },
  }) satisfies Parameters<typeof playCoordinatorMachine.provide>[0];

/** Valid if the operator and storage name the same session, or if the operator does not have the call. */
export async function checkSession(signal: AbortSignal): Promise<SessionCheck> {
  const stored = storedMember();
  if (!stored) return { valid: false };
  const result = await call(memberInfo, { id: stored.memberId }, { signal, ignoreUnauthorized: true });
  if (result.ok) return { valid: result.data.currency === stored.currency };
  if (result.failure.isMissing) return { valid: true };
  return { valid: false, ...(isOutcomeUnknown(result.failure) && { failure: result.failure }) };
}
