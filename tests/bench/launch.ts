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

/** From a member's press on a game to the provider's address in its window. */
export const launch = (served: Served): Promise<Row[]> =>
  withPage({ width: 1_440, height: 900 }, async (page) => {
    const memberId = await asMember(page, served, 'linhmai_88');
    await page.addInitScript(watchOpening);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    let told = Number.NaN;
    let epoch = 0;
    // The browser's own clock counts from a moment that only a request names.
    session.on('Network.requestWillBeSent', ({ timestamp, wallTime }) => {
      epoch = wallTime - timestamp;
    });
    session.on('Network.webSocketFrameReceived', ({ timestamp, response }) => {
      if (response.payloadData.includes('game.url')) told = (epoch + timestamp) * 1_000;
    });
    await page.goto(`${served.address}/gameHall/2`);
    await isJoined(served, memberId);
    const [request] = await Promise.all([
      page
        .context()
        .waitForEvent('request', (each) => each.isNavigationRequest() && /\/play\//.test(each.url())),
      page.getByRole('button', { name: 'Play Lantern Street' }).first().click(),
    ]);
    await request.response();
    const share = request.timing().startTime - told;
    const opened = await page.evaluate(() => window.opened);
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
