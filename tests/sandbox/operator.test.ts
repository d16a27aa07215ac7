import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { channels } from '#contract/realtime.ts';
import { changes } from '#sandbox/operator/changes.ts';
import { SITE, startTestSandbox, type TestSandbox } from './caller.ts';

let testSandbox: TestSandbox;
let origin: string;
beforeAll(async () => {
  testSandbox = await startTestSandbox({ operatorPort: 0 });
  origin = testSandbox.sandbox.operator ?? '';
});
afterAll(() => testSandbox.close());
beforeEach(() => testSandbox.control.reset());

const page = async () => (await fetch(origin)).text();

const account = 'second_seat';
const inbox = (token: string) =>
  testSandbox.data(
    '/arks/web/member/letter',
    {
      ...SITE,
      active: 'all',
      count: 50,
      language: 'en_US',
      page: 1,
      sort_field: 'id',
      sort_order: 'desc',
    },
    { token },
  );
const letterTitles = async (token: string) => (await inbox(token)).list.map(({ title }) => title);
const model = { ...SITE, language: 'en_US', model_version: '1' };
const redEnvelopeEnd = async (token: string) =>
  (await testSandbox.data('/arks/web/activity/red_envelope_promotion', {}, { token })).envelope?.endAt;
const titles = async (path: '/web/model_setting' | '/web/model_sponsor' | '/web/model_login') =>
  (await testSandbox.data(path, model)).list.map(({ title }) => title);

interface Row {
  change: string;
  fields: Record<string, string>;
  channel: string;
  event: string;
  read: (token: string) => Promise<unknown>;
  seen: unknown;
}
const memberOf = (id: string) => channels.member(id);
const title = 'New today';
const rows = (id: string): Row[] => [
  {
    change: 'banner',
    fields: { position: '1', scene: 'harbour', title },
    channel: channels.web(),
    event: 'carousel_picture.url',
    read: async () => {
      const lists = await Promise.all(
        ([0, 1, 2] as const).map((use_type) =>
          testSandbox.data('/arks/web/carousel_picture', { ...SITE, use_type }),
        ),
      );
      return lists.map(({ webCarouselPictureList: [, banner] }) => [
        banner?.title,
        banner?.photoPath.split('/').at(-1),
      ]);
    },
    seen: [0, 1, 2].map(() => [title, 'harbour.svg']),
  },
  ...(
    [
      ['settings', '/web/model_setting', 'model_settings.url', channels.template('suncity')],
      ['sponsor', '/web/model_sponsor', 'model_sponsor.url', channels.bobMobileTemplate()],
      ['login', '/web/model_login', 'model_login.url', channels.template('apsport')],
    ] as const
  ).map(([part, path, event, channel]) => ({
    change: 'part',
    fields: { part, language: 'en_US', title },
    channel,
    event,
    read: () => titles(path),
    seen: expect.arrayContaining([title]),
  })),
  {
    change: 'variant',
    fields: { variant: 'tile: card' },
    channel: channels.template('site02'),
    event: 'model_settings.url',
    read: async () =>
      (await testSandbox.data('/api/template_config', { mobileTemplateName: 'H5_1' })).regions,
    seen: { tile: 'card' },
  },
  {
    change: 'service',
    fields: { url: 'https://www.example.com/people' },
    channel: channels.web(),
    event: 'customer_service_link_change',
    read: () => testSandbox.data('/arks/web/site/detail', SITE),
    seen: expect.objectContaining({ customerServiceLink: 'https://www.example.com/people' }),
  },
  {
    change: 'letter',
    fields: { account, title, content: 'a < b' },
    channel: memberOf(id),
    event: 'letter.sent',
    read: async (token) => (await inbox(token)).list[0],
    seen: expect.objectContaining({ title, content: '<p>a &lt; b</p>', isRead: false }),
  },
  {
    change: 'letters',
    fields: { currency: 'USD', title, content: 'To all' },
    channel: channels.memberCurrency('USD'),
    event: 'letter.sent',
    read: letterTitles,
    seen: expect.arrayContaining([title]),
  },
  {
    change: 'red-envelope',
    fields: { currency: 'USD', minutes: '9' },
    channel: channels.presence('USD'),
    event: 'RedEnvelopeDisplay',
    read: redEnvelopeEnd,
    seen: expect.any(String),
  },
  {
    change: 'cache',
    fields: {},
    channel: channels.web(),
    event: 'app_clean_cache',
    read: letterTitles,
    seen: expect.any(Array),
  },
];

test('operator change is in the data before its event is sent', async () => {
  const { token, member_id } = await testSandbox.control.signIn({ account });
  const tested = new Set<string>([
    'letter-deletion',
    'transfers',
    'withdrawal',
    'account',
    'action',
    'claim-terms',
    'bulletin',
    'check-in',
  ]);
  for (const { change, fields, channel, event, read, seen } of rows(member_id)) {
    tested.add(change);
    const events = await testSandbox.listen(channel, token);
    const response = await testSandbox.operate(change, fields);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/?done=1']);
    await expect.poll(() => events.map((received) => received.event)).toContain(event);
    expect(await read(token)).toEqual(seen);
  }
  expect([...tested].toSorted()).toEqual(Object.keys(changes).toSorted());
});

test.each([
  ['', { status: 'success', reason: '' }, 350, { status: 'verified', reason: '' }],
  [
    'The account is closed',
    { status: 'refused' },
    500,
    { status: 'refused', reason: 'The account is closed' },
  ],
])('withdrawals and accounts are decided once by the operator: %j', async (reason, order, main, account) => {
  const pending = await testSandbox.member('wd_pending');
  const waiting = await testSandbox.member('wd_accounts');
  const info = () => testSandbox.data('/member/withdrawal/info', {}, { token: pending });
  const list = async () => (await testSandbox.data('/member/account/list', {}, { token: waiting })).list;
  const order_number = (await info()).open?.orderNumber ?? '';
  const id = (await list())[0]?.id ?? '';
  const html = await page();
  expect(html).toContain(`value="${order_number}">wd_pending: 150.00 USD to Red River Bank ****0001<`);
  expect(html).toContain('>wd_accounts: 800000001, Ines Duarte<');
  for (const status of [303, 400]) {
    expect((await testSandbox.operate('withdrawal', { order_number, reason })).status).toBe(status);
    expect((await testSandbox.operate('account', { id, reason })).status).toBe(status);
  }
  expect(await info()).toMatchObject({ open: null, last: order });
  expect(await testSandbox.control.ledger({ account: 'wd_pending' })).toMatchObject({ main, pending: 0 });
  expect((await list())[0]).toMatchObject(account);
});

test('letter disappears from the list when the operator deletes it', async () => {
  const { token, member_id } = await testSandbox.control.signIn({ account });
  const events = await testSandbox.listen(memberOf(member_id), token);
  const [letter] = (await inbox(token)).list;
  expect((await testSandbox.operate('letter-deletion', { id: letter?.id ?? '' })).status).toBe(303);
  await expect.poll(() => events.map(({ event }) => event)).toContain('letter.delete');
  expect((await inbox(token)).list.map(({ id }) => id)).not.toContain(letter?.id);
});

test('play moves no money and reports 957 when transfers to the provider are disabled', async () => {
  const { token, member_id } = await testSandbox.control.signIn({ account });
  const events = await testSandbox.listen(memberOf(member_id), token);
  const start = () =>
    testSandbox.code(
      '/member/game/play1',
      {
        gp_id: 'GPBB',
        game_type: 'slot',
        game_code: 'lantern-street',
        gt_id: '2',
        lobby_url: 'http://localhost/close',
        device: 0,
        extra: 'launch-1',
      },
      { token },
    );
  const statuses = () =>
    events
      .filter(({ event }) => event === 'forward_game.status')
      .map(({ data }) => (data as { code: string }).code);
  expect(await start()).toBe('ok');
  await expect.poll(() => events.map(({ event }) => event)).toContain('game.url');
  // A member who plays there gets the event at once.
  await testSandbox.operate('transfers', { gp_id: 'GPBB', transfers: 'disabled' });
  await expect.poll(statuses).toEqual(['957']);
  await testSandbox.code('/member/game/leave1', { gp_id: 'GPBB' }, { token });
  expect(await start()).toBe('ok');
  await expect.poll(statuses).toEqual(['957', '957']);
  expect(await testSandbox.control.ledger({ account })).toMatchObject({ main: 500, total: 500 });
  expect(await page()).toMatch(/\(disabled\)/);
  await testSandbox.operate('transfers', { gp_id: 'GPBB', transfers: 'enabled' });
  expect(await start()).toBe('ok');
  expect(await testSandbox.control.ledger({ account })).toMatchObject({ main: 0 });
});

test('operator page changes nothing and says why when a field is wrong', async () => {
  for (const [change, fields, problem] of [
    ['banner', { position: '99', scene: 'harbour', title }, 'There is no such banner.'],
    ['banner', { position: '1', scene: 'none', title }, 'scene is not valid'],
    ['letter', { account: '<b>', title, content: 'a' }, 'There is no member &lt;b&gt;.'],
    ['letter', { account, title: ' ', content: 'a' }, 'title is not valid'],
    ['letter-deletion', { id: '999999999' }, 'There is no such letter.'],
    ['service', { url: 'javascript:alert(1)' }, 'url is not valid'],
    ['red-envelope', { currency: 'USD', minutes: '0' }, 'minutes is not valid'],
    ['transfers', { gp_id: 'GPNONE', transfers: 'disabled' }, 'There is no provider GPNONE.'],
  ] as [string, Record<string, string>, string][]) {
    const response = await testSandbox.operate(change, fields);
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(problem)]);
  }
  expect((await testSandbox.operate('constructor', {})).status).toBe(404);
});

test('operator page is refused when the request is of another site', async () => {
  const fields = { currency: 'USD', minutes: '9' };
  const port = new URL(origin).port;
  for (const headers of [
    {},
    { origin: 'null' },
    { origin: 'http://www.example.com' },
    { origin: testSandbox.sandbox.url },
    { origin: `http://www.example.com:${port}`, host: `www.example.com:${port}` },
  ] as Record<string, string>[])
    expect([headers, (await testSandbox.operate('red-envelope', fields, headers)).status]).toEqual([
      headers,
      403,
    ]);
  const { promise: rebound, resolve } = Promise.withResolvers<number | undefined>();
  const { get } = await import('node:http');
  get({ port, host: '127.0.0.1', headers: { host: `www.example.com:${port}` } }, ({ statusCode }) =>
    resolve(statusCode),
  );
  expect(await rebound).toBe(403);
});
