import { fromCallback, fromPromise } from 'xstate';
import { demoPlay } from '#contract/endpoints/play.ts';
import { supportDevice } from '#contract/limits.ts';
import type { DemoAnswer, demoPlayMachine } from '#machines/demo-play.machine.ts';
import type { LaunchGame } from '#machines/events.ts';
import { call } from '../api/call.ts';
import type { Clock } from '../clock.ts';
import { deviceClass, platform } from '../site/client-info.ts';
import { visitorCurrency } from '../site/currency.ts';
import { openMode } from '../site/open-mode.ts';
import { site } from '../site/site.ts';
import { closeGameWindow, loadGameWindow, openGameWindow, watchGameWindow } from '../windows/game-window.ts';
import { hasWindows } from '../windows/pop-up.ts';

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
const demoMode = ({ gtId }: LaunchGame) =>
  openMode({ device: deviceClass(), platform: platform(), windows: hasWindows(), gtId });

export const demoPlayHands = (clock: Clock) => {
  /** The game is in its window, which is the visitor's from then on. */
  let handed = false;
  /** Where no window can be had the game comes in place of the page. */
  let redirects = false;
  return {
    actors: {
      openWindow: fromPromise<{ opened: boolean }, { game: LaunchGame }>(async ({ input }) => {
        handed = false;
        redirects = demoMode(input.game) === 'redirect';
        return { opened: redirects || openGameWindow(input.game.name) };
      }),
      demoWindow: fromCallback(({ sendBack }) => {
        const unwatch = redirects ? null : watchGameWindow(clock, () => sendBack({ type: 'window.closed' }));
        return () => {
          unwatch?.();
          if (!handed) closeGameWindow();
        };
      }),
      askGame: fromPromise<DemoAnswer, { game: LaunchGame }>(async ({ input, signal }) => {
        const answer = await askGame(input.game, signal);
        if (answer.ok && !signal.aborted) {
          if (redirects) window.location.assign(answer.data.gameUrl);
          else loadGameWindow(answer.data.gameUrl);
          handed = true;
        }
        return answer;
      }),
    },
  } satisfies Parameters<typeof demoPlayMachine.provide>[0];
};
