import type { Page } from '@playwright/test';
import { asMember, median, memberWindow, pause, type Served, slowDown, withPage } from './page.ts';
import { plainRowTimes, rowTimes } from './row-times.ts';
import type { Row } from './table.ts';

const SLOWER = 4;

declare global {
  interface Window {
    /** Milliseconds from each key press in the search field to the next paint. */
    keyTimes?: number[];
  }
}

function watchKeys() {
  window.keyTimes = [];
  document.addEventListener('keydown', ({ timeStamp }) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.keyTimes?.push(performance.now() - timeStamp);
      port2.postMessage(null);
    }),
  );
}

async function typed(page: Page, word: string): Promise<number> {
  await page.evaluate(watchKeys);
  await page.getByRole('searchbox').pressSequentially(word, { delay: 300 });
  await pause(300);
  return median(await page.evaluate(() => window.keyTimes ?? []));
}

/** Measures the downline of an agent of 3,000 members on a desktop with a 4 times slower CPU. */
export const downline = (served: Served): Promise<Row[]> =>
  withPage(memberWindow, async (page, browser) => {
    await asMember(page, served, 'agent_rosa');
    await page.goto(`${served.url}/proxy/DownlineInfo`);
    await page.getByRole('table').waitFor();
    await pause(1_000);
    await slowDown(page, SLOWER);
    const shown = await rowTimes(page, '/agent/downline');
    const plain = await plainRowTimes(page, browser, SLOWER);
    const typing = await typed(page, 'agent_minh');
    return [
      {
        what: `downline of 3,000: response to painted rows, ms at ${SLOWER}x`,
        measured: shown,
        baseline: plain,
        budget: '<= 100, or 2.5 x a plain table',
        holds: shown <= Math.max(100, 2.5 * plain),
      },
      {
        what: `downline of 3,000: key press in the search to paint, ms at ${SLOWER}x`,
        measured: typing,
        budget: '<= 50',
        holds: typing <= 50,
      },
    ];
  });
