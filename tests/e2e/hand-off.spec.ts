import type { Page, Request } from '@playwright/test';
import type { ScriptedAnswer, SignedInMember } from '#sandbox/control-protocol.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectSignedIn, expectSignedOut, toast, wallet } from '../support/steps.ts';

/** Members whom another site sends here, by the address. */

const account = 'second_seat';

const queryOf = ({ token, ...member }: SignedInMember) => ({ tk: token, ...member });
const address = (query: Record<string, string>, path = '/') => `${path}?${new URLSearchParams(query)}`;
const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('member_id')]);
const nobody = [null, null];
const session = (page: Page) => page.locator('[data-machine=session]');

/** Every request that the page's scripts and elements make, after the document itself. */
function requestsOf(page: Page) {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) seen.push(request);
  });
  return seen;
}

test('four fields in the address sign in, and leave it before anything is asked for', async ({
  page,
  control,
}) => {
  const member = queryOf(await control.signIn({ account }));
  const requests = requestsOf(page);
  await page.goto(`${address({ ...member, footer: 'false', fbclid: 'f-1' }, '/discount')}#top`);
  await expectSignedIn(page);
  await expect(page).toHaveURL('/discount?footer=false&fbclid=f-1#top');
  expect(await stored(page)).toEqual([member.tk, member.member_id]);
  expect(requests.length).toBeGreaterThan(5);
  for (const request of requests) {
    const { authorization, ...headers } = await request.allHeaders();
    // The socket's own way of carrying a header is its body.
    const body = request.url().includes('/socket.io/') ? '' : request.postData();
    expect(request.url() + JSON.stringify(headers) + body).not.toContain(member.tk);
    expect(headers.referer ?? '').not.toContain('?');
  }
  await page.reload();
  await expectSignedIn(page);
});

for (const missing of ['tk', 'member_account', 'member_currency', 'member_id'] as const) {
  test(`without ${missing} nobody is signed in, and the address is clean all the same`, async ({
    page,
    control,
  }) => {
    const { [missing]: left, ...rest } = queryOf(await control.signIn({ account }));
    await page.goto(address({ ...rest, header: 'false' }));
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page).toHaveURL('/?header=false');
    expect(await stored(page)).toEqual(nobody);
    expect(left).toBeTruthy();
  });
}

test('a browser that is told to skip it keeps nothing of the address', async ({ page, control }) => {
  const member = queryOf(await control.signIn({ account }));
  await page.addInitScript(() => localStorage.setItem('skipReloadGetInfo', '1'));
  await page.goto(address(member));
  await expectSignedOut(page);
  await expect(page).toHaveURL('/');
  expect(await stored(page)).toEqual(nobody);
});

const tampered = {
  'a token that no header takes': { tk: 'tökén\n' },
  'an endless token': { tk: 'x'.repeat(5_000) },
  'an id that is none': { member_id: '../1' },
  'a currency that is none': { member_currency: '<b>' },
  'an endless name': { member_account: 'Lantern'.repeat(40) },
};
for (const [name, change] of Object.entries(tampered)) {
  test(`${name} signs nobody in`, async ({ page, control }) => {
    await page.goto(address({ ...queryOf(await control.signIn({ account })), ...change }));
    await expectSignedOut(page);
    await expect(page).toHaveURL('/');
    expect(await stored(page)).toEqual(nobody);
  });
}

test('a token that the operator does not know ends in words', async ({ page, control }) => {
  await page.goto(address({ ...queryOf(await control.signIn({ account })), tk: 'made-up' }));
  await expect(toast(page, 'Your session has ended. Sign in again.')).toBeVisible();
  await expectSignedOut(page);
  expect(await stored(page)).toEqual(nobody);
});

test('a code in the address is exchanged once, and the page stays where it was', async ({
  page,
  control,
}) => {
  const { enc } = await control.enc({ account });
  const requests = requestsOf(page);
  await page.goto(address({ enc, member_type: '2', pwa: '1' }, '/vi-VN/faq'));
  await expectSignedIn(page);
  await expect(page).toHaveURL('/vi-VN/faq?member_type=2&pwa=1');
  const carriers = requests.filter((request) => (request.url() + request.postData()).includes(enc));
  expect(carriers.map((request) => new URL(request.url()).pathname)).toEqual(['/api/get_info_data']);
  expect(
    await page.evaluate(() => [localStorage.getItem('member_type'), localStorage.getItem('pwa')]),
  ).toEqual(['2', '1']);
});

const full = { tk: 't', member_id: '7', member_account: 'somebody', member_currency: 'USD' };
const badAnswers: [string, ScriptedAnswer][] = [
  ['is not known', { kind: 'code', code: 101, message: 'Unknown' }],
  ['brings no JSON', { kind: 'code', code: 100, data: 'not JSON' }],
  ['brings an object in place of a text', { kind: 'code', code: 100, data: full }],
  ...Object.keys(full).map((field): [string, ScriptedAnswer] => [
    `brings no ${field}`,
    { kind: 'code', code: 100, data: JSON.stringify({ ...full, [field]: undefined }) },
  ]),
  ['meets a failure of the server', { kind: 'status', status: 500, body: '' }],
  ['is cut off', { kind: 'drop' }],
];
for (const [name, answer] of badAnswers) {
  test(`a code that ${name} leads home without a word`, async ({ page, control }) => {
    await control.script({ path: '/get_info_data', answer });
    await page.goto('/faq?enc=abc&footer=false');
    await expectSignedOut(page);
    await expect(page).toHaveURL(/^[^?]*\/(\?footer=false)?$/);
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('paragraph')).toHaveCount(0);
    expect(await stored(page)).toEqual(nobody);
  });
}

test('a code that is still being looked at keeps the page waiting in words', async ({ page, control }) => {
  const { enc } = await control.enc({ account });
  const { id } = await control.script({ path: '/get_info_data', answer: { kind: 'real' }, hold: true });
  await page.goto(address({ enc }));
  await expect(page.getByText('Signing you in')).toBeVisible();
  await control.release({ id });
  await expectSignedIn(page);
  await expect(page.getByText('Signing you in')).toBeHidden();
});

test('a bad code leaves whoever is signed in as they are', async ({ page, control }) => {
  await page.goto(address(queryOf(await control.signIn({ account }))));
  await expectSignedIn(page);
  await page.goto('/?enc=unknown');
  await expectSignedIn(page);
});

test('somebody else, handed over in another tab, is who is here in both', async ({
  page,
  control,
  context,
}) => {
  await page.goto(address(queryOf(await control.signIn({ account }))));
  await expect(wallet(page)).toHaveAttribute('value', '500');
  const other = await context.newPage();
  const second = queryOf(await control.signIn({ account: 'empty_hand' }));
  await other.goto(address(second));
  await expect(wallet(other)).toHaveAttribute('value', '0');
  await expect(wallet(page)).toHaveAttribute('value', '0');
  await expect(session(page)).toHaveAttribute('data-state', 'signedIn.present');
  expect(await stored(page)).toEqual([second.tk, second.member_id]);
  await expect(page.getByText(account)).toHaveCount(0);
});

test('nothing that the address says leads out of the house', async ({ page, context, sandbox }) => {
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
  const away: string[] = [];
  context.on('request', (request) => {
    if (/evil/.test(new URL(request.url()).hostname)) away.push(request.url());
  });
  for (const target of evil)
    for (const path of ['/', '/register', '/fastDeposit', '/slotgame', '/gameHall/2', '/authCallback'])
      await test.step(`${path} ${target}`, async () => {
        await page.goto(address(Object.fromEntries(keys.map((key) => [key, target])), path));
        await expect(page.getByRole('main')).toBeVisible();
        expect(new URL(page.url()).origin).toBe(sandbox.address);
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
      await page.goto(sandbox.address + path);
      await expect(page.getByRole('main')).toBeVisible();
      expect(new URL(page.url()).origin).toBe(sandbox.address);
    });
  expect(away).toEqual([]);
});
