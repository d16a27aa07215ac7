import { i18n } from '@lingui/core';
import * as v from 'valibot';
import { fromCallback, fromPromise } from 'xstate';
import { type CallResult, type Failure, isOutcomeUnknown } from '#contract/call.ts';
import { playBreak, reachedLimit } from '#contract/endpoints/play/limits.ts';
import { leave, maintenancePeriod, play } from '#contract/endpoints/play/play.ts';
import { layout } from '#contract/endpoints/session/member.ts';
import type { LaunchGame, PlayClosure, ReturnedMoney } from '#machines/kernel/events.ts';
import { gameLaunchMachine } from '#machines/play/game-launch/game-launch.machine.ts';
import type {
  GameMode,
  PlayResult,
  SessionCheck,
  WindowCommand,
} from '#machines/play/game-launch/game-launch.types.ts';
import type { playCoordinatorMachine } from '#machines/play/play-coordinator.machine.ts';
import { call } from '#src/api/call.ts';
import { failureData } from '#src/api/failure-data.ts';
import { supportDeviceCode } from '#src/api/request-context.ts';
import type { Clock } from '#src/clock.ts';
import { noticeText } from '#src/i18n/notice.ts';
import { randomId } from '#src/random-id.ts';
import { deviceClass, platform } from '#src/site/device.ts';
import { openMode } from '#src/site/open-mode.ts';
import { site } from '#src/site/site.ts';
import { localStore } from '#src/storage/store.ts';
import {
  closeGameWindow,
  dropGameWindow,
  explainGameWindow,
  loadGameWindow,
  openGameWindow,
  releaseGameWindow,
  reserveGameWindow,
  showGameWindow,
  watchGameWindow,
} from '#src/windows/game-window.ts';
import { isLocked, tryAcquire } from '#src/windows/locks.ts';
import { canOpenWindows } from '#src/windows/pop-up.ts';
import { windowRole } from '#src/windows/roles.ts';
import { onTabMessage } from '#src/windows/tabs.ts';
import { checkSession } from './check-session.ts';
import { returnBalances } from './return-balances.ts';

/** A narrow window of a computer has the phone's layout, and counts as a phone. */
function modeFor(game: LaunchGame, desktop: boolean): GameMode {
  const device = deviceClass();
  const isComputer = device === 'desktop' || (device === 'pwa' && platform() === 'web');
  return openMode({
    device: isComputer && !desktop ? 'mobile' : device,
    platform: platform(),
    windows: canOpenWindows(),
    gtId: game.gtId,
    house: game.house,
    capability: site.capabilities[game.gpId],
  });
}

/** Navigates to the page that shows the game. */
export type NavigateToGame = (game: LaunchGame, mode: 'page' | 'gameRoom') => void;

function open(game: LaunchGame, mode: GameMode, goTo: NavigateToGame): boolean {
  if (mode === 'window') return openGameWindow(game.name);
  dropGameWindow();
  if (mode === 'page' || mode === 'gameRoom') goTo(game, mode);
  return true;
}

async function requestPlay({ game, launchId }: { game: LaunchGame; launchId: string }, signal: AbortSignal) {
  const { gpId: gp_id, gtId, gameType: game_type, gameCode: game_code, house } = game;
  localStore.set('isPlay', '1');
  const result = await call(
    play,
    {
      gp_id,
      gt_id: String(gtId),
      game_type,
      game_code,
      house,
      lobby_url: `${window.location.origin}/close`,
      device: supportDeviceCode(),
      extra: launchId,
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
  if (failure.code === '180') {
    const { kind: reason = 'cool_off', until = '' } = failureData(playBreak, failure) ?? {};
    return { reason, until };
  }
  if (failure.code !== '181' && failure.code !== '182') return undefined;
  const until = failureData(reachedLimit, failure)?.resetsAt ?? '';
  return { reason: failure.code === '181' ? 'loss' : 'session', until };
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
  releaseLock?.();
}

const gameLaunchImplementations = (clock: Clock, goTo: NavigateToGame) => {
  let releaseLock: (() => void) | null = null;
  return {
    actors: {
      openWindow: fromPromise<{ opened: boolean; mode: GameMode }, { game: LaunchGame; desktop: boolean }>(
        async ({ input: { game, desktop } }) => {
          const mode = modeFor(game, desktop);
          return { opened: open(game, mode, goTo), mode };
        },
      ),
      popOut: fromPromise<{ opened: boolean }, { game: LaunchGame }>(async ({ input }) => ({
        opened: openGameWindow(input.game.name),
      })),
      gameWindow: fromCallback<WindowCommand, { mode: GameMode }>(({ input, sendBack, receive }) => {
        const watch = () => watchGameWindow(clock, (certain) => sendBack({ type: 'window.closed', certain }));
        let unwatch = input.mode === 'window' ? watch() : null;
        const unsubscribe = onTabMessage((message) => {
          if (message.type === 'leave.requested') sendBack({ type: 'leave.requested' });
        });
        receive((command) => {
          if (command.type === 'window.show') showGameWindow();
          else if (command.type === 'window.explain')
            explainGameWindow(() => noticeText(i18n, command.text), command.stays);
          else if (command.type === 'window.close') closeGameWindow();
          // Only a computer changes from game to game.
          else if (command.type === 'window.keep') {
            if (modeFor(command.next, true) === 'window') reserveGameWindow(command.next.name);
          } else if (command.mode === 'window') {
            unwatch ??= watch();
            loadGameWindow(command.url);
          } else if (command.mode === 'redirect') window.location.assign(command.url);
        });
        return () => {
          unwatch?.();
          unsubscribe();
          releaseGameWindow();
        };
      }),
      acquirePlayLock: fromPromise<{ acquired: true; launchId: string } | { acquired: false }>(async () => {
        releaseLock = await tryAcquire('playing');
        return releaseLock ? { acquired: true, launchId: randomId() } : { acquired: false };
      }),
      holdPlayLock: fromCallback<{ type: 'window.drop' }>(({ receive }) => {
        receive(dropGameWindow);
        return () => {
          releaseLock?.();
          releaseLock = null;
        };
      }),
      checkSession: fromPromise<SessionCheck>(({ signal }) => checkSession(signal)),
      play: fromPromise<PlayResult, { game: LaunchGame; launchId: string }>(({ input, signal }) =>
        requestPlay(input, signal),
      ),
      checkPlaying: fromPromise<{ playing: boolean }>(async ({ signal }) => {
        const result = await call(layout, {}, { signal });
        // Without a response the game counts as open: a lost connection must not end it.
        return { playing: !result.ok || result.data.isPlaying };
      }),
      leave: fromPromise<Awaited<ReturnType<typeof leaveGame>>, { game: LaunchGame }>(({ input, signal }) =>
        leaveGame(input.game.gpId, signal),
      ),
    },
  } satisfies Parameters<typeof gameLaunchMachine.provide>[0];
};

export const playCoordinatorImplementations = (clock: Clock, goTo: NavigateToGame) =>
  ({
    actors: {
      gameLaunch: gameLaunchMachine.provide(gameLaunchImplementations(clock, goTo)),
      readPlayFlag: fromPromise<{ orphaned: boolean }>(async () => ({
        orphaned: windowRole() === 'main' && localStore.get('isPlay') === '1' && !(await isLocked('playing')),
      })),
      leaveOrphan: fromPromise(({ signal }) => leaveOrphan(signal)),
      returnBalances: fromPromise<CallResult<ReturnedMoney | null>>(({ signal }) =>
        returnBalances(clock, signal),
      ),
    },
  }) satisfies Parameters<typeof playCoordinatorMachine.provide>[0];
