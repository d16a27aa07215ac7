import * as v from 'valibot';
import { fromCallback, fromPromise } from 'xstate';
import type { Answer } from '#contract/call.ts';
import { isInDoubt } from '#contract/call.ts';
import { layout, memberInfo } from '#contract/endpoints/member.ts';
import { leave, maintenancePeriod, play } from '#contract/endpoints/play.ts';
import { allBalancesBack } from '#contract/endpoints/wallet.ts';
import { supportDevice } from '#contract/limits.ts';
import type { LaunchGame } from '#machines/events.ts';
import { gameLaunchMachine } from '#machines/game-launch.machine.ts';
import type { GameMode, PlayAnswer, SessionCheck, WindowCommand } from '#machines/game-launch.setup.ts';
import type { playDeskMachine } from '#machines/play-coordinator.machine.ts';
import { call } from '#src/api/call.ts';
import type { Clock } from '#src/clock.ts';
import { randomId } from '#src/random-id.ts';
import { deviceClass, platform } from '#src/site/client-info.ts';
import { openMode } from '#src/site/open-mode.ts';
import { site } from '#src/site/site.ts';
import { storedMember } from '#src/storage/member.ts';
import { local } from '#src/storage/store.ts';
import {
  closeGameWindow,
  dropGameWindow,
  keepGameWindow,
  loadGameWindow,
  openGameWindow,
  showGameWindow,
  watchGameWindow,
} from '#src/windows/game-window.ts';
import { isHeld, take } from '#src/windows/locks.ts';
import { hasWindows } from '#src/windows/pop-up.ts';
import { windowRole } from '#src/windows/roles.ts';
import { hearTabs } from '#src/windows/tabs.ts';

/** Device as the play call counts it: 0 desktop, others phone and app. */
export function playDevice() {
  const device = deviceClass();
  if (device === 'desktop') return supportDevice.desktop;
  return device === 'app' ? supportDevice.app : supportDevice.mobile;
}

/** A narrow window of a computer has the phone's layout, and is a phone. */
function modeFor(game: LaunchGame, desktop: boolean): GameMode {
  const device = deviceClass();
  return openMode({
    device: device === 'desktop' && !desktop ? 'mobile' : device,
    platform: platform(),
    windows: hasWindows(),
    gtId: game.gtId,
    house: game.house,
    capability: site.capabilities[game.gpId],
  });
}

/** Leads to the page that shows the game. */
export type GoToGame = (game: LaunchGame, mode: 'page' | 'gameRoom') => void;

function open(game: LaunchGame, mode: GameMode, goTo: GoToGame): boolean {
  if (mode === 'window') return openGameWindow(game.name);
  dropGameWindow();
  if (mode === 'page' || mode === 'gameRoom') goTo(game, mode);
  return true;
}

async function askPlay({ game, launchId }: { game: LaunchGame; launchId: string }, signal: AbortSignal) {
  const { gpId: gp_id, gtId, gameType: game_type, gameCode: game_code, house } = game;
  local.set('isPlay', '1');
  const answer = await call(
    play,
    {
      gp_id,
      gt_id: String(gtId),
      game_type,
      game_code,
      house,
      lobby_url: `${window.location.origin}/close`,
      device: playDevice(),
      extra: launchId,
    },
    { signal },
  );
  if (answer.ok) return { ok: true } as const;
  // In doubt the mark stays until the game has been left, so that a page that dies meanwhile leaves it on return.
  if (!isInDoubt(answer.failure)) local.set('isPlay', '0');
  const period = v.safeParse(maintenancePeriod, answer.failure.data);
  return {
    ok: false,
    failure: { ...answer.failure, ...(period.success && { period: period.output }) },
  } as const;
}

async function leaveGame(gpId: string | undefined, signal: AbortSignal) {
  const answer = await call(leave, { gp_id: gpId }, { signal, quiet: true });
  if (answer.ok) local.set('isPlay', '0');
  return answer;
}

/** Of several tabs that come at once one leaves it, and none while another plays by now. */
async function leaveOrphan(signal: AbortSignal) {
  const giveUp = await take('playing');
  if (giveUp && local.get('isPlay') === '1') {
    const answer = await leaveGame(undefined, signal);
    // In doubt the mark stays, and the next page tries again.
    if (!answer.ok && !isInDoubt(answer.failure)) local.set('isPlay', '0');
  }
  giveUp?.();
}

/** The session as the operator sees it, and as storage still has it. */
async function checkSession(signal: AbortSignal): Promise<SessionCheck> {
  const here = storedMember();
  if (!here) return { valid: false };
  const answer = await call(memberInfo, { id: here.memberId }, { signal, quiet: true });
  if (answer.ok) return { valid: answer.data.currency === here.currency };
  return { valid: false, ...(isInDoubt(answer.failure) && { failure: answer.failure }) };
}

const launchHands = (clock: Clock, goTo: GoToGame) => {
  let giveUp: (() => void) | null = null;
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
        const watch = () => watchGameWindow(clock, () => sendBack({ type: 'window.closed' }));
        let unwatch = input.mode === 'window' ? watch() : null;
        const unhear = hearTabs((message) => {
          if (message.type === 'lobby.returned') sendBack({ type: 'lobby.returned' });
        });
        receive((command) => {
          if (command.type === 'window.show') showGameWindow();
          else if (command.type === 'window.close') closeGameWindow();
          else if (command.type === 'window.keep') keepGameWindow();
          else if (command.mode === 'window') {
            unwatch ??= watch();
            loadGameWindow(command.url);
          } else if (command.mode === 'redirect') window.location.assign(command.url);
        });
        return () => {
          unwatch?.();
          unhear();
          closeGameWindow();
        };
      }),
      takeSeat: fromPromise<{ taken: true; launchId: string } | { taken: false }>(async () => {
        giveUp = await take('playing');
        return giveUp ? { taken: true, launchId: randomId() } : { taken: false };
      }),
      holdSeat: fromCallback<{ type: 'window.drop' }>(({ receive }) => {
        receive(dropGameWindow);
        return () => {
          giveUp?.();
          giveUp = null;
        };
      }),
      checkSession: fromPromise<SessionCheck>(({ signal }) => checkSession(signal)),
      play: fromPromise<PlayAnswer, { game: LaunchGame; launchId: string }>(({ input, signal }) =>
        askPlay(input, signal),
      ),
      askPlaying: fromPromise<{ playing: boolean }>(async ({ signal }) => {
        const answer = await call(layout, {}, { signal });
        // Who is not told goes on: a line that is gone must not cost a game.
        return { playing: !answer.ok || answer.data.isPlaying };
      }),
      leave: fromPromise<Awaited<ReturnType<typeof leaveGame>>, { game: LaunchGame }>(({ input, signal }) =>
        leaveGame(input.game.gpId, signal),
      ),
    },
  } satisfies Parameters<typeof gameLaunchMachine.provide>[0];
};

export const playDeskHands = (clock: Clock, goTo: GoToGame) =>
  ({
    actors: {
      gameLaunch: gameLaunchMachine.provide(launchHands(clock, goTo)),
      readPlayMark: fromPromise<{ orphaned: boolean }>(async () => ({
        orphaned: windowRole() === 'main' && local.get('isPlay') === '1' && !(await isHeld('playing')),
      })),
      leaveOrphan: fromPromise(({ signal }) => leaveOrphan(signal)),
      returnBalances: fromPromise<Answer<unknown>>(({ signal }) => call(allBalancesBack, {}, { signal })),
    },
  }) satisfies Parameters<typeof playDeskMachine.provide>[0];
