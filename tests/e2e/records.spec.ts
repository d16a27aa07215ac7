import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeViolations } from '#tests/support/accessibility.ts';
import { lastDays } from '#tests/support/days.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';

const account = 'linhmai_88';
const bets = '/member/record/bets';
const sixWeeks = '/user/Transaction?from=2026-10-01&to=2026-11-11';

const round = (id: string, more: object = {}) => ({
  id,
  gp_name: 'Aurelia',
  game_name: { en_US: `Game ${id}` },
  status: 'settled',
  staked: '5.00',
  valid: '5.00',
  won: '0.00',
  net: '-5.00',
  at: '2026-11-10 12:00:00',
  ...more,
});
const rounds = (count: number) => Array.from({ length: count }, (_, place) => round(String(place + 1)));
const betsResponse = (list: readonly object[], more: object = {}) => ({
  kind: 'code' as const,
  code: 100,
  data: { list, total_count: list.length, ...more },
});
const totals = { count: 1, staked: '5.00', valid: '5.00', net: '-5.00' };
const rowsOf = (page: Page) => page.getByRole('table').locator('tbody tr');

/** The file that a press on "Export" gives, as lines. */
async function exportLines(page: Page): Promise<string[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  return text.trimEnd().split('\r\n');
}

test('bets are filtered, sorted and opened by the URL, which shows the same again', {
  tag: ['@layouts', '@main'],
}, async ({ page, control, isMobile }) => {
  await openSignedIn(page, control, account, '/user/Transaction');
  await page.getByRole('button', { name: '30 days' }).click();
  await expect(page).toHaveURL(new RegExp(lastDays(30)));
  if (isMobile) await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Void');
  if (isMobile) await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/status=void/);
  await expect(page.getByText('Void, stake returned').first()).toBeVisible();
  const opener = isMobile
    ? page.getByRole('button', { name: 'Void, stake returned' }).first()
    : page.getByRole('button', { name: /^Details of/ }).first();
  await opener.click();
  await expect(page.getByText('Stake returned', { exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText('Stake returned', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('Settled').and(page.locator('span'))).toHaveCount(0);
});

test('table is sorted by its column headers, paged, and shows chosen columns', async ({ page, control }) => {
  await openSignedIn(page, control, account, sixWeeks);
  const head = page.getByRole('columnheader', { name: 'Stake, $' });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', /ending$/);
  await expect(page).toHaveURL(/sort=-?staked/);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText(/^51 to 100 of/)).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(50);
  await test.step('responses arrive out of order', async () => {
    const late = rounds(50).map((row) => ({ ...row, id: `late-${row.id}` }));
    const { id } = await control.script({
      path: bets,
      hold: true,
      response: betsResponse(late, { total_count: 200 }),
    });
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(async () => (await control.held()).length).toBe(1);
    await page.getByRole('button', { name: 'Previous page' }).click();
    await control.release({ id });
    await expect(page.getByText(/^51 to 100 of/)).toBeVisible();
    await expect(rowsOf(page).filter({ hasText: 'late-' })).toHaveCount(0);
  });
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Bet number' }).uncheck();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Bet number' })).toHaveCount(0);
  await expect(page).toHaveURL(/hide=/);
});

test('days are chosen in the calendar, and ranges that are not possible say why', async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, account, '/user/Transaction?from=2026-10-05&to=2026-10-20');
  await page.getByRole('button', { name: /Oct 5/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /October 7, 2026/ }).click();
  await dialog.getByRole('button', { name: /October 9, 2026/ }).click();
  await dialog.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL(/from=2026-10-07&to=2026-10-09/);
  const { n } = await control.requestCursor();
  for (const [range, problem] of [
    ['from=2026-10-20&to=2026-10-05', 'The first day is after the last one.'],
    ['from=2026-10-20&to=2199-01-01', 'The range ends in the future.'],
    ['from=2025-01-01&to=2026-10-05', 'A range has at most 3 months.'],
  ] as const) {
    await page.goto(`/user/Transaction?${range}`);
    await expect(page.getByText(problem)).toBeVisible();
  }
  expect((await control.requests({ since: n })).filter(({ path }) => path === bets)).toEqual([]);
  await page.getByRole('button', { name: 'Show the last 7 days' }).click();
  await expect(page.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true');
});

test('export has the whole range, and goes on where it was interrupted', async ({ page, control }) => {
  await openSignedIn(page, control, account, sixWeeks);
  const all = Number((await page.getByText(/^1 to 50 of/).textContent())?.split(' ').at(-1));
  const [head, ...lines] = await exportLines(page);
  expect(head).toBe('\uFEFFTime,Bet number,Game,Provider,Hall,Stake,Turnover,Won or lost,Status');
  expect(lines).toHaveLength(all);
  const numbers = new Set(lines.map((line) => line.split(',')[1]));
  expect(numbers.size).toBe(all);
  await expect(page.getByText(`The file is saved with ${all} entries.`)).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Void');
  await expect(page.getByText('The file is saved')).toHaveCount(0);
  // 501 rows are two pages, of which the second one fails at first.
  await control.script({ path: bets, times: 1, response: betsResponse(rounds(500), { total_count: 501 }) });
  await control.script({ path: bets, times: 1, response: { kind: 'drop' } });
  await control.script({
    path: bets,
    times: 1,
    response: betsResponse([round('=1+1')], { total_count: 501 }),
  });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByText('The export was interrupted. What was read is kept.')).toBeVisible();
  await expect(page.getByText('500 of 501 entries')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Continue' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.trimEnd().split('\r\n')).toHaveLength(502);
  expect(text).toContain("'=1+1");
});

test('table says when rows and totals do not agree, and shows hostile names as plain text', async ({
  page,
  control,
}) => {
  const hostile = '<img src=x onerror="document.title=1">=1+1';
  for (const [scripted, text] of [
    [
      betsResponse([round('1', { game_name: { en_US: hostile } }), { id: {} }], { totals }),
      '1 entry on this page could not be read and is not shown.',
    ],
    [
      betsResponse([round('1')], { totals: { ...totals, staked: '7.00' } }),
      'The totals do not match the sum of these entries.',
    ],
    [
      betsResponse([], { total_count: 3, totals }),
      '3 entries on this page could not be read and are not shown.',
    ],
    [betsResponse([round('1', { net: 'much' })], { totals }), 'The response could not be read.'],
    [{ kind: 'text', text: '{' } as const, 'The response could not be read.'],
  ] as const) {
    await control.script({ path: bets, times: 1, response: scripted });
    await openSignedIn(page, control, account, '/user/Transaction');
    await expect(page.getByText(text)).toBeVisible();
    if (scripted.kind === 'code' && text.startsWith('1 entry'))
      await expect(page.getByText(hostile)).toBeVisible();
  }
  await control.script({ path: bets, times: 1, response: betsResponse(rounds(10_000)) });
  await page.goto('/user/Transaction');
  await expect(page.getByText('1 to 50 of 10,000')).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(50);
  await page.goto(`${sixWeeks}&page=900`);
  await expect(page.getByText('This page has no entries')).toBeVisible();
  await page.getByRole('button', { name: 'Show the first page' }).click();
  await expect(rowsOf(page)).toHaveCount(50);
});

test('money records show every kind, transfers when they are chosen, and an open order leads to its page', async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, 'wd_pending', '/user/DWRecord');
  await page.getByRole('button', { name: /^Details of Withdrawal/ }).click();
  await page.getByRole('link', { name: 'Open the withdrawal' }).click();
  await expect(page).toHaveURL(/\/user\/Withdrawal$/);
  await openSignedIn(page, control, account, `/user/DWRecord?${lastDays(80)}`);
  await expect(rowsOf(page).first()).toBeVisible();
  await expect(rowsOf(page).filter({ hasText: 'Transfer' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Type' }).selectOption('All, with transfers');
  await expect(rowsOf(page).filter({ hasText: 'Transfer' })).not.toHaveCount(0);
  for (const kind of ['Deposit', 'Withdrawal', 'Transfer', 'Bonus']) {
    await page.getByRole('combobox', { name: 'Type' }).selectOption(kind);
    await expect(rowsOf(page).first()).toContainText(kind);
  }
  expect(await axeViolations(page)).toEqual([]);
  const [, ...lines] = await exportLines(page);
  expect(lines.every((line) => line.includes('Bonus'))).toBe(true);
});

test('cards of bets and of money name the currency of each amount', { tag: '@phone' }, async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, 'linhmai_88', '/faq');
  for (const path of ['/user/Transaction', '/user/DWRecord?kind=all']) {
    await page.goto(path);
    const amounts = page.getByRole('main').locator('data');
    await expect(amounts.nth(6)).toBeVisible();
    const texts = await amounts.allTextContents();
    expect([path, texts.filter((text) => !text.includes('$'))]).toEqual([path, []]);
  }
});
