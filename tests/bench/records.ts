import type { Route } from '@playwright/test';
import { asMember, memberWindow, pause, type Served, slowDown, watchTasks, withPage } from './page.ts';
import { plainRowTimes, rowTimes } from './row-times.ts';
import type { Row } from './table.ts';

const SLOWER = 4;
const exportedRows = 100_000;
const path = '**/member/record/bets';

const round = (id: number) => ({
  id: String(id),
  gp_id: 'GPAG',
  gp_name: 'Aurelia',
  gt_id: '2',
  game_id: '11',
  game_name: { en_US: `Lantern Street ${id}` },
  status: 'settled',
  staked: '12.50',
  valid: '12.50',
  won: '41.25',
  net: '28.75',
  at: '2026-11-20 14:08:31',
});

/** Answers with the page that is asked for, of as many rows as the export has. */
const answerPage = async (route: Route) => {
  const { page, count } = route.request().postDataJSON();
  const first = (page - 1) * count;
  const length = Math.min(count, exportedRows - first);
  const list = Array.from({ length }, (_, place) => round(first + place + 1));
  const totals = { count: exportedRows, staked: '1250000.00', valid: '1250000.00', net: '2875000.00' };
  await route.fulfill({
    json: { code: 100, message: '', data: { list, total_count: exportedRows, totals } },
  });
};

/** Measures the table of bets on a desktop with a 4 times slower CPU, and its export at full speed. */
export const records = (served: Served): Promise<Row[]> =>
  withPage(memberWindow, async (page, browser) => {
    await asMember(page, served, 'linhmai_88');
    await page.route(path, answerPage);
    await page.goto(`${served.url}/user/Transaction`);
    await page.getByRole('table').waitFor();
    await pause(1_000);
    await slowDown(page, SLOWER);
    const shown = await rowTimes(page, '/record/bets');
    const plain = await plainRowTimes(page, browser, SLOWER);
    await slowDown(page, 1);
    // What the slow page still had to do is not part of the export.
    await pause(1_000);
    const longest = await watchTasks(page);
    const download = page.waitForEvent('download', { timeout: 120_000 });
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await download;
    const task = await longest();
    return [
      {
        what: `records: answer to painted rows, ms at ${SLOWER}x`,
        measured: shown,
        baseline: plain,
        budget: '<= 100, or 2.5 x a plain table',
        holds: shown <= Math.max(100, 2.5 * plain),
      },
      {
        what: 'records: longest task of an export of 100,000 rows, ms',
        measured: task,
        budget: '<= 50',
        holds: task <= 50,
      },
    ];
  });
