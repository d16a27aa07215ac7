import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { demoPlay } from '#contract/endpoints/play.ts';
import { supportDevice } from '#contract/limits.ts';
import type { DemoAnswer, DemoMode, demoPlayMachine } from '#machines/demo-play.machine.ts';
import type { LaunchGame } from '#machines/events.ts';
import { call } from '#src/api/call.ts';
import type { Clock } from '#src/clock.ts';
import { deviceClass, platform } from '#src/site/client-info.ts';
import { visitorCurrency } from '#src/site/currency.ts';
import { openMode } from '#src/site/open-mode.ts';
import { site } from '#src/site/site.ts';
import {
  closeGameWindow,
  loadGameWindow,
  openGameWindow,
  watchGameWindow,
} from '#src/windows/game-window.ts';
import { hasWindows } from '#src/windows/pop-up.ts';

const askGame = ({ gpId, gameType, gameCode, house }: LaunchGame, signal: AbortSignal) =>
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

/** A demonstration needs nothing of its provider: it is shown in a window where there are windows. */
const demoMode = ({ gtId, house }: LaunchGame): DemoMode => {
  const here = { device: deviceClass(), platform: platform(), windows: hasWindows() };
  return openMode({ ...here, gtId, house, capability: undefined }) === 'redirect' ? 'redirect' : 'window';
};

export const demoPlayHands = (clock: Clock) => {
  /** The game is in its window, which is the visitor's from then on. */
  let handed = false;
  return {
    actors: {
      openWindow: fromPromise<{ opened: boolean; mode: DemoMode }, { game: LaunchGame }>(
        async ({ input: { game } }) => {
          handed = false;
          const mode = demoMode(game);
          return { opened: mode === 'redirect' || openGameWindow(game.name), mode };
        },
      ),
      demoWindow: fromCallback<EventObject, { mode: DemoMode }>(({ input, sendBack }) => {
        const watch = () => watchGameWindow(clock, () => sendBack({ type: 'window.closed' }));
        const unwatch = input.mode === 'window' ? watch() : null;
        return () => {
          unwatch?.();
          if (!handed) closeGameWindow();
        };
      }),
      askGame: fromPromise<DemoAnswer, { game: LaunchGame; mode: DemoMode }>(async ({ input, signal }) => {
        const answer = await askGame(input.game, signal);
        if (answer.ok && !signal.aborted) {
          if (input.mode === 'redirect') window.location.assign(answer.data.gameUrl);
          else loadGameWindow(answer.data.gameUrl);
          handed = true;
        }
        return answer;
      }),
    },
  } satisfies Parameters<typeof demoPlayMachine.provide>[0];
};
