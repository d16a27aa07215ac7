import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Body } from '#contract/call.ts';
import { openText } from '#contract/client-captcha.ts';
import type { RowOf } from '#contract/endpoints.ts';
import { siteConfig } from '#contract/site.ts';
import { isAccount, isPassword } from '#contract/validation.ts';
import { NAMED_MEMBERS, PASSWORD } from '#sandbox/members.ts';
import { CAPTCHA, type House, openHouse, SITE } from './caller.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.control.reset();
  await house.control.captcha({ answer: CAPTCHA });
});

test('named members obey the rules for names and passwords', () => {
  for (const { account } of NAMED_MEMBERS) expect([account, isAccount(account)]).toEqual([account, true]);
  expect(isPassword(PASSWORD)).toBe(true);
});

const coded = NAMED_MEMBERS.filter(({ loginCode }) => loginCode !== undefined);
test.each(coded)('$account is refused with $loginCode', async ({ account, loginCode }) => {
  expect(await house.login(account)).toMatchObject({ failure: { code: String(loginCode) } });
});

const open = NAMED_MEMBERS.filter(({ loginCode, doubleValidation }) => !loginCode && !doubleValidation);
test.each(open)('$account signs in', async ({ account, currency }) => {
  expect(await house.login(account)).toMatchObject({
    ok: true,
    data: { memberAccount: account, memberCurrency: currency },
  });
});

test('wrong password, unknown account, wrong captcha, captcha twice, form without its header', async () => {
  expect(await house.login('linhmai_88', 'wrong123')).toMatchObject({ failure: { code: '101' } });
  expect(await house.login('nobody_99')).toMatchObject({ failure: { code: '101' } });
  expect(await house.login('linhmai_88', PASSWORD, 'oops')).toMatchObject({ failure: { code: '105' } });
  const captcha_token = await house.solved();
  const body = {
    account: 'linhmai_88',
    password: PASSWORD,
    ...SITE,
    answer: CAPTCHA.toUpperCase(),
    captcha_token,
    remote_addr: '',
    host: '',
    device: '',
    system_group: '',
    udid: '',
    login_type: '',
    cdn: '',
    system: '',
    browser: '',
    system_version: '',
  };
  expect(await house.code('/login', body)).toBe('990');
  const headers = await house.data('/get_login_header', {});
  expect(await house.code('/login', body, { headers })).toBe('ok');
  expect(await house.code('/login', body, { headers })).toBe('990');
  const again = await house.data('/get_login_header', {});
  expect(await house.code('/login', body, { headers: again })).toBe('105');
});

test('signing in elsewhere tells the first session and ends it', async () => {
  const first = await house.login('second_seat');
  if (!first.ok || !('token' in first.data)) throw new Error('not signed in');
  const { id, token } = first.data;
  const heard = await house.listen(`private-member.${id}`, token);
  const second = await house.login('second_seat');
  if (!second.ok || !('token' in second.data)) throw new Error('not signed in');
  const fresh = second.data.token;
  await vi.waitFor(() =>
    expect(heard.map(({ event, data }) => [event, data])).toEqual([['login', { token: fresh }]]),
  );
  expect(await house.code('/member/profile', {}, { token })).toBe('401');
  expect(await house.code('/member/profile', {}, { token: fresh })).toBe('ok');
});

test.each([
  ['a second sign-in', () => house.control.signIn({ account: 'second_seat' })],
  ['signing out', () => house.control.signOut({ account: 'second_seat' })],
])('%s puts the old token’s sockets out of what only a member hears', async (_, end) => {
  const { token, member_id } = await house.control.signIn({ account: 'second_seat' });
  const other = await house.member('linhmai_88');
  const guarded = [`private-member.${member_id}`, 'private-member.USD', 'presence-member.USD'];
  const heard = await Promise.all(guarded.map((channel) => house.listen(channel, token)));
  const stays = await house.listen('presence-member.USD', other);
  const open = await house.listen('web_api.USD', token);
  await end();
  const left = Object.entries(await house.control.channels()).filter(([name]) => guarded.includes(name));
  expect(left).toEqual([['presence-member.USD', 1]]);
  for (const channel of [...guarded, 'web_api.USD'])
    await house.control.publish({ channel, event: '.late', data: {} });
  await vi.waitFor(() => expect(open.map(({ event }) => event)).toEqual(['late']));
  await vi.waitFor(() =>
    expect(stays.map(({ event }) => event)).toEqual(['presence:subscribed', 'presence:leaving', 'late']),
  );
  expect(heard.flat().filter(({ event }) => event === 'late')).toEqual([]);
});

test('signing out ends the session and the game', async () => {
  const token = await house.member('linhmai_88');
  await house.data(
    '/member/game/play1',
    {
      gp_id: 'GPBB',
      gt_id: '2',
      game_type: 'slot',
      game_code: 'lantern-street',
      lobby_url: 'http://x/close',
      device: 0,
    },
    { token },
  );
  expect((await house.control.ledger({ account: 'linhmai_88' })).main).toBe(0);
  await house.data('/logout', {}, { token });
  expect((await house.control.ledger({ account: 'linhmai_88' })).wallets.GPBB).toBe(0);
  expect(await house.code('/member/profile', {}, { token })).toBe('401');
});

const question = async () => {
  const asked = await house.login('double_ok');
  if (!asked.ok || !('memberLoginId' in asked.data)) throw new Error('no question');
  return asked.data;
};

test('double validation: asked, wrong, skipped, right', async () => {
  const asked = await question();
  expect(asked).toMatchObject({ question: 'member_name', availableQuestionsCount: 3 });
  const member_login_id = asked.memberLoginId;
  const answer = async (text: string, captcha = CAPTCHA) =>
    house.code('/login/double_validation', {
      member_login_id,
      answer: text,
      captcha_answer: captcha,
      captcha_token: await house.solved(),
      remote_addr: '',
      host: '',
    });
  expect(await answer('nobody')).toBe('998');
  expect(await answer('Ada Reyes', 'oops')).toBe('105');
  const next = await house.data('/login/double_validation/skip', { member_login_id });
  expect(next).toMatchObject({ question: 'member_phone', availableQuestionsCount: 2 });
  expect(await answer('Ada Reyes')).toBe('998');
  expect(await answer(' 5550142 ')).toBe('ok');
  expect(await answer('5550142')).toBe('101');
});

test('double validation: skipping ends after three questions', async () => {
  const { memberLoginId: member_login_id } = await question();
  const skip = () => house.code('/login/double_validation/skip', { member_login_id });
  expect([await skip(), await skip(), await skip()]).toEqual(['ok', 'ok', '101']);
});

test('transfer verification: by email or phone, then a new password opens the door', async () => {
  const verify = (more: object) =>
    house.call('/arks/web/vx/verify', { account: 'moved_802', withdraw_password: '2468', ...more });
  expect(await verify({ member_email: 'other@example.com' })).toMatchObject({ failure: { code: '201' } });
  expect(await verify({ member_phone: '1' })).toMatchObject({ failure: { code: '202' } });
  expect(await verify({})).toMatchObject({ failure: { code: '203' } });
  expect(await verify({ withdraw_password: '0000', member_phone: '5550802' })).toMatchObject({
    failure: { code: '102' },
  });
  const verified = await verify({ member_phone: '5550802' });
  if (!verified.ok) throw new Error('not verified');
  const reset = (password: string, token = verified.data.token) =>
    house.code('/arks/web/vx/reset', { account: 'moved_802', password, token });
  expect(await reset('short')).toBe('202');
  expect(await reset('fresh2468', 'stale')).toBe('201');
  expect(await reset('fresh2468')).toBe('ok');
  expect(await reset('fresh2468')).toBe('201');
  expect(await house.login('moved_802', 'fresh2468')).toMatchObject({ ok: true });
});

test('transfer verification: five wrong tries are enough, and only who has moved is verified', async () => {
  const verify = (account: string, withdraw_password: string) =>
    house.code('/arks/web/vx/verify', { account, withdraw_password, member_phone: '5550802' });
  expect(await verify('linhmai_88', '2468')).toBe('101');
  for (let tries = 0; tries < 5; tries += 1) expect(await verify('moved_802', `000${tries}`)).toBe('102');
  expect(await verify('moved_802', '2468')).toBe('204');
});

test('a hand-off code is good once', async () => {
  const { enc } = await house.control.enc({ account: 'priya_rao' });
  const handed = await house.data('/get_info_data', { enc });
  expect(handed).toMatchObject({ memberAccount: 'priya_rao', memberCurrency: 'INR' });
  expect(await house.code('/member/profile', {}, { token: handed.tk })).toBe('ok');
  expect(await house.code('/get_info_data', { enc })).toBe('101');
});

test('pictures asked for too fast are refused with 101', async () => {
  await house.control.captcha({ answer: null });
  const ask = <P extends '/captcha' | '/clientCaptcha'>(path: P, body: Body<RowOf<P>>) =>
    Promise.all(Array.from({ length: 20 }, () => house.code(path, body)));
  const codes = await ask('/captcha', { type: 1, ...SITE });
  expect(codes).toContain('101');
  expect(codes).toContain('ok');
  expect(await ask('/clientCaptcha', {})).toContain('101');
});

test('the picture that is compared in the page comes as a drawing, its text sealed for the site', async () => {
  const { text, data } = await house.data('/clientCaptcha', {});
  const site = v.parse(siteConfig, await (await fetch(`${house.sandbox.address}/site.json`)).json());
  expect(await openText(text, site.clientCaptchaKey)).toBe(CAPTCHA);
  expect(data).toMatch(/^<svg/);
  for (const given of [text, data]) expect(given).not.toContain(CAPTCHA);
});

test('a captcha picture holds no text', async () => {
  const { captcha } = await house.data('/captcha', { type: 2, ...SITE });
  const svg = decodeURIComponent(captcha.replace('data:image/svg+xml,', ''));
  expect(svg).toMatch(/^<svg/);
  expect(svg).not.toContain('<text');
  expect(svg).not.toContain(CAPTCHA);
});
