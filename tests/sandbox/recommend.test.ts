import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { defaultTimeZone } from '#contract/constants.ts';
import { addDays, dayIn } from '#contract/day-range.ts';
import { canRecommend } from '#contract/recommend.ts';
import { isRecommendForAll } from '#sandbox/server/site-config.ts';
import { startTestSandbox, type TestSandbox } from './caller.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.control.reset();
  await sandbox.control.captcha({ answer: '7k4m' });
});

const page = { page: 1, count: 50, sort_field: 'at', sort_order: 'desc' } as const;
const range = () => {
  const to = dayIn(Date.now(), defaultTimeZone);
  return { from: addDays(to, -60), to };
};
const recommender = async (account = 'friends_3') => {
  const token = await sandbox.member(account);
  return {
    token,
    code: () => sandbox.code('/member/recommend/project', {}, { token }),
    project: () => sandbox.data('/member/recommend/project', {}, { token }),
    records: () => sandbox.data('/member/recommend/records', { ...range(), ...page }, { token }),
    members: (body: { search?: string; status?: 'registered' | 'deposited' | 'playing' } = {}) =>
      sandbox.data('/member/recommend/members', { ...page, ...body }, { token }),
    main: async () => (await sandbox.control.ledger({ account })).main,
  };
};

const register = async (account: string, introducer: string) => {
  const captcha_token = await sandbox.solved();
  const form = { site_id: '1', password: 'dusk2468', member_currency: 'USD', captcha_token };
  const result = await sandbox.call('/register', {
    ...form,
    member_account: account,
    member_email: `${account}@example.com`,
    verify_code: '7k4m',
    introducer,
  });
  if (!result.ok) throw new Error(result.failure.code);
  return sandbox.member(account);
};

test('named recommender has friends whose rewards are those of the ledger', async () => {
  const { token, project, records, members } = await recommender();
  expect(
    (await members()).list.map((friend) => [friend.memberAccount, friend.status, friend.rewards]),
  ).toEqual([
    ['fr********ys', 'playing', '15.00'],
    ['fr*******id', 'deposited', '5.00'],
    ['fr******ew', 'registered', '0.00'],
  ]);
  const { list, totals, totalCount } = await records();
  expect(list.map(({ memberAccount, level, amount }) => [memberAccount, level, amount])).toEqual([
    ['fr********ys', 2, '10.00'],
    ['fr********ys', 1, '5.00'],
    ['fr*******id', 1, '5.00'],
  ]);
  expect([totals, totalCount]).toEqual([{ count: 3, amount: '20.00' }, 3]);
  const bonus = { ...range(), ...page, kind: 'bonus' } as const;
  const booked = await sandbox.data('/member/record/money', bonus, { token });
  expect(booked.totals).toMatchObject({ count: 3, booked: '20.00' });
  const { recommendCode, url, rules, totals: sums } = await project();
  expect([recommendCode, url]).toEqual(['friends_3', `${sandbox.sandbox.url}/?invite=friends_3`]);
  expect(rules[0]).toEqual({ level: 1, condition: 'deposits', amount: '20.00', reward: '5.00' });
  expect(sums).toEqual({ friends: 3, deposited: 2, rewards: '20.00' });
});

test('friend who registers by the link is listed and rewarded once for each rule', async () => {
  const { token, project, records, members, main } = await recommender();
  const before = await main();
  const { recommendCode } = await project();
  const code = { site_id: '1', recommend_code: recommendCode };
  const link = await sandbox.data('/register/valid_message', code);
  expect(link).toEqual({ isValid: true });
  const friend = await register('newfriend_1', recommendCode);
  expect(await members({ search: 'ne' })).toMatchObject({ list: [{ status: 'registered' }], totalCount: 1 });

  const { id } = await sandbox.data('/member/profile/common/layout', {}, { token });
  const events = await sandbox.listen(`private-member.${id}`, token);
  for (const amount of ['15.00', '15.00', '30.00']) {
    const request_id = crypto.randomUUID();
    const order = { method_id: 'USD-harbour', amount, request_id };
    const { orderNumber } = await sandbox.data('/member/deposit/create', order, { token: friend });
    await sandbox.control.pay({ order_number: orderNumber, how: 'full' });
  }
  expect(await main()).toBe(before + 5);
  await vi.waitFor(() => expect(events.map(({ data }) => data)).toMatchObject([{ cash: before + 5 }]));
  expect(await members({ status: 'deposited', search: 'NE' })).toMatchObject({ list: [{ rewards: '5.00' }] });
  expect((await records()).totals).toEqual({ count: 4, amount: '25.00' });
});

test('reward is booked after the break when the introducer is in one', async () => {
  const { token, project, main } = await recommender();
  const before = await main();
  const friend = await register('newfriend_2', (await project()).recommendCode);
  const deposit = async () => {
    const order = { method_id: 'USD-harbour', amount: '30.00', request_id: crypto.randomUUID() };
    const { orderNumber } = await sandbox.data('/member/deposit/create', order, { token: friend });
    await sandbox.control.pay({ order_number: orderNumber, how: 'full' });
  };
  await sandbox.data('/member/limits/set', { cool_off_days: 1 }, { token });
  await deposit();
  expect(await main()).toBe(before);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 });
  await deposit();
  vi.useRealTimers();
  expect(await main()).toBe(before + 5);
});

test('search finds only what the masked accounts show', async () => {
  const { members } = await recommender();
  expect((await members({ search: 'friend_pa' })).list).toEqual([]);
  expect((await members({ search: ' ID ' })).totalCount).toBe(1);
});

test.each([
  ['agent_rosa', 'ok'],
  ['friends_3', 'ok'],
  // May become an agent.
  ['linhmai_88', '104'],
])('recommending of %s returns %s', async (account, code) => {
  const { token, ...calls } = await recommender(account);
  expect(await calls.code()).toBe(code);
  expect(await sandbox.code('/member/recommend/members', page, { token })).toBe(code);
  expect(await sandbox.code('/member/recommend/records', { ...range(), ...page }, { token })).toBe(code);
});

test.each([
  [{ isFriend: true, applyCode: '101', isForAll: false }, true],
  [{ isFriend: true, applyCode: '104', isForAll: false }, true],
  [{ isFriend: true, applyCode: '100', isForAll: false }, false],
  [{ isFriend: true, applyCode: 'networkError', isForAll: false }, false],
  [{ isFriend: true, applyCode: '100', isForAll: true }, true],
  [{ isFriend: false, applyCode: '101', isForAll: true }, false],
])('member with %o recommends: %s', (member, expected) => {
  expect(canRecommend(member)).toBe(expected);
});

test('one site of the sandbox lets every member recommend', () => {
  expect(isRecommendForAll('http://world.localhost:4000')).toBe(true);
  expect(isRecommendForAll('http://localhost:4000')).toBe(false);
});
