import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { currencySigns, defaultTimeZone, jackpotDigits } from '#contract/constants.ts';
import { addDays, addMonths, dayIn } from '#contract/day-range.ts';
import { CAPTCHA, SITE, startTestSandbox, type TestSandbox } from './caller.ts';

let testSandbox: TestSandbox;
beforeAll(async () => {
  testSandbox = await startTestSandbox();
});
afterAll(() => testSandbox.close());
beforeEach(async () => {
  await testSandbox.control.reset();
  await testSandbox.control.captcha({ answer: CAPTCHA });
});

const page = {
  count: 50 as const,
  language: 'en_US',
  ...SITE,
  sort_field: 'id' as const,
  sort_order: 'desc' as const,
};

test('letter pages and events follow when a letter is read or deleted', async () => {
  const token = await testSandbox.member('letters_99');
  const list = (active: 'all' | 'unread', n = 1) =>
    testSandbox.data('/arks/web/member/letter', { ...page, active, page: n }, { token });
  const first = await list('all');
  expect(first).toMatchObject({ totalCount: 134, unreadCount: 121 });
  expect(first.list).toHaveLength(50);
  expect((await list('all', 3)).list).toHaveLength(34);
  const ids = first.list.map(({ id }) => Number(id));
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  const [newest] = first.list;
  const id = newest?.id ?? '';
  const { id: memberId } = await testSandbox.data('/member/profile/common/layout', {}, { token });
  const events = await testSandbox.listen(`private-member.${memberId}`, token);
  await testSandbox.data('/arks/web/member/letter/read', { id }, { token });
  expect(await list('unread')).toMatchObject({ totalCount: 120, unreadCount: 120 });
  await testSandbox.data('/arks/web/member/letter/destroy', { id }, { token });
  expect(await list('all')).toMatchObject({ totalCount: 133, unreadCount: 120 });
  await vi.waitFor(() => expect(events.map(({ event }) => event)).toEqual(['letter.read', 'letter.delete']));
  expect(await testSandbox.code('/arks/web/member/letter/destroy', { id }, { token })).toBe('101');
});

test('letter call is refused when the letter belongs to another member', async () => {
  const { id } = await testSandbox.control.letter({ account: 'linhmai_88', title: 'x', content: 'y' });
  const token = await testSandbox.member('second_seat');
  for (const path of ['/arks/web/member/letter/read', '/arks/web/member/letter/destroy'] as const)
    expect(await testSandbox.code(path, { id: String(id) }, { token })).toBe('101');
});

test('favourite is stored for its member only', async () => {
  const token = await testSandbox.member('newcomer_1');
  const other = await testSandbox.member('second_seat');
  const favourites = async (as: string) => {
    const games = { ...SITE, currency: 'USD', support_device: 0, tag: 'hot', gt_id: '2' };
    const { info } = await testSandbox.data('/v2/get_tag_game_list', games, { token: as });
    return info.filter(({ memberFavorite }) => memberFavorite).map(({ gameId }) => gameId);
  };
  const before = await favourites(other);
  const store = (game_id: string, status: 0 | 1) =>
    testSandbox.data('/arks/web/member-games/favorite/store', { data: [{ game_id, status }] }, { token });
  await store('200001', 1);
  await store('200001', 1);
  expect(await favourites(token)).toEqual(['200001']);
  expect(await favourites(other)).toEqual(before);
  await store('200001', 0);
  expect(await favourites(token)).toEqual([]);
});

test('last played game comes first', async () => {
  const token = await testSandbox.member('newcomer_1');
  const last = async () =>
    (await testSandbox.data('/arks/web/member-games/last-playing-game', {}, { token })).list;
  expect(await last()).toEqual([]);
  const play = (game_code: string, gp_id: string) =>
    testSandbox.data(
      '/member/game/play1',
      { gp_id, gt_id: '2', game_type: 'slot', game_code, lobby_url: 'http://x/close', device: 0 },
      { token },
    );
  await play('lantern-street', 'GPBB');
  await play('harbour-sapphires', 'GPAG');
  expect(await last()).toEqual([{ gameId: '200002' }, { gameId: '200001' }]);
});

test('red envelope is paid once when claims run in parallel', async () => {
  const token = await testSandbox.member('linhmai_88');
  const { envelope } = await testSandbox.data('/arks/web/activity/red_envelope_promotion', {}, { token });
  const before = (await testSandbox.control.ledger({ account: 'linhmai_88' })).total;
  const id = envelope?.id ?? '';
  const results = await Promise.all(
    Array.from({ length: 6 }, () => testSandbox.call('/arks/web/activity/red_envelope', { id }, { token })),
  );
  const [claimed] = results.filter(({ ok }) => ok);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.filter((result) => !result.ok && result.failure.code === '102')).toHaveLength(5);
  const after = (await testSandbox.control.ledger({ account: 'linhmai_88' })).total;
  expect(after - before).toBeCloseTo(claimed?.ok ? claimed.data.cash : 0);
  expect(
    (await testSandbox.data('/arks/web/activity/red_envelope_promotion', {}, { token })).envelope ?? null,
  ).toBeNull();
  const other = await testSandbox.member('minghua_8');
  expect(await testSandbox.code('/arks/web/activity/red_envelope', { id }, { token: other })).toBe('102');
});

test.each([
  ['/arks/web/activity/red_envelope', { id: 'envelope-USD' }],
  ['/member/profile/balance/all/back', {}],
] as const)('%s answers a repetition with its first response, and its outcome', async (path, body) => {
  const token = await testSandbox.member('linhmai_88');
  const request_id = crypto.randomUUID();
  const send = () => testSandbox.call(path, { ...body, request_id } as never, { token });
  const first = await send();
  expect(first.ok).toBe(true);
  const { main } = await testSandbox.control.ledger({ account: 'linhmai_88' });
  expect(await send()).toEqual(first);
  expect(await testSandbox.control.ledger({ account: 'linhmai_88' })).toMatchObject({ main });
  const outcome = await testSandbox.data('/member/request/outcome', { request_id }, { token });
  expect(outcome).toMatchObject({ isVoid: false, response: { code: 100 } });
  const unsent = crypto.randomUUID();
  expect((await testSandbox.data('/member/request/outcome', { request_id: unsent }, { token })).isVoid).toBe(
    true,
  );
  expect(await testSandbox.code(path, { ...body, request_id: unsent } as never, { token })).toBe('190');
});

test('one-key return moves all provider balances to the wallet', async () => {
  const token = await testSandbox.member('linhmai_88');
  const wallets = () => testSandbox.data('/member/profile/my_cash', {}, { token });
  expect(await wallets()).toMatchObject({ total: 12_480.55 });
  expect((await wallets()).myCashList[0]).toMatchObject({
    gpId: 'GPAG',
    gpName: 'Meridian Live',
    balance: 1_210.75,
  });
  await testSandbox.data('/member/profile/balance/all/back', {}, { token });
  const { total, myCashList } = await wallets();
  expect(total).toBe(12_480.55);
  expect(myCashList.filter(({ balance }) => balance !== 0)).toEqual([]);
  expect(await testSandbox.control.ledger({ account: 'linhmai_88' })).toMatchObject({
    main: 12_480.55,
    total: 12_480.55,
  });
  for (const code of ['101', '104'])
    expect(
      await testSandbox.code(
        '/member/profile/balance/all/back',
        {},
        { token: await testSandbox.member(`return_${code}`) },
      ),
    ).toBe(code);
});

test('one-key return is refused when a game is open', async () => {
  const token = await testSandbox.member('second_seat');
  const back = () => testSandbox.code('/member/profile/balance/all/back', {}, { token });
  const body = { gp_id: 'GPBB', gt_id: '2', game_type: 'slot', game_code: '', device: 0 };
  const lobby_url = 'http://127.0.0.1/close';
  await testSandbox.data('/member/game/play1', { ...body, lobby_url }, { token });
  const inPlay = await testSandbox.control.ledger({ account: 'second_seat' });
  expect(inPlay).toMatchObject({ main: 0, wallets: { GPBB: 500 } });
  expect(await back()).toBe('101');
  expect(await testSandbox.control.ledger({ account: 'second_seat' })).toEqual(inPlay);
  await testSandbox.data('/member/game/leave1', { gp_id: 'GPBB' }, { token });
  expect(await back()).toBe('ok');
  expect(await testSandbox.control.ledger({ account: 'second_seat' })).toMatchObject({
    main: 500,
    total: 500,
  });
});

test('layout has the flags of each member', async () => {
  const of = async (account: string) =>
    testSandbox.data('/member/profile/common/layout', {}, { token: await testSandbox.member(account) });
  expect(await of('linhmai_88')).toMatchObject({
    memberCash: 12_480.55,
    cashBackStatus: true,
    isPlaying: false,
  });
  expect(await of('thanhdat7')).toMatchObject({ memberCash: 317_005_970, memberCurrency: 'VND' });
  expect(await of('first_login')).toMatchObject({ firstLoginToChangePassword: true });
  expect(await of('bank_check')).toMatchObject({ needBankAccountDepositVerified: true });
  expect(await of('agent_rosa')).toMatchObject({ isAgent: true, agentActive: true });
  expect(await of('agent_idle')).toMatchObject({ isAgent: true, agentActive: false });
  expect(await of('type_two')).toMatchObject({ memberType: '2', agentLevel: '2' });
});

test('pop-up discounts of a location stay hidden when the member hid them', async () => {
  const token = await testSandbox.member('offers_on');
  const mine = (display_location: 2 | 3, display_device: 1 | 2 = 1) =>
    testSandbox.data('/arks/web/bulletin/member', { ...SITE, display_device, display_location }, { token });
  expect(await mine(2)).toMatchObject({ displayFrequency: 0 });
  expect((await mine(2)).list).toHaveLength(2);
  expect((await mine(2, 2)).list).toHaveLength(3);
  expect((await mine(3)).list.map(({ id }) => id)).toEqual(['504']);
  await testSandbox.data(
    '/arks/web/bulletin/member/hide',
    { ...SITE, display_device: 1, display_location: 2 },
    { token },
  );
  expect((await mine(2)).list).toEqual([]);
  expect((await mine(3)).list).toHaveLength(1);
  expect((await testSandbox.data('/arks/web/bulletin', { ...SITE, display_device: 1 })).list).toHaveLength(2);
});

test('discount history has member items only when signed in', async () => {
  const history = async (token?: string) =>
    (
      await testSandbox.data('/arks/web/bulletin/history', { ...SITE, display_device: 1 }, { token })
    ).list.map(({ id }) => id);
  expect(await history()).toEqual(['501', '502']);
  expect(await history(await testSandbox.member('second_seat'))).toEqual(['504', '501', '502']);
});

test('jackpot grows when time passes', async () => {
  const pot = async () => (await testSandbox.data('/v2/get_jackpot', { currency: 'USD' })).jackpotAmountTotal;
  const first = await pot();
  await new Promise((done) => setTimeout(done, 1_100));
  expect(await pot()).toBeGreaterThan(first);
});

test('jackpot of each currency is another, and fits the card', async () => {
  const pots = new Set<number>();
  const currencies = Object.keys(currencySigns);
  for (const currency of currencies) {
    const { jackpotAmountTotal } = await testSandbox.data('/v2/get_jackpot', { currency });
    pots.add(Math.trunc(jackpotAmountTotal ?? 0));
  }
  expect(pots.size).toBe(currencies.length);
  expect(Math.max(...pots)).toBeLessThan(10 ** jackpotDigits);
});

test('path of the jackpot of a day falls when somebody wins, and ends with its sum of now', async () => {
  const { list } = await testSandbox.data('/v2/get_jackpot_history', { currency: 'USD' });
  const { jackpotAmountTotal: now } = await testSandbox.data('/v2/get_jackpot', { currency: 'USD' });
  const amounts = list.map(({ amount }) => amount);
  expect(amounts).toHaveLength(25);
  const steps = amounts.slice(1).map((amount, hour) => amount - (amounts[hour] ?? 0));
  expect(steps.filter((step) => step < 0)).toHaveLength(4);
  expect(Math.abs(now - (amounts.at(-1) ?? 0))).toBeLessThan(Math.max(...steps));
});

test('open tables have no more free seats than seats, and none is of a provider in maintenance', async () => {
  const { list } = await testSandbox.data('/arks/web/game/live-tables', {
    site_id: SITE.site_id,
    currency: 'USD',
    support_device: 0,
  });
  expect(list.length).toBeGreaterThan(0);
  for (const { seats, freeSeats, maintained, dealer } of list) {
    expect(freeSeats).toBeLessThanOrEqual(seats ?? 0);
    expect([maintained, dealer !== '']).toEqual([false, true]);
  }
});

test('texts and names come in the requested language', async () => {
  const send = async (language: string) =>
    (await testSandbox.data('/arks/web/carousel_picture', { ...SITE, use_type: 0 }, { language }))
      .webCarouselPictureList[0]?.title;
  expect(await send('vi-VN')).toBe('Hoàn trả 8% suốt cuối tuần này');
  expect(await send('th-TH')).toBe('สุดสัปดาห์นี้รับเงินคืน 8%');
  const { list } = await testSandbox.data(
    '/arks/web/member-games/hot-games',
    { ...SITE, currency: 'USD', gt_id: '2' },
    { language: 'zh-CN' },
  );
  expect(list[0]?.gameName).toEqual({ en_US: 'Lantern Street', zh_CN: '灯笼街' });
});

const form = async (more: object = {}) => ({
  ...SITE,
  member_account: 'brandnew_1',
  password: 'dusk2468',
  member_currency: 'USD',
  member_email: 'brand@example.com',
  captcha_token: await testSandbox.solved(),
  verify_code: CAPTCHA,
  ...more,
});
/** Birthday of a person who reached the age that many days ago, in the time zone of the sites. */
const daysAfterBirthday = (age: number, days: number) =>
  addDays(addMonths(dayIn(Date.now(), defaultTimeZone), -12 * age), -days);
const register = async (more: object = {}) => testSandbox.code('/register', await form(more));

test.each([
  [{ member_account: 'linhmai_88' }, '102'],
  [{ member_email: 'linh@example.com' }, '105'],
  [{ member_email: 'nonsense' }, '206'],
  [{ member_email: 'a@banned.example' }, '216'],
  [{ member_phone: '12ab' }, '209'],
  [{ member_name: 'banned' }, '214'],
  [{ member_currency: 'RMB', member_name: 'Wang' }, '227'],
  [{ member_birthday: daysAfterBirthday(18, -1) }, '229'],
  [{ member_birthday: '2001-02-29' }, '229'],
  [{ introducer: 'nobody_at_all' }, '112'],
  [{ introducer: 'agent_idle' }, '108'],
  [{ introducer: '99999' }, '106'],
  [{ introducer: 'closed_102' }, '109'],
  [{ introducer: 'frozen_103' }, '110'],
  [{ introducer: 'linhmai_88', member_currency: 'WON' }, '107'],
  [{ member_currency: 'XXX' }, '222'],
  [{ member_currency: 'INR', member_others: 'ab' }, '308'],
  [{ introducer: 'a b' }, '228'],
  [{ verify_code: 'oops' }, '113'],
  [{ member_telegram: 'ab' }, '306'],
  [{ member_currency: 'VND', member_name: 'Dat', member_phone: '0912345679', phone_verify: '000000' }, '224'],
])('registration with %o is refused with code %s', async (more, code) => {
  expect(await register(more)).toBe(code);
});

test('registration needs no captcha when its form has none', async () => {
  const plain = { member_currency: 'BDT', member_email: '', captcha_token: '', verify_code: '' };
  expect(await register({ ...plain, site_id: '5', member_phone: '12345' })).toBe('209');
  expect(await register(plain)).toBe('ok');
});

test.each([
  [{ agent_id: 'agent_rosa' }, true],
  [{ agent_id: 'agent_idle' }, false],
  [{ agent_id: 'linhmai_88' }, false],
  [{ recommend_code: 'linhmai_88' }, true],
  [{ recommend_code: 'closed_102' }, false],
  [{ recommend_code: 'nobody_at_all' }, false],
])('referral link with %o has validity %s', async (link, isValid) => {
  expect(await testSandbox.data('/register/valid_message', { ...SITE, ...link })).toEqual({ isValid });
});

test('new member is signed in with one letter when registered', async () => {
  const taken = () =>
    testSandbox.code('/register/verification', {
      ...SITE,
      member_currency: 'USD',
      verification: 1,
      member_account: 'brandnew_1',
    });
  expect(await taken()).toBe('ok');
  const { token, memberAccount } = await testSandbox.data(
    '/register',
    await form({ introducer: 'agent_rosa' }),
  );
  expect(memberAccount).toBe('brandnew_1');
  expect(await taken()).toBe('102');
  expect(await register()).toBe('102');
  expect(await testSandbox.data('/member/profile/common/layout', {}, { token })).toMatchObject({
    memberCash: 0,
  });
  expect(
    await testSandbox.data('/arks/web/member/letter', { ...page, active: 'all', page: 1 }, { token }),
  ).toMatchObject({
    totalCount: 1,
  });
  expect(await testSandbox.login('brandnew_1')).toMatchObject({ ok: true });
});

test('registration in VND succeeds when the phone code is right', async () => {
  const member_phone = '0912345679';
  const sms = (phone: string) =>
    testSandbox.code('/register/sms', {
      member_phone: phone,
      currency: 'VND',
      type: 'register_member',
      ...SITE,
    });
  expect([await sms(''), await sms('123'), await sms(member_phone), await sms(member_phone)]).toEqual([
    '201',
    '099',
    'ok',
    '102',
  ]);
  const { code } = await testSandbox.control.smsCode({ phone: member_phone });
  expect(code).toMatch(/^\d{6}$/);
  expect(
    await register({ member_currency: 'VND', member_name: 'Dat', member_phone, phone_verify: code }),
  ).toBe('103');
  expect(
    await register({ member_currency: 'VND', member_name: 'Huy', member_phone, phone_verify: code }),
  ).toBe('ok');
});

test('pixel events are kept up to a thousand', async () => {
  const event = (eventID: string, customData = {}) =>
    testSandbox.code('/api/fb_tracking', {
      eventName: 'e_pay',
      eventTime: 1,
      eventID,
      userData: {},
      customData,
    });
  for (let n = 0; n < 1_010; n += 1) expect(await event(`D${n}`)).toBe('ok');
  expect(await event('D9999', { value: 'x'.repeat(5_000) })).toBe('413');
  const ids = (await testSandbox.control.pixels()).map(({ event_id }) => event_id);
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([1_000, 'D10', 'D1009']);
});

test('registration is refused with 204 when ten phone codes were wrong', async () => {
  const member_phone = '0912345670';
  const vnd = { member_currency: 'VND', member_name: 'Huy', member_phone };
  await testSandbox.data('/register/sms', {
    member_phone,
    currency: 'VND',
    type: 'register_member',
    ...SITE,
  });
  const { code } = await testSandbox.control.smsCode({ phone: member_phone });
  for (let n = 0; n < 10; n += 1) expect(await register({ ...vnd, phone_verify: 'x' })).toBe('224');
  expect(await register({ ...vnd, phone_verify: code })).toBe('204');
});

test('old password is refused when it was changed', async () => {
  const token = await testSandbox.member('first_login');
  const edit = (old_password: string, password: string) =>
    testSandbox.code('/member/profile/edit_password', { old_password, password }, { token });
  expect(await edit('wrong123', 'dawn1357')).toBe('101');
  expect(await edit('dusk2468', 'dusk2468')).toBe('103');
  expect(await edit('dusk2468', 'short')).toBe('202');
  expect(await edit('dusk2468', 'dawn1357')).toBe('ok');
  expect(await testSandbox.login('first_login')).toMatchObject({ failure: { code: '101' } });
  expect(await testSandbox.login('first_login', 'dawn1357')).toMatchObject({ ok: true });
});
