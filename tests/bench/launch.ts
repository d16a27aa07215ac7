import { asMember, isJoined, type Served, withPage } from './page.ts';
import type { Row } from './table.ts';

declare global {
  interface Window {
    /** Time of a click during its task. */
    clicked?: number | undefined;
    /** Milliseconds from the click to the window that it opened, and whether both were in one task. */
    opened?: { after: number; sameTask: boolean };
  }
}

/**
 * Records whether a window opens in the task of the click, and how long after it. Runs in the page and in the frame
 * from which it opens windows.
 */
function watchOpening() {
  const page = window.parent;
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      page.clicked = timeStamp;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        page.clicked = undefined;
      };
      port2.postMessage(null);
    },
    { capture: true },
  );
  const open = window.open.bind(window);
  window.open = (...how) => {
    const { clicked } = page;
    const now = page.performance.now();
    page.opened ??= { after: now - (clicked ?? now), sameTask: clicked !== undefined };
    return open(...how);
  };
}

/** Measures from a member's click on a game to the provider's URL in its window. */
export const launch = (served: Served): Promise<Row[]> =>
  withPage({ width: 1_440, height: 900 }, async (page) => {
    const memberId = await asMember(page, served, 'linhmai_88');
    await page.addInitScript(watchOpening);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const { promise: upgraded, resolve: onUpgrade } = Promise.withResolvers<void>();
    const { promise: urlReceived, resolve: onUrl } = Promise.withResolvers<number>();
    let epoch = 0;
    // CDP timestamps have their own origin; requests have the wall time as well.
    session.on('Network.requestWillBeSent', ({ timestamp, wallTime }) => {
      epoch = wallTime - timestamp;
    });
    // Engine.IO's packet "upgrade": until then events arrive by polling.
    session.on('Network.webSocketFrameSent', ({ response }) => {
      if (response.payloadData === '5') onUpgrade();
    });
    session.on('Network.webSocketFrameReceived', ({ timestamp, response }) => {
      if (response.payloadData.includes('game.url')) onUrl((epoch + timestamp) * 1_000);
    });
    await page.goto(`${served.url}/gameHall/2`);
    await Promise.all([isJoined(served, memberId), upgraded]);
    const [request] = await Promise.all([
      page
        .context()
        .waitForEvent('request', (each) => each.isNavigationRequest() && /\/play\//.test(each.url())),
      page.getByRole('button', { name: 'Play Lantern Street' }).first().click(),
    ]);
    await request.response();
    const share = request.timing().startTime - (await urlReceived);
    const opened = await page.evaluate(() => window.opened);
    return [
      {
        what: 'click to loading window, ms',
        measured: opened?.after ?? Number.NaN,
        budget: 'same task',
        holds: opened?.sameTask === true,
      },
      { what: 'game URL event to its request, ms', measured: share, budget: '<= 20', holds: share <= 20 },
    ];
  });
