import { asMember, isJoined, type Served, withPage } from './page.ts';
import type { Row } from './table.ts';

declare global {
  interface Window {
    /** A press and the window that it opened. */
    opened?: { after: number; sameTask: boolean };
  }
}

/** Notes whether a window is opened in the task of the click, and how long after it. */
function watchOpening() {
  let clicked: number | undefined;
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      clicked = timeStamp;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        clicked = undefined;
      };
      port2.postMessage(null);
    },
    { capture: true },
  );
  const open = window.open.bind(window);
  window.open = (...how) => {
    const now = performance.now();
    window.opened ??= { after: now - (clicked ?? now), sameTask: clicked !== undefined };
    return open(...how);
  };
}

/** Milliseconds between two readings of a browser's clock, in seconds. */
const between = (from: number | undefined, to: number | undefined) =>
  ((to ?? Number.NaN) - (from ?? Number.NaN)) * 1_000;

/** From a member's press on a game to the provider's address in its window. */
export const launch = (served: Served): Promise<Row[]> =>
  withPage({ width: 1_440, height: 900 }, async (page) => {
    const memberId = await asMember(page, served, 'linhmai_88');
    await page.addInitScript(watchOpening);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    let told: number | undefined;
    session.on('Network.webSocketFrameReceived', ({ timestamp, response }) => {
      if (response.payloadData.includes('game.url')) told ??= timestamp;
    });
    await page.goto(`${served.address}/gameHall/2`);
    await isJoined(served, memberId);
    const [game] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Play Lantern Street' }).first().click(),
    ]);
    const popup = await page.context().newCDPSession(game);
    await popup.send('Network.enable');
    const asked = await new Promise<number>((resolve) => {
      popup.on('Network.requestWillBeSent', ({ timestamp, type, request }) => {
        if (type === 'Document' && /\/play\//.test(request.url)) resolve(timestamp);
      });
    });
    const opened = await page.evaluate(() => window.opened);
    const share = between(told, asked);
    return [
      {
        what: 'click to loading window, ms',
        ours: opened?.after ?? Number.NaN,
        budget: 'same task',
        holds: opened?.sameTask === true,
      },
      { what: 'play answer to game address, our ms', ours: share, budget: '<= 20', holds: share <= 20 },
    ];
  });
