import type { Page, Request } from '@playwright/test';
import type { SignedInMember } from '#sandbox/server/control-protocol.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { expectSignedIn, expectSignedOut, toast, wallet } from '#tests/support/steps.ts';

/** Hand-off: another site signs a member in through the entry URL. */

const account = 'second_seat';

const queryOf = ({ token, ...member }: SignedInMember) => ({ tk: token, ...member });
const urlWith = (query: Record<string, string>, path = '/') => `${path}?${new URLSearchParams(query)}`;
const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('member_id')]);
const noMember = [null, null];
const session = (page: Page) => page.locator('[data-machine=session]');

/** Collects all requests of the page except navigations. */
function requestsOf(page: Page) {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) seen.push(request);
  });
  return seen;
}

test('hand-off signs in without exposing the token to any request', async ({ page, control }) => {
  const member = queryOf(await control.signIn({ account }));
  const requests = requestsOf(page);
  await page.goto(`${urlWith({ ...member, footer: 'false', fbclid: 'f-1' }, '/discount')}#top`);
  await expectSignedIn(page);
  await expect(page).toHaveURL('/discount?footer=false&fbclid=f-1#top');
  expect(await stored(page)).toEqual([member.tk, member.member_id]);
  expect(requests.length).toBeGreaterThan(5);
  for (const request of requests) {
    const { authorization, ...headers } = await request.allHeaders();
    // The polling socket sends its headers in the body.
    const body = request.url().includes('/socket.io/') ? '' : request.postData();
    expect(request.url() + JSON.stringify(headers) + body).not.toContain(member.tk);
    expect(headers.referer ?? '').not.toContain('?');
  }
  const readable = await page.evaluate(() => [
    ...performance.getEntries().map(({ name }) => name),
    ...navigation.entries().map(({ url }) => url),
    document.referrer,
    JSON.stringify(sessionStorage),
  ]);
  expect(readable.join()).not.toContain(member.tk);
  await page.reload();
  await expectSignedIn(page);
});

// All variants: tests/contract/entry.test.ts.
test('hand-off does not sign in when it is incomplete or invalid', async ({ page, control }) => {
  const { tk, ...withoutToken } = queryOf(await control.signIn({ account }));
  for (const query of [withoutToken, { ...withoutToken, tk, member_id: '../1' }])
    await test.step(JSON.stringify(query), async () => {
      await page.goto(urlWith({ ...query, header: 'false' }, '/faq'));
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page).toHaveURL('/faq?header=false');
      expect(await stored(page)).toEqual(noMember);
    });
});

test('hand-off is ignored when skipReloadGetInfo is set', async ({ page, control }) => {
  const member = queryOf(await control.signIn({ account }));
  await page.addInitScript(() => localStorage.setItem('skipReloadGetInfo', '1'));
  await page.goto(urlWith(member));
  await expectSignedOut(page);
  await expect(page).toHaveURL('/');
  expect(await stored(page)).toEqual(noMember);
});

test('hand-off replaces the member only when its token and its id belong together and the member agrees', async ({
  page,
  control,
}) => {
  const member = queryOf(await control.signIn({ account }));
  const other = queryOf(await control.signIn({ account: 'empty_hand' }));
  await page.goto(urlWith(member));
  await expect(toast(page, `You are signed in as ${account}.`)).toBeVisible();
  for (const query of [
    { ...other, tk: 'made-up' },
    { ...member, tk: other.tk },
  ]) {
    await page.goto(urlWith(query, '/faq'));
    await expect(page).toHaveURL('/');
    await expectSignedIn(page);
    expect(await stored(page)).toEqual([member.tk, member.member_id]);
  }
  await page.goto(urlWith({ ...other, member_account: account }));
  await page.getByRole('button', { name: `Stay as ${account}` }).click();
  await expectSignedIn(page);
  expect(await stored(page)).toEqual([member.tk, member.member_id]);
  await page.goto(urlWith({ ...other, member_account: account }));
  await expect(page.getByRole('dialog')).toContainText(`You are signed in as ${account}.`);
  await page.getByRole('button', { name: 'Change to empty_hand' }).click();
  await expect(toast(page, 'You are signed in as empty_hand.')).toBeVisible();
  expect(await stored(page)).toEqual([other.tk, other.member_id]);
});

test('enc code signs in with one exchange request', async ({ page, control }) => {
  const { enc } = await control.enc({ account });
  const requests = requestsOf(page);
  await page.goto(urlWith({ enc, member_type: '2', pwa: '1' }, '/vi-VN/faq'));
  await expectSignedIn(page);
  await expect(page).toHaveURL('/vi-VN/faq?member_type=2&pwa=1');
  const encRequests = requests.filter((request) => (request.url() + request.postData()).includes(enc));
  expect(encRequests.map((request) => new URL(request.url()).pathname)).toEqual(['/api/get_info_data']);
  expect(
    await page.evaluate(() => [localStorage.getItem('member_type'), sessionStorage.getItem('pwa')]),
  ).toEqual(['2', '1']);
  await test.step('member stays signed in when the next code is invalid', async () => {
    await page.goto('/?enc=unknown');
    await expectSignedIn(page);
  });
});

test('enc code leads home without a message when its exchange fails', async ({ page, control }) => {
  // All variants: tests/contract/entry.test.ts.
  for (const [name, response] of [
    ['error code', { kind: 'code', code: 101, message: 'Unknown' }],
    [
      'incomplete credentials',
      { kind: 'code', code: 100, data: JSON.stringify({ tk: 't', member_id: '7' }) },
    ],
    ['server error', { kind: 'status', status: 500, body: '' }],
    ['no connection', { kind: 'drop' }],
  ] as const)
    await test.step(name, async () => {
      await control.script({ path: '/get_info_data', response });
      await page.goto('/faq?enc=abc&footer=false');
      await expectSignedOut(page);
      await expect(page).toHaveURL(/^[^?]*\/(\?footer=false)?$/);
      await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('paragraph')).toHaveCount(0);
      expect(await stored(page)).toEqual(noMember);
    });
});

test('all tabs show the new member when one tab receives a hand-off', async ({ page, control, context }) => {
  await page.goto(urlWith(queryOf(await control.signIn({ account }))));
  await expect(wallet(page)).toHaveAttribute('value', '500');
  const other = await context.newPage();
  const second = queryOf(await control.signIn({ account: 'empty_hand' }));
  await other.goto(urlWith(second));
  await other.getByRole('button', { name: 'Change to empty_hand' }).click();
  await expect(wallet(other)).toHaveAttribute('value', '0');
  await expect(wallet(page)).toHaveAttribute('value', '0');
  await expect(session(page)).toHaveAttribute('data-state', 'signedIn.present');
  expect(await stored(page)).toEqual([second.tk, second.member_id]);
  await expect(page.getByText(account)).toHaveCount(0);
});

test('entry URL never leads to another site', async ({ page, context, sandbox }) => {
  const evil = [
    'https://evil.example/',
    '//evil.example',
    'javascript:document.title="owned"',
    '\\\\evil.example',
  ];
  const keys = [
    ...[
      'tk',
      'member_account',
      'member_currency',
      'member_id',
      'enc',
      'footer',
      'header',
      'member_type',
      'pwa',
    ],
    ...['fbclid', 'appPage', 'id', 'invite', 'currency', 'page', 'gt_id', 'gp_id', 'house', 'q', 'tab'],
    ...['redirect', 'url', 'next', 'to', 'back', 'return', 'lobby_url', 'resCode', 'resMessage'],
  ];
  const externalRequests: string[] = [];
  context.on('request', (request) => {
    if (/evil/.test(new URL(request.url()).hostname)) externalRequests.push(request.url());
  });
  const paths = ['/', '/register', '/fastDeposit', '/slotgame', '/gameHall/2', '/authCallback'];
  // Each key has each target on some path, and each path has each target under some key.
  for (const [turn, path] of [...paths, ...paths].entries())
    await test.step(`${path} ${turn}`, async () => {
      const query = keys.map((key, place) => [key, evil[(place + turn) % evil.length] ?? '']);
      await page.goto(urlWith(Object.fromEntries(query), path));
      await expect(page.getByRole('main')).toBeVisible();
      expect(new URL(page.url()).origin).toBe(sandbox.url);
      await expect(page.locator('a[href*="evil"], iframe[src*="evil"]')).toHaveCount(0);
      await expect(page).not.toHaveTitle('owned');
    });
  for (const path of [
    '//evil.example/page',
    '/en-US//evil.example/page',
    '/vi-VN//evil.example/page',
    '/\\evil.example/page',
    '/en-US/\\evil.example/page',
  ])
    await test.step(path, async () => {
      await page.goto(sandbox.url + path);
      await expect(page.getByRole('main')).toBeVisible();
      expect(new URL(page.url()).origin).toBe(sandbox.url);
    });
  expect(externalRequests).toEqual([]);
});
