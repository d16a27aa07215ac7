import type { Browser, Page } from '@playwright/test';
import { median, memberWindow, pause, slowDown } from './page.ts';

const RUNS = 9;

declare global {
  interface Window {
    /** When the last response to the watched call arrived and its rows were painted. */
    rows?: { responded: number; painted: number };
  }
}

/** Records when the rows of each response are painted. */
function watchRows(path: string) {
  const native = window.fetch;
  window.fetch = async (...request) => {
    const response = await native(...request);
    if (!String(request[0]).includes(path)) return response;
    await response.clone().arrayBuffer();
    window.rows = { responded: performance.now(), painted: Number.NaN };
    return response;
  };
  new MutationObserver(() => {
    if (!window.rows || !Number.isNaN(window.rows.painted)) return;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        if (window.rows) window.rows.painted = performance.now();
      };
      port2.postMessage(null);
    });
  }).observe(document.querySelector('tbody') ?? document, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

/** Median of the milliseconds from a response to its painted rows, when a table turns its pages. */
export async function rowTimes(page: Page, path: string): Promise<number> {
  await page.evaluate(watchRows, path);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.waitForFunction(() => window.rows && !Number.isNaN(window.rows.painted));
    times.push(await page.evaluate(() => (window.rows?.painted ?? 0) - (window.rows?.responded ?? 0)));
    await page.evaluate(() => {
      delete window.rows;
    });
    await pause(300);
  }
  return median(times);
}

/**
 * The same for the texts of that table in a table without styles, changed by a script in the page: what the browser
 * itself needs on this machine.
 */
export async function plainRowTimes(page: Page, browser: Browser, slower: number): Promise<number> {
  const texts = await page
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...(row as HTMLTableRowElement).cells].map((cell) => cell.textContent ?? '')),
    );
  const plain = await browser.newPage({ viewport: memberWindow });
  await slowDown(plain, slower);
  const times = await plain.evaluate(
    async ({ lines, runs }) => {
      const body = document.body.appendChild(document.createElement('table')).createTBody();
      for (const line of lines) {
        const row = body.insertRow();
        for (const text of line) row.insertCell().textContent = text;
      }
      const painted: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const from = performance.now();
        lines.forEach((line, row) => {
          line.forEach((text, column) => {
            const cell = body.rows[row]?.cells[column];
            if (cell) cell.textContent = `${text} ${run}`;
          });
        });
        await new Promise((resolve) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = resolve;
            port2.postMessage(null);
          });
        });
        painted.push(performance.now() - from);
      }
      return painted;
    },
    { lines: texts, runs: RUNS },
  );
  await plain.close();
  return median(times);
}
