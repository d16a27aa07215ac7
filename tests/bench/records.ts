import type { Page, Route } from '@playwright/test';
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

/** Responds with the requested page, of as many rows as the export has. */
const respondWithPage = async (route: Route) => {
  const { page, count } = route.request().postDataJSON();
  const first = (page - 1) * count;
  const length = Math.min(count, exportedRows - first);
  const list = Array.from({ length }, (_, place) => round(first + place + 1));
  const totals = { count: exportedRows, staked: '1250000.00', valid: '1250000.00', net: '2875000.00' };
  await route.fulfill({
    json: { code: 100, message: '', data: { list, total_count: exportedRows, totals } },
  });
};

/** Opens the table of bets of a member. */
async function openBets(page: Page, served: Served) {
  await asMember(page, served, 'linhmai_88');
  await page.route(path, respondWithPage);
  await page.goto(`${served.url}/user/Transaction`);
  await page.getByRole('table').waitFor();
  await pause(1_000);
}

/** Measures the table of bets on a desktop with a 4 times slower CPU, and its export, in a page of its own. */
export const records = async (served: Served): Promise<Row[]> => {
  const { shown, plain } = await withPage(memberWindow, async (page, browser) => {
    await openBets(page, served);
    await slowDown(page, SLOWER);
    const shown = await rowTimes(page, '/record/bets');
    return { shown, plain: await plainRowTimes(page, browser, SLOWER) };
  });
  const task = await withPage(memberWindow, async (page) => {
    await openBets(page, served);
    const longest = await watchTasks(page);
    const download = page.waitForEvent('download', { timeout: 120_000 });
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await download;
    return longest();
  });
  return [
    {
      what: `records: response to painted rows, ms at ${SLOWER}x`,
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
};
