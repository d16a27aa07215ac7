import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import { axeViolations } from '#tests/support/accessibility.ts';
import { expect, isMobileLayout, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { signOut, waitUntilHeld } from '#tests/support/steps.ts';

const account = 'agent_rosa';
const operation = '/proxy/OperationTable';
const settlement = '/proxy/PerformanceSettlement';
const transfer = '/proxy/Transfer';
const send = '/agent/transfer';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const form = (page: Page) => page.getByRole('form', { name: 'Transfer' });
const amount = (page: Page) => form(page).getByRole('textbox', { name: 'Amount' });
const password = (page: Page) => form(page).getByLabel('Withdrawal password, 4 digits');
const money = async (control: ControlClient) =>
  (await Promise.all([account, 'agent_minh'].map((of) => control.ledger({ account: of })))).map(
    ({ main }) => main,
  );

async function download(page: Page, name: string) {
  const started = page.waitForEvent('download');
  await button(page, name).click();
  return (await readFile(await (await started).path(), 'utf8')).replace('\uFEFF', '').trim().split('\r\n');
}

test('operation report is grouped, read out by key, and exported whole', {
  tag: ['@layouts', '@main'],
}, async ({ page, control }) => {
  await openSignedIn(page, control, account, operation);
  const chart = page.getByRole('slider', { name: 'Net win by day' });
  await expect(chart).toHaveAttribute('aria-valuenow', '7');
  await chart.focus();
  await page.keyboard.press('Home');
  await expect(chart).toHaveAttribute('aria-valuenow', '1');
  await expect(chart).toHaveAttribute('aria-valuetext', /: net win .*, turnover /);
  await expect(page.getByText(/of 7 days above zero\.$/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(await download(page, 'Export')).toHaveLength(8);

  if (isMobileLayout(page)) await button(page, /^Filter/).click();
  await page.getByLabel('Group by').selectOption({ label: 'Provider' });
  if (isMobileLayout(page)) await button(page, 'Show').click();
  await expect(chart).toBeHidden();
  await expect(page).toHaveURL(/group=provider/);
  const lines = await download(page, 'Export');
  expect(lines[0]).toBe('Provider,Currency,Active,Turnover,Counts as turnover,Net win');
  expect(lines.length).toBeGreaterThan(3);
});

test('operation report of one member is a link, and of a member outside the downline is refused', async ({
  page,
  control,
}) => {
  const { member_id } = await control.signIn({ account: 'agent_minh' });
  await openSignedIn(page, control, account, `${operation}?member=${member_id}`);
  await expect(page.getByText('Only agent_minh and downline')).toBeVisible();
  await expect(page.getByRole('slider')).toBeVisible();
  await page.goto(`${operation}?member=999999`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await button(page, 'Show the whole downline').click();
  await expect(page.getByRole('slider')).toBeVisible();
});

test('operation report says so when its totals are not the sums of the rows that parse', async ({
  page,
  control,
}) => {
  const sums = { active: 1, deposits: '0.00', withdrawals: '0.00', bonus: '0.00', valid: '0.00' };
  const row = (key: unknown, net: string) => ({ key, ...sums, turnover: '10.00', net });
  const totals = { ...sums, turnover: '20.00', net: '3.00' };
  await control.script({
    path: '/agent/operation',
    response: {
      kind: 'code',
      code: 100,
      data: { list: [row('2026-11-01', '1.00'), row({}, '2.00')], totals, currency: 'USD' },
    },
    times: 10,
  });
  await openSignedIn(page, control, account, `${operation}?from=2026-11-01&to=2026-11-02`);
  await expect(page.getByText(/^The totals do not match the sum of these entries\./)).toBeVisible();
});

test('levels show their share of the turnover and their totals', { tag: '@layouts' }, async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, account, '/proxy/StratifiedTable');
  await expect(page.getByText('Level 4')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const lines = await download(page, 'Export');
  expect(lines).toHaveLength(5);
});

test('settlement is a calculation that adds up, is linked, exported and printed', {
  tag: '@layouts',
}, async ({ page, control }) => {
  // The last closed period is paid ten days after its end, which may have been before today.
  const closed = /(?:To be paid|Paid) on/;
  await openSignedIn(page, control, account, settlement);
  const resultRow = page.getByRole('row', { name: /You receive/ });
  await expect(resultRow).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const periods = await download(page, 'Export all periods');
  // The first line has the names of the columns. What is below zero is not paid but carried over.
  const paid = periods.slice(1).findIndex((line) => /,(?:To be paid|Paid)/.test(line));
  if (isMobileLayout(page)) await page.getByLabel('Period').selectOption({ index: paid });
  else await page.getByRole('listitem').filter({ hasText: closed }).first().click();
  await expect(page).toHaveURL(/period=/);
  await expect(page.getByRole('main').getByText(closed).last()).toBeVisible();
  const shown = await resultRow.getByRole('cell').last().textContent();
  await expect(page.getByText(/do not (?:follow|add up)/)).toBeHidden();
  const lines = await download(page, 'Export');
  const cells = lines.map((line) => line.split(','));
  const result = cells.find((line) => line.includes('You receive'))?.at(-1);
  expect((shown ?? '').replace(/[^\d.]/g, '')).toBe(result);
  expect(periods[paid + 1]).toMatch(new RegExp(`,${result}$`));
  await page.reload();
  await expect(resultRow).toContainText((shown ?? '').trim().slice(-3));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`Commission statement of ${account}`, { exact: false })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(button(page, 'Print the statement')).toBeHidden();
});

async function review(page: Page, to: string, text: string) {
  await form(page).getByLabel('Account of the member').fill(to);
  await amount(page).fill(text);
  await button(page, 'Continue').click();
  await expect(password(page)).toBeVisible();
}

test('transfer to a member is reviewed, sent once and listed', { tag: '@layouts' }, async ({
  page,
  control,
}) => {
  const [rosa = 0, minh = 0] = await money(control);
  const { n } = await control.requestCursor();
  await openSignedIn(page, control, account, `${transfer}?to=agent_minh`);
  await amount(page).fill('9999999');
  await button(page, 'Continue').click();
  await expect(amount(page)).toHaveAccessibleDescription('This is more than you can transfer.');
  await amount(page).fill('12.5');
  await button(page, 'Continue').click();
  expect(await axeViolations(page)).toEqual([]);
  await password(page).fill(WITHDRAW_PASSWORD);
  await button(page, 'Send $12.50').dblclick();
  await expect(form(page).getByText('$12.50 transferred to agent_minh.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your transfers' }).getByRole('listitem')).toHaveText(
    /agent_minh.*\$12\.50/,
  );
  expect(await money(control)).toEqual([rosa - 12.5, minh + 12.5]);
  const calls = (await control.requests({ since: n })).filter(({ path }) => path === send);
  expect(calls).toHaveLength(1);
});

test('refused transfer says why and keeps what was typed', async ({ page, control }) => {
  const before = await money(control);
  await openSignedIn(page, control, account, transfer);
  await review(page, 'linhmai_88', '5');
  await password(page).fill('1111');
  await button(page, 'Send $5.00').click();
  await expect(form(page).getByText(/^There is no member of this name in your downline/)).toBeVisible();
  await expect(amount(page)).toHaveValue('5.00');
  await review(page, 'agent_minh', '5');
  await password(page).fill('1111');
  await button(page, 'Send $5.00').click();
  await expect(form(page).getByText('You have 4 attempts left.')).toBeVisible();
  await expect(password(page)).toBeFocused();
  await control.member({ account, set: { withdraw_hash: '' } });
  await password(page).fill(WITHDRAW_PASSWORD);
  await button(page, 'Send $5.00').click();
  await expect(form(page).getByRole('link', { name: 'Set a withdrawal password' })).toBeVisible();
  expect(await money(control)).toEqual(before);
});

test('transfer moves money once when responses are lost, when the page reloads and in two tabs', async ({
  page,
  control,
  context,
}) => {
  const [rosa = 0, minh = 0] = await money(control);
  await openSignedIn(page, control, account, transfer);
  const other = await context.newPage();
  await other.goto(transfer);
  await review(other, 'agent_minh', '1');
  await control.script({ path: send, response: { kind: 'drop' } });
  await review(page, 'agent_minh', '100');
  await password(page).fill(WITHDRAW_PASSWORD);
  await button(page, 'Send $100.00').click();
  await expect(form(page).getByText('$100.00 transferred to agent_minh.')).toBeVisible();
  expect(await money(control)).toEqual([rosa - 100, minh + 100]);
  // What the other tab reviews is its own.
  await expect(button(other, 'Send $1.00')).toBeEnabled();
  await other.close();

  const { id } = await control.script({ path: send, hold: true, response: { kind: 'real' } });
  await review(page, 'agent_minh', '50');
  await password(page).fill(WITHDRAW_PASSWORD);
  await button(page, 'Send $50.00').click();
  await waitUntilHeld(control, send);
  await page.reload();
  await expect(
    form(page).getByText('We did not receive your transfer request. No money was transferred.'),
  ).toBeVisible();
  // It arrives after all: refused, because the page has learned that nothing was moved.
  await control.release({ id });
  await expect.poll(async () => (await control.held()).length).toBe(0);
  await password(page).fill(WITHDRAW_PASSWORD);
  await button(page, 'Send $50.00').click();
  await expect(form(page).getByText('$50.00 transferred to agent_minh.')).toBeVisible();
  expect(await money(control)).toEqual([rosa - 150, minh + 150]);
});

test('sign-out in another tab closes a review, and nothing is sent', async ({ page, control, context }) => {
  const before = await money(control);
  await openSignedIn(page, control, account, transfer);
  const other = await context.newPage();
  await other.goto('/');
  await review(page, 'agent_minh', '5');
  await password(page).fill('12');
  await signOut(other);
  await expect(form(page)).toBeHidden();
  await expect(button(page, /^Send/)).toBeHidden();
  expect(await money(control)).toEqual(before);
});
