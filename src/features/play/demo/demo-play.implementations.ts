import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { supportDevice } from '#contract/constants.ts';
import { demoPlay } from '#contract/endpoints/play/play.ts';
import type { LaunchGame } from '#machines/kernel/events.ts';
import type { DemoMode, DemoResult, demoPlayMachine } from '#machines/play/demo-play.machine.ts';
import { call } from '#src/api/call.ts';
import { deviceClass, platform } from '#src/site/device.ts';
import { visitorCurrency } from '#src/site/locale.ts';
import { openMode } from '#src/site/open-mode.ts';
import { site } from '#src/site/site.ts';
import { canOpenWindows } from '#src/windows/pop-up.ts';
import type { GameWindow } from '#src/windows/waiting-window.ts';

const requestGame = ({ gpId, gameType, gameCode, house }: LaunchGame, signal: AbortSignal) =>
  call(
    demoPlay,
    {
      site_id: site.siteId,
      currency: visitorCurrency(),
      device: supportDevice.desktop,
      gp_id: gpId,
      game_type: gameType,
      game_code: gameCode,
      house,
    },
    { signal },
  );

/** A demo does not depend on its provider: it opens in a window if windows can be opened. */
const demoMode = ({ gtId, house }: LaunchGame): DemoMode => {
  const device = { device: deviceClass(), platform: platform(), windows: canOpenWindows() };
  return openMode({ ...device, gtId, house, capability: undefined }) === 'redirect' ? 'redirect' : 'window';
};

export const demoPlayImplementations = (games: GameWindow) => {
  /** The game is in its window, which this app no longer closes. */
  let handedOff = false;
  return {
    actors: {
      openWindow: fromPromise<{ opened: boolean; mode: DemoMode }, { game: LaunchGame }>(
        async ({ input: { game } }) => {
          handedOff = false;
          const mode = demoMode(game);
          return { opened: mode === 'redirect' || games.open(game.name), mode };
        },
      ),
      demoWindow: fromCallback<EventObject, { mode: DemoMode }>(({ input, sendBack }) => {
        const watch = () => games.watch(() => sendBack({ type: 'window.closed' }));
        const unwatch = input.mode === 'window' ? watch() : null;
        return () => {
          unwatch?.();
          if (!handedOff) games.close();
        };
      }),
      requestGame: fromPromise<DemoResult, { game: LaunchGame; mode: DemoMode }>(
        async ({ input, signal }) => {
          const result = await requestGame(input.game, signal);
          if (result.ok && !signal.aborted) {
            if (input.mode === 'redirect') window.location.assign(result.data.gameUrl);
            else games.load(result.data.gameUrl);
            handedOff = true;
          }
          return result;
        },
      ),
    },
  } satisfies Parameters<typeof demoPlayMachine.provide>[0];
};
