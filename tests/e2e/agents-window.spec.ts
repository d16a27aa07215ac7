import type { Page } from '@playwright/test';
import { axeViolations } from '#tests/support/accessibility.ts';
import { expect, isMobileLayout, test } from '#tests/support/fixtures.ts';
import { openSignedIn, scriptLayout } from '#tests/support/realtime.ts';
import {
  dialog,
  field,
  fillRegistration,
  openRegistration,
  submitRegistration,
} from '#tests/support/steps.ts';

const agent = 'agent_rosa';
const main = (page: Page) => page.getByRole('main');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const members = (page: Page) =>
  main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button') });

const member = (id: string, change: object = {}) => ({
  ...{ member_id: id, member_account: `below_${id}`, is_agent: 0, level: 1, status: 'active' },
  ...{ currency: 'USD', deposits: '10.00', withdrawals: '0.00', turnover: '25.50', net: '-1.00' },
  downline_count: 0,
  ...change,
});
const downline = (list: object[], path: object[] = []) => ({
  kind: 'code' as const,
  code: 100,
  data: { list, total_count: list.length, path, totals: [] },
});

test('agent window leads each member to the page of their status', async ({ page, control }) => {
  for (const [account, path, words] of [
    ['second_seat', '/proxy/Register', 'Become an agent and invite members.'],
    ['agent_wait', '/proxy/Register', 'Your application is under review'],
    ['agent_deny', '/proxy/Register', 'You can apply again from'],
    ['agent_off', '/proxy/Register', 'Your agent account is not active'],
    ['agent_sign', '/proxy/DownlineInfo', 'The agreement has changed since you accepted it.'],
    ['agent_minh', '/proxy/DownlineInfo', 'Members at all levels'],
  ] as const) {
    await openSignedIn(page, control, account, '/proxy');
    await expect(main(page), account).toContainText(words);
    await expect(page, account).toHaveURL(new RegExp(`${path}$`));
    if (account.endsWith('y') || account.endsWith('n'))
      expect.soft(await axeViolations(page), account).toEqual([]);
  }
});

/** The places that the tabs of the header have had. */
async function trackTabs(page: Page) {
  await page.addInitScript(() => {
    const places = new Set<number>();
    Object.assign(window, { places });
    new MutationObserver(() => {
      const tabs = document.querySelector('header nav');
      if (tabs) places.add(Math.round(tabs.getBoundingClientRect().left));
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { places: Set<number> }).places.size);
}

test('page of the agent window opens at its URL when the agreement is accepted', async ({
  page,
  control,
}) => {
  const places = await trackTabs(page);
  const list = [{ photo_path: '/icon.svg', type: 'light' }];
  const { id } = await control.script({
    path: '/web/logo',
    response: { kind: 'code', code: 100, data: { web_logo_list: list } },
    hold: true,
  });
  await openSignedIn(page, control, 'agent_sign', '/proxy?page=Promotion');
  await expect(main(page).getByRole('button', { name: 'I accept the agreement' })).toBeVisible();
  await control.release({ id });
  await expect(page.getByRole('navigation', { name: 'Agent centre' })).toBeVisible();
  expect(await places(), 'places of the tabs before and after the logo').toBe(1);
  await main(page).getByRole('button', { name: 'I accept the agreement' }).click();
  await expect(main(page).getByText('From click to first deposit')).toBeVisible();
  await expect(page).toHaveURL('/proxy/Promotion');
  await main(page).getByRole('link', { name: 'Agreement' }).click();
  await expect(main(page).getByText('You accepted it on')).toBeVisible();
});

test('agent is led to the agreement or the application when a call says so', async ({ page, control }) => {
  await openSignedIn(page, control, agent, '/proxy/DownlineInfo');
  await expect(members(page).first()).toBeVisible();
  await test.step('code 192: the agreement has changed', async () => {
    const agreement = { version: 4, html: '<p>Once a month.</p>', accepted_at: '', was_accepted: 1 };
    await control.script({
      path: '/agent/agreement',
      response: { kind: 'code', code: 100, data: agreement },
    });
    await control.script({ path: '/agent/promotion', response: { kind: 'code', code: 192 } });
    await page.getByRole('link', { name: 'Promotion links' }).click();
    await expect(main(page)).toContainText('Once a month.');
    await expect(page).toHaveURL('/proxy/Promotion');
  });
  await test.step('code 191: the agent is not active any more', async () => {
    await page.goto('/proxy/DownlineInfo');
    await expect(members(page).first()).toBeVisible();
    const { id } = await control.script({
      path: '/agent/promotion',
      response: { kind: 'code', code: 191 },
      hold: true,
    });
    await page.getByRole('link', { name: 'Promotion links' }).click();
    await expect.poll(async () => (await control.held()).length).toBe(1);
    // Any reading of the status would lead away before the click.
    await scriptLayout(page, control, agent, { is_agent: 1, agent_active: 0 });
    await control.release({ id });
    await expect(page).toHaveURL('/proxy/Register');
  });
});

test('visitor who follows a link registers under the agent, and the link counts each step', async ({
  page,
  control,
}) => {
  test.slow();
  await openSignedIn(page, control, agent, '/proxy/Promotion');
  await main(page).getByRole('button', { name: 'New link' }).click();
  await dialog(page).getByRole('button', { name: 'Create the link' }).click();
  await expect(field(page, 'Link name, visible only to you')).toHaveAccessibleDescription(
    'Enter a name for the link.',
  );
  await field(page, 'Link name, visible only to you').fill('Market, Sunday');
  await field(page, 'Currency of the accounts').selectOption('RMB');
  expect(await axeViolations(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Create the link' }).click();
  await expect(main(page).getByRole('heading', { name: 'Market, Sunday' })).toBeVisible();
  const url =
    (await main(page)
      .getByText(/^https?:.*currency=RMB/)
      .textContent()) ?? '';
  const row = main(page).getByRole('row', { name: /Market, Sunday/ });
  await expect(row).toContainText(/RMB000$/);

  await test.step('registers after the browser was closed', async () => {
    await openSignedOut(page, url);
    await expect(main(page).getByRole('link').first()).toBeVisible();
    await endBrowserSession(page);
    await page.goto('/faq');
    await openRegistration(page);
    await expect(field(page, 'Account currency')).toHaveValue('RMB');
    await expect(field(page, 'Account currency')).toBeDisabled();
    await fillRegistration(page, {
      'Full name': '王小明',
      'Confirm password': 'dusk2468',
      'Withdrawal password, 4 digits': '2468',
    });
    await submitRegistration(page);
    await control.deposit({ account: 'brandnew_1', amount: 500_000 });
  });

  await openSignedIn(page, control, agent, '/proxy/Promotion');
  await expect(row).toContainText(/RMB111$/);
  await test.step('a disabled link introduces no member', async () => {
    await row.getByRole('button').click();
    await main(page).getByRole('button', { name: 'Disable' }).click();
    await dialog(page).getByRole('button', { name: 'Disable' }).click();
    await expect(main(page)).toContainText('This link is disabled.');
    await expect(dialog(page)).toHaveCount(0);
    await openSignedOut(page, url);
    await openRegistration(page);
    await expect(field(page, 'Account currency')).toBeEnabled();
  });
});

/** Keeps what a browser keeps when it is closed. */
async function endBrowserSession(page: Page) {
  const context = page.context();
  const lasting = (await context.cookies()).filter(({ expires }) => expires !== -1);
  await page.goto('/icon.svg');
  await page.evaluate(() => sessionStorage.clear());
  await context.clearCookies();
  await context.addCookies(lasting);
}

async function openSignedOut(page: Page, url: string) {
  await page.evaluate(() => localStorage.clear());
  await page.goto(url);
}

test('downline is followed level by level, and its URL reproduces what is shown', {
  tag: '@layouts',
}, async ({ page, control }) => {
  const phone = isMobileLayout(page);
  await openSignedIn(page, control, agent, '/proxy/DownlineInfo');
  const path = page.getByRole('navigation', { name: 'Levels' });
  const minh = phone
    ? main(page).getByRole('button', { name: /agent_minh/ })
    : main(page).getByRole('button', { name: 'Details of agent_minh' });
  const search = page.getByRole('searchbox', { name: 'Find a member by account' });
  expect((await search.boundingBox())?.width).toBeGreaterThan(200);
  await search.fill('agent_minh');
  await page.keyboard.press('Enter');
  // The list before is shown until that of the search is there.
  await expect(minh).toHaveCount(1);
  await minh.click();
  const detail = phone ? dialog(page) : main(page).getByRole('region', { name: 'agent_minh' });
  await expect(detail).toContainText('Last sign-in');
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await expect(detail).toContainText('Last sign-in');
  await detail.getByRole('link', { name: /^View [0-9]/ }).click();
  await expect(path.getByRole('link', { name: 'agent_minh' })).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect(path.getByRole('link', { name: 'agent_minh' })).toHaveAttribute('aria-current', 'page');
  await path.getByRole('link', { name: 'You' }).click();
  await expect(path).toHaveCount(0);
});

test('table shows no rows of the list before below those of the next', async ({ page, control }) => {
  await openSignedIn(page, control, agent, '/proxy/DownlineInfo');
  const rows = main(page).getByRole('button', { name: /^Details of / });
  await expect(rows).toHaveCount(50);
  // Counts the rows in sight whenever the page changes, also between two frames. Hidden rows are moved to the left.
  await page.evaluate(() => {
    const counts = new Set<number>();
    Object.assign(window, { counts });
    new MutationObserver(() => {
      const all = [...document.querySelectorAll('main tbody tr')];
      counts.add(all.filter((row) => row.getBoundingClientRect().right > 0).length);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.getByRole('searchbox', { name: 'Find a member by account' }).fill('agent_minh');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  const counts = await page.evaluate(() => [...(window as unknown as { counts: Set<number> }).counts]);
  expect(counts.filter((count) => count > 1 && count < 50)).toEqual([]);
});

test('downline shows hostile names as text and closes what is not in it', async ({ page, control }) => {
  const script = (response: Parameters<typeof control.script>[0]['response']) =>
    control.script({ path: '/agent/downline', response });
  const name = '=HYPERLINK("x")<img src=x onerror=alert(1)>';
  await script(
    downline([member('7', { member_account: name, downline_count: 2 }), member('8'), { member_id: {} }]),
  );
  await openSignedIn(page, control, agent, '/proxy/DownlineInfo?row=7');
  await expect(main(page).getByRole('heading', { name })).toBeVisible();
  await expect(main(page)).toContainText('1 entry on this page could not be read');
  await expect(main(page).locator('img[src="x"]')).toHaveCount(0);
  await test.step('a member leaves the downline while shown', async () => {
    await script(downline([member('8')]));
    await page.reload();
    await expect(main(page)).toContainText('This member is not in the list');
    await main(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).not.toHaveURL(/row=/);
  });
  await test.step('a parent outside the downline is named as such', async () => {
    await page.goto('/proxy/DownlineInfo?parent=1');
    await expect(main(page)).toContainText('This member is not in your downline');
    await main(page).getByRole('button', { name: 'Show your own members' }).click();
    await expect(members(page).first()).toBeVisible();
  });
});

test('agent window shows its own layout and a back button', { tag: '@layouts' }, async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, agent, '/proxy');
  await expect(title(page, 'Downline')).toBeVisible();
  await expect(page).toHaveTitle(/^Downline/);
  await expect(page.getByRole('banner')).toContainText('Agent wallet');
  await page
    .getByRole('navigation', { name: 'Agent centre' })
    .getByRole('link', { name: 'Promotion links' })
    .click();
  await expect(title(page, 'Promotion links')).toBeVisible();
  await expect(main(page).getByText('From click to first deposit')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/proxy/Plan');
  await expect(main(page).getByRole('rowheader', { name: 'Step 4' })).toBeVisible();
  await expect(main(page).getByRole('rowheader', { name: 'Your step' })).toContainText('Step 3');
  await expect(main(page).getByRole('region', { name: 'To step 4' })).toContainText(/Commission base.*more/);
  expect(await axeViolations(page)).toEqual([]);
  if (!isMobileLayout(page)) return;
  await page.getByRole('link', { name: 'Back to my account' }).click();
  await expect(page).toHaveURL('/user');
});
