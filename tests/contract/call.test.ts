import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { clientErrorCodes, type Data, type Endpoint, readResult } from '#contract/call.ts';
import { codes, failureDisplayOf, failureName } from '#contract/codes.ts';
import { describeLosses } from '#contract/describe-losses.ts';
import { jackpot, templateGameList } from '#contract/endpoints/catalogue/game-lists.ts';
import { gameList, hotGames } from '#contract/endpoints/catalogue/games.ts';
import { letters } from '#contract/endpoints/letters.ts';
import { accountBanks } from '#contract/endpoints/money/accounts.ts';
import { myCash } from '#contract/endpoints/money/wallet.ts';
import { play } from '#contract/endpoints/play/play.ts';
import { infoData, memberStatus } from '#contract/endpoints/session/member.ts';
import { register } from '#contract/endpoints/session/registration.ts';
import { doubleValidation, login, transferVerify } from '#contract/endpoints/session/sign-in.ts';
import { carousel } from '#contract/endpoints/site/home.ts';
import { templateConfig } from '#contract/endpoints/site/page-parts.ts';
import { siteDetail } from '#contract/endpoints/site/site.ts';
import { endpoints, type Path } from '#contract/endpoints.ts';
import { samples } from './calls.ts';

const total = { jackpot_amount_total: '48213907.52' };

test('response is read when its envelope or the type of its code differs', () => {
  const bodies = [
    { code: '100', message: 'ok', data: total },
    { code: 1000, data: total },
    { header: { status: 100, desc: 'ok' }, body: total },
    { header: { status: '1000' }, body: total, more: 'unknown' },
  ];
  for (const body of bodies)
    expect(readResult(jackpot, body)).toEqual({ ok: true, data: { jackpotAmountTotal: 48213907.52 } });
});

test('failure keeps code, server message and data when a call is refused', () => {
  expect(readResult(play, { code: 203, message: 'closed', data: { start_at: 'a' } })).toEqual({
    ok: false,
    failure: { call: '/member/game/play1', code: '203', serverMessage: 'closed', data: { start_at: 'a' } },
  });
  expect(readResult(play, { header: { status: '999' }, body: null })).toEqual({
    ok: false,
    failure: { call: '/member/game/play1', code: '999' },
  });
});

test('only known fields are read when the response has unknown ones', () => {
  const result = readResult(memberStatus, {
    code: 100,
    data: {
      id: 7,
      member_account: 'lan',
      member_currency: 'USD',
      member_cash: '12.5',
      is_playing: 1,
      odd: {},
    },
  });
  expect(result).toMatchObject({ ok: true, data: { id: '7', memberCash: 12.5, isPlaying: true } });
  expect(result.ok && Object.keys(result.data)).not.toContain('odd');
});

test('list keeps its valid rows when others are malformed', async () => {
  const game = {
    game_id: 1,
    gp_id: 'GPAG',
    gt_id: 2,
    game_type: 'x',
    game_code: 'y',
    game_name: { en_US: 'A' },
  };
  const info = [game, null, { game_id: 2 }, 7];
  const result = readResult(hotGames, { code: 100, data: { list: info } });
  expect(result.ok && result.data.list.map((defineEndpoint) => defineEndpoint.gameId)).toEqual(['1']);
  const long = readResult(templateGameList, { code: 100, data: { info: Array(60).fill(info).flat() } });
  let pauses = 0;
  const read = long.ok ? await long.data.info(async () => (pauses += 1)) : [];
  expect(read).toMatchObject(Array(60).fill(result.ok && result.data.list[0]));
  expect(pauses).toBe(5);
});

test('chunked list is malformed when it is not a list', () => {
  for (const info of ['none', 5, { rows: [] }, undefined])
    expect(readResult(templateGameList, { code: 100, data: { info } })).toEqual({
      ok: false,
      failure: { call: templateGameList.path, code: clientErrorCodes.malformed },
    });
});

test.each([null, '', 'much', {}])('memberStatus has no balance when its amount is %j', (member_cash) => {
  const data = { id: 7, member_account: 'lan', member_currency: 'USD', member_cash };
  expect(readResult(memberStatus, { code: 100, data })).toMatchObject({
    ok: true,
    data: { id: '7', memberCash: null },
  });
});

test('list is malformed when it has rows and none of them parses', async () => {
  const rows = [null, { game_id: 2 }, 7];
  expect(readResult(hotGames, { code: 100, data: { list: rows } })).toMatchObject({
    ok: false,
    failure: { code: clientErrorCodes.malformed },
  });
  const long = readResult(templateGameList, { code: 100, data: { info: rows } });
  await expect(long.ok && long.data.info(async () => {})).rejects.toThrow('"game_id"');
});

test('providers of a hall are unknown when none parses or the list is missing, and none when it is empty', () => {
  const hall = { gt_id: 2, gt_name: 'Slots' };
  const read = (providers: { gp_list?: unknown }) => {
    const result = readResult(gameList, { code: 100, data: [{ ...hall, ...providers }] });
    return result.ok && result.data[0]?.gpList;
  };
  for (const gp_list of [[{ gp_id: 'GPAG' }, 7], 'many', undefined]) expect(read({ gp_list })).toBeNull();
  expect(read({})).toBeNull();
  for (const gp_list of [[], {}, '', null]) expect(read({ gp_list })).toEqual([]);
});

test.each<[string, Path, string]>([
  ['suggested amounts of a deposit', '/member/deposit/methods', 'presets'],
  ['promotions of a deposit', '/member/deposit/methods', 'promotions'],
  ['lists of a provider', '/v2/game_label', 'main'],
  ['path to a member of the downline', '/agent/downline', 'path'],
  ['totals of the downline', '/agent/downline', 'totals'],
  ['levels of the plan', '/agent/plan', 'levels'],
  ['images for links', '/agent/promotion', 'materials'],
  ['rows of a settlement', '/agent/settlement/detail', 'sources'],
  ['steps of a round', '/member/record/bet', 'steps'],
])('%s are unknown when none of them parses, and none when there are none', (_, path, field) => {
  // The list is in the data, or in the rows of the data's list.
  const sample = samples[path] as Record<string, unknown> & { list?: object[] };
  const read = (change: object) => {
    const data = field in sample ? sample : sample.list?.[0];
    const { [field]: _removed, ...rest } = data as Record<string, unknown>;
    const changed = { ...rest, ...change };
    const result = readResult(endpoints[path] as Endpoint, {
      code: 100,
      data: data === sample ? changed : { list: [changed] },
    });
    if (!result.ok) return result.failure;
    const { list = [], ...whole } = result.data as Record<string, unknown> & {
      list?: Record<string, unknown>[];
    };
    return data === sample ? whole[field] : list[0]?.[field];
  };
  for (const lost of [['x', true], 'many', 7]) expect(read({ [field]: lost })).toBeNull();
  for (const none of [[], {}, '', null]) expect(read({ [field]: none })).toEqual([]);
  expect(read({})).toEqual([]);
});

test('banks of the account form are malformed when none of their rows parses', () => {
  const ewallets = [{ brand: 'kasapay' }];
  expect(readResult(accountBanks, { code: 100, data: { banks: [{ bank: 1 }], ewallets } })).toMatchObject({
    ok: false,
    failure: { code: clientErrorCodes.malformed },
  });
  for (const banks of [[], null, undefined])
    expect(readResult(accountBanks, { code: 100, data: { banks, ewallets } })).toMatchObject({
      ok: true,
      data: { banks: [], ewallets, networks: [] },
    });
});

test('wallet keeps a row with an unknown balance when the row does not parse', () => {
  const my_cash_list = [{ gp_id: 'GPAG', balance: '1,210.75' }, { gp_id: 'GPBB', balance: 'much' }, 7];
  const result = readResult(myCash, { code: 100, data: { my_cash_list, total: '' } });
  expect(result).toMatchObject({
    ok: true,
    data: {
      myCashList: [
        { gpId: 'GPAG', balance: 1_210.75 },
        { gpId: 'GPBB', balance: null },
        { gpId: '', balance: null },
      ],
      total: null,
    },
  });
});

test.each([
  ['1,200.50', 1_200.5],
  ['-1,234,567', -1_234_567],
  [' 12.50 ', 12.5],
  ['1,20', null],
  ['1.200,50', null],
  ['', null],
])('amount %j is read as %s', (value, expected) => {
  const data = { jackpot_amount_total: value };
  expect(readResult(jackpot, { code: 100, data })).toMatchObject(
    expected === null ? { ok: false } : { ok: true, data: { jackpotAmountTotal: expected } },
  );
});

test('letters are counted when the response has no counts', () => {
  const list = [
    { id: 1, is_read: null },
    { id: 2, is_read: 1 },
  ];
  expect(readResult(letters, { code: 100, data: { list } })).toMatchObject({
    ok: true,
    data: { totalCount: 2, unreadCount: 1 },
  });
});

test('member is read when the id is member_id or the token is in the response header only', () => {
  const data = { member_id: 7, member_account: 'lan', member_currency: 'USD' };
  const expected = { ok: true, data: { id: '7', token: 'abc' } };
  for (const endpoint of [login, doubleValidation, register]) {
    expect(readResult(endpoint, { code: 100, data: { ...data, token: 'abc' } })).toMatchObject(expected);
    expect(readResult(endpoint, { code: 100, data }, { token: 'abc' })).toMatchObject(expected);
    expect(readResult(endpoint, { code: 100, data: { ...data, token: '' } })).toMatchObject({ ok: false });
  }
  const question = { member_login_id: 1, question: 'member_name', available_questions_count: 3 };
  expect(readResult(login, { code: 100, data: question }, { token: 'abc' })).toMatchObject({
    ok: true,
    data: { memberLoginId: '1' },
  });
});

test('body without an envelope is read only when it is data of a call that has data', () => {
  expect(readResult(jackpot, total)).toMatchObject({ ok: true });
  const refused: [Endpoint, unknown, boolean?][] = [
    [jackpot, total, true],
    [jackpot, { ...total, code: null }],
    [siteDetail, {}],
    [siteDetail, { message: 'Not found' }, true],
    [letters, { error: 'database down' }],
    [play, { message: 'Not found' }],
  ];
  for (const [endpoint, body, isError] of refused)
    expect(readResult(endpoint, body, { isError }), JSON.stringify(body)).toMatchObject({
      failure: { code: clientErrorCodes.malformed },
    });
});

test('losses are reported once, with rows, field, expected and seen value', async () => {
  const row = { gp_id: 'GPAG', gt_id: 2, game_type: 'x', game_code: 'y', game_name: 'A' };
  const lossesIn = async (endpoint: Endpoint, data: unknown) => {
    const onLoss = vi.fn();
    const read = readResult(endpoint, { code: 100, data }, { onLoss });
    if (read.ok && endpoint === templateGameList)
      await (read.data as Data<typeof templateGameList>).info(async () => {});
    return onLoss.mock.calls.map(([log]) => [describeLosses(endpoint.path, log)]);
  };
  const list = [{ ...row, game_id: 1, member_favorite: 2 }, row, { ...row, game_id: true }];
  const line = 'rows unreadable; member_favorite: expected a flag, seen 2; game_id: expected';
  expect(await lossesIn(hotGames, { list })).toEqual([
    [expect.stringContaining(`hot-games: 2 of 3 ${line}`)],
  ]);
  expect(await lossesIn(templateGameList, { info: list })).toEqual([[expect.stringContaining(line)]]);
  expect(await lossesIn(hotGames, { list: list.slice(0, 0) })).toEqual([]);
  expect(await lossesIn(jackpot, { jackpot_amount_total: 'x'.repeat(100) })).toEqual([
    [`/v2/get_jackpot: jackpot_amount_total: expected a number, seen "${'x'.repeat(39)}`],
  ]);
  expect(await lossesIn(transferVerify, { token: ['s3cret'] })).toEqual([
    ['/arks/web/vx/verify: token: expected a text or number, seen another value'],
  ]);
  expect(await lossesIn(infoData, '{"tk":"s3cret"')).toEqual([[expect.not.stringContaining('s3cret')]]);
});

test('success response becomes a malformed failure when its data has the wrong shape', () => {
  for (const data of [null, 'text', 5, [], { jackpot_amount_total: 'much' }])
    expect(readResult(jackpot, { code: 100, data })).toEqual({
      ok: false,
      failure: { call: '/v2/get_jackpot', code: clientErrorCodes.malformed },
    });
});

test('reader never throws when the body is arbitrary', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(endpoints)),
      fc.anything(),
      fc.anything(),
      (defineEndpoint, body, data) => {
        expect(readResult(defineEndpoint, body)).toHaveProperty('ok');
        expect(readResult(defineEndpoint, { code: '100', data })).toHaveProperty('ok');
        expect(readResult(defineEndpoint, { header: { status: 100 }, body: data })).toHaveProperty('ok');
      },
    ),
    { numRuns: 500 },
  );
});

test('hand-off data is read when it is a JSON string', () => {
  const data = JSON.stringify({ tk: 't', member_id: 5, member_account: 'a', member_currency: 'USD' });
  expect(readResult(infoData, { code: 100, data })).toMatchObject({
    ok: true,
    data: { tk: 't', memberId: '5' },
  });
  expect(readResult(infoData, { code: 100, data: '{' })).toMatchObject({ ok: false });
});

test('URL has the /api prefix unless the specification gives the whole path', () => {
  expect(gameList.url).toBe('/api/v3/game_list');
  expect(carousel.url).toBe('/arks/web/carousel_picture');
  expect(templateConfig.url).toBe('/api/template_config');
  for (const [path, defineEndpoint] of Object.entries(endpoints)) expect(defineEndpoint.path).toBe(path);
});

test('code display is found when endpoint and code are in the table', () => {
  for (const path of Object.keys(codes)) expect(endpoints).toHaveProperty([path]);
  expect(failureDisplayOf('/login', '202')).toEqual({ as: 'inline', text: 'ip_error', withCode: true });
  expect(failureDisplayOf('/login', 'constructor')).toBeUndefined();
  expect(failureDisplayOf('__proto__', '101')).toBeUndefined();
});

test('code means something in its own call only', () => {
  expect(failureName({ call: '/member/deposit/create', code: '102' })).toBe('deposit_open');
  expect(failureName({ call: '/member/deposit/order', code: '102' })).toBeUndefined();
  expect(failureName({ call: '/member/game/play1', code: '203' })).toBe('maintenance');
  expect(failureName({ call: '/arks/web/activity/red_envelope', code: '102' })).toBe('envelope_over');
  expect(failureName({ call: '/register', code: '215' })).toBeUndefined();
});

test.each([
  ['/arks/web/member/letter', false],
  ['/member/profile/my_cash', false],
  ['/member/record/bets', false],
  ['/member/record/money', false],
  ['/member/wallet/transfers', false],
  // Of everybody: an operator has none.
  ['/arks/web/carousel_picture', true],
  ['/arks/web/announcement/marquee', true],
] as const)('data null of %s is an empty list: %s', (path, isEmptyList) => {
  expect(readResult(endpoints[path], { code: 100, data: null }).ok).toBe(isEmptyList);
});

test.each(['/arks/web/member/letter', '/member/record/bets'] as const)(
  'data [] of %s is an empty list',
  (path) => {
    expect(readResult(endpoints[path], { code: 100, data: [] })).toMatchObject({
      ok: true,
      data: { list: [] },
    });
  },
);

test('question without the number of the available ones has the three of the specification', () => {
  const asked = { code: 100, data: { member_login_id: 1, question: 'member_name' } };
  for (const endpoint of [endpoints['/login'], endpoints['/login/double_validation/skip']])
    expect(readResult(endpoint, asked)).toMatchObject({ ok: true, data: { availableQuestionsCount: 3 } });
});
