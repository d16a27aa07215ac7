import type { Page } from '@playwright/test';
import { median, pause, type Served, slowDown, watchTasks, withPage } from './page.ts';
import type { Row } from './table.ts';

const SLOWER = 4;
const phone = { width: 390, height: 844 };

declare global {
  interface Window {
    /** Milliseconds from each key press to the paint of its results. */
    painted?: number[];
  }
}

/** Records when the tiles that a key press changed are painted. */
function watchKeys() {
  window.painted = [];
  let pressed: number | undefined;
  const panel = document.querySelector('[role=tabpanel]:has([role=list])');
  if (!panel) throw new Error('no tiles');
  document.addEventListener('keydown', ({ timeStamp }) => {
    pressed = timeStamp;
  });
  new MutationObserver(() => {
    if (pressed === undefined) return;
    const from = pressed;
    pressed = undefined;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.painted?.push(performance.now() - from);
      port2.postMessage(null);
    });
  }).observe(panel, { childList: true, subtree: true, characterData: true });
}

async function typed(page: Page, words: string[]): Promise<number> {
  const field = page.getByRole('main').getByRole('searchbox');
  await page.evaluate(watchKeys);
  await field.focus();
  for (const word of words) {
    await field.pressSequentially(word, { delay: 400 });
    await field.fill('');
    await pause(400);
  }
  return median(await page.evaluate(() => window.painted ?? []));
}

async function open(page: Page, { url }: Served) {
  await page.goto(`${url}/gameHall/2`);
  await page.locator('main [role=list]:not([aria-busy]) [role=listitem]').first().waitFor();
}

/** Scrolls with the mouse wheel; resolves with the highest number of DOM nodes. */
async function scrollDown(page: Page): Promise<number> {
  let nodes = 0;
  for (let turn = 0; turn < 60; turn += 1) {
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 400);
    await pause(50);
    nodes = Math.max(nodes, await page.evaluate(() => document.querySelectorAll('*').length));
  }
  return nodes;
}

async function collectGarbage(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  return session;
}

/** Megabytes that are in use once nothing is left to collect. */
async function usedMemory(page: Page): Promise<number> {
  const session = await collectGarbage(page);
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}

/** Measures the largest hall, called `name`, with all games of the site in memory, on a phone with a 4 times slower CPU. */
export const hall = (served: Served, name = 'hall'): Promise<Row[]> =>
  withPage(phone, async (page, browser) => {
    // Loads all images once, since the sandbox renders each on its first request.
    const before = await browser.newPage({ viewport: phone });
    await open(before, served);
    await scrollDown(before);
    await before.context().close();

    await open(page, served);
    await slowDown(page, SLOWER);
    await pause(2_000);
    // What is left of the load, whose collection would be a long task of its own at any time.
    await collectGarbage(page);
    const longest = await watchTasks(page);
    const nodes = await scrollDown(page);
    const scrolling = await longest();
    await page.evaluate(() => window.scrollTo(0, 0));
    // Moves the pointer off the tiles.
    await page.mouse.move(0, 0);
    await pause(500);
    const typing = await typed(page, ['lantern', 'moon', 'dragn']);
    const memory = await usedMemory(page);
    return [
      { what: `${name}: memory, MB`, measured: memory, budget: '-', holds: true },
      { what: `${name}: DOM nodes, at most`, measured: nodes, budget: '< 1500', holds: nodes < 1_500 },
      {
        what: `${name}: longest task while scrolling, ms at ${SLOWER}x`,
        measured: scrolling,
        budget: '<= 50',
        holds: scrolling <= 50,
      },
      {
        what: `${name}: key press to painted result, ms at ${SLOWER}x`,
        measured: typing,
        budget: '<= 50',
        holds: typing <= 50,
      },
    ];
  });
