import { scryptSync } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Body } from '#contract/call.ts';
import { openText } from '#contract/client-captcha.ts';
import type { EndpointOf } from '#contract/endpoints.ts';
import { loginDigest } from '#contract/login-digest.ts';
import { siteConfig } from '#contract/site.ts';
import { defaultPasswordPolicy, isAccount, isPassword } from '#contract/validation.ts';
import { NAMED_MEMBERS, PASSWORD } from '#sandbox/members.ts';
import { CAPTCHA, SITE, startTestSandbox, type TestSandbox } from './caller.ts';

vi.mock('node:crypto', { spy: true });

const messages: { to: string; text: string }[] = [];
let testSandbox: TestSandbox;
beforeAll(async () => {
  testSandbox = await startTestSandbox({ sendMessage: (to, text) => messages.push({ to, text }) });
});
afterAll(() => testSandbox.close());
beforeEach(async () => {
  messages.length = 0;
  await testSandbox.control.reset();
  await testSandbox.control.captcha({ answer: CAPTCHA });
});

test('named members have valid accounts and passwords', () => {
  for (const { account } of NAMED_MEMBERS) expect([account, isAccount(account)]).toEqual([account, true]);
  expect(isPassword(PASSWORD, defaultPasswordPolicy)).toBe(true);
});

const refusedMembers = NAMED_MEMBERS.filter(({ loginCode }) => loginCode !== undefined);
test.each(refusedMembers)(
  'login of $account is refused with code $loginCode',
  async ({ account, loginCode }) => {
    expect(await testSandbox.login(account)).toMatchObject({ failure: { code: String(loginCode) } });
  },
);

const open = NAMED_MEMBERS.filter(({ loginCode, doubleValidation }) => !loginCode && !doubleValidation);
test.each(open)('login of $account succeeds', async ({ account, currency }) => {
  expect(await testSandbox.login(account)).toMatchObject({
    ok: true,
    data: { memberAccount: account, memberCurrency: currency },
  });
});

test('login is refused when a credential, the captcha or the header is wrong', async () => {
  expect(await testSandbox.login('linhmai_88', 'wrong123')).toMatchObject({ failure: { code: '101' } });
  expect(await testSandbox.login('nobody_99')).toMatchObject({ failure: { code: '101' } });
  expect(await testSandbox.login('linhmai_88', PASSWORD, 'oops')).toMatchObject({ failure: { code: '105' } });
  const captcha_token = await testSandbox.solved();
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
  expect(await testSandbox.code('/login', body)).toBe('990');
  const headers = await testSandbox.data('/get_login_header', {});
  expect(await testSandbox.code('/login', body, { headers })).toBe('ok');
  expect(await testSandbox.code('/login', body, { headers })).toBe('990');
  const again = await testSandbox.data('/get_login_header', {});
  expect(await testSandbox.code('/login', body, { headers: again })).toBe('105');
});

test('login is refused with 204 when ten passwords of the account were wrong', async () => {
  for (const account of ['linhmai_88', 'nobody_99']) {
    // Parallel attempts count too.
    const attempts = Array.from({ length: 12 }, (_, n) => testSandbox.login(account, `wrong${n}`));
    const codes = (await Promise.all(attempts)).map((result) => (result.ok ? 'ok' : result.failure.code));
    expect([account, codes.toSorted()]).toEqual([account, [...Array(10).fill('101'), '204', '204']]);
    expect(await testSandbox.login(account)).toMatchObject({ failure: { code: '204' } });
  }
  expect(await testSandbox.login('second_seat')).toMatchObject({ ok: true });
  await testSandbox.control.reset();
  await testSandbox.control.captcha({ answer: CAPTCHA });
  expect(await testSandbox.login('linhmai_88')).toMatchObject({ ok: true });
});

test('count of wrong passwords is reset when the right one follows', async () => {
  for (const password of [...Array(9).fill('wrong123'), PASSWORD, ...Array(9).fill('wrong123')])
    await testSandbox.login('second_seat', password);
  expect(await testSandbox.login('second_seat')).toMatchObject({ ok: true });
});

test.each(['second_seat', 'nobody_99'])(
  'login hashes one password when %s is given a wrong one',
  async (account) => {
    vi.mocked(scryptSync).mockClear();
    await testSandbox.login(account, 'wrong123');
    expect(scryptSync).toHaveBeenCalledTimes(1);
  },
);

test('password change is refused with 204 when ten current passwords were wrong', async () => {
  const token = await testSandbox.member('second_seat');
  const edit = (old_password: string) =>
    testSandbox.code('/member/profile/edit_password', { old_password, password: 'dawn1357' }, { token });
  for (let n = 0; n < 10; n += 1) expect(await edit('wrong123')).toBe('101');
  expect(await edit(PASSWORD)).toBe('204');
});

test('new device signs in when the member confirms it by the link', async () => {
  const codeOf = async () => {
    const result = await testSandbox.login('new_device');
    return result.ok ? 'ok' : result.failure.code;
  };
  expect([await codeOf(), await codeOf()]).toEqual(['107', '107']);
  expect(messages).toEqual([
    { to: 'new_device@example.com', text: expect.stringContaining('new_device from a new device') },
  ]);
  const link = /http\S+/.exec(messages[0]?.text ?? '')?.[0] ?? '';
  const page = await fetch(link);
  expect(await page.text()).toContain('Allow sign-in to new_device');
  expect(await codeOf()).toBe('107');
  expect((await fetch(link, { method: 'POST' })).status).toBe(200);
  expect(await codeOf()).toBe('ok');
  for (const [method, url] of [
    ['GET', link],
    ['POST', link],
    ['POST', link.replace(/token=[^&]+/, 'token=other')],
  ] as const)
    expect([method, (await fetch(url, { method })).status]).toEqual([method, 410]);
});

test('first session ends when the member signs in again', async () => {
  const first = await testSandbox.login('second_seat');
  if (!first.ok || !('token' in first.data)) throw new Error('not signed in');
  const { id, token } = first.data;
  const events = await testSandbox.listen(`private-member.${id}`, token);
  const second = await testSandbox.login('second_seat');
  if (!second.ok || !('token' in second.data)) throw new Error('not signed in');
  const fresh = second.data.token;
  const digest = await loginDigest(fresh);
  const login = {
    token: digest,
    login_device: 'desktop',
    login_time: expect.stringMatching(/^[\d-]+ [\d:]+$/),
  };
  await vi.waitFor(() => expect(events.map(({ event, data }) => [event, data])).toEqual([['login', login]]));
  expect(await testSandbox.code('/member/profile', {}, { token })).toBe('401');
  expect(await testSandbox.code('/member/profile', {}, { token: fresh })).toBe('ok');
});

test('/member_info returns their own data to a member and only agents to a visitor', async () => {
  const { member_id: id, token } = await testSandbox.control.signIn({ account: 'second_seat' });
  const other = await testSandbox.member('linhmai_88');
  const code = (id: string, token?: string) => testSandbox.code('/member_info', { id }, { token });
  expect([await code(id, token), await code(id, other), await code('agent_rosa', other)]).toEqual([
    'ok',
    '101',
    '101',
  ]);
  expect([await code('agent_rosa'), await code(id), await code('agent_idle')]).toEqual(['ok', '101', '101']);
  expect(await code('agent_rosa', 'ended')).toBe('401');
});

test.each([
  ['a second sign-in', () => testSandbox.control.signIn({ account: 'second_seat' })],
  ['a sign-out', () => testSandbox.control.signOut({ account: 'second_seat' })],
])('old sockets leave the member channels when the session ends by %s', async (_, end) => {
  const { token, member_id } = await testSandbox.control.signIn({ account: 'second_seat' });
  const other = await testSandbox.member('linhmai_88');
  const guarded = [`private-member.${member_id}`, 'private-member.USD', 'presence-member.USD'];
  const events = await Promise.all(guarded.map((channel) => testSandbox.listen(channel, token)));
  const stays = await testSandbox.listen('presence-member.USD', other);
  const open = await testSandbox.listen('web_api.USD', token);
  await end();
  const left = Object.entries(await testSandbox.control.channels()).filter(([name]) =>
    guarded.includes(name),
  );
  expect(left).toEqual([['presence-member.USD', 1]]);
  for (const channel of [...guarded, 'web_api.USD'])
    await testSandbox.control.publish({ channel, event: '.late', data: {} });
  await vi.waitFor(() => expect(open.map(({ event }) => event)).toEqual(['late']));
  await vi.waitFor(() =>
    expect(stays.map(({ event }) => event)).toEqual(['presence:subscribed', 'presence:leaving', 'late']),
  );
  expect(events.flat().filter(({ event }) => event === 'late')).toEqual([]);
});

test('game and session end when the member signs out', async () => {
  const token = await testSandbox.member('linhmai_88');
  await testSandbox.data(
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
  expect((await testSandbox.control.ledger({ account: 'linhmai_88' })).main).toBe(0);
  await testSandbox.data('/logout', {}, { token });
  expect((await testSandbox.control.ledger({ account: 'linhmai_88' })).wallets.GPBB).toBe(0);
  expect(await testSandbox.code('/member/profile', {}, { token })).toBe('401');
});

const question = async () => {
  const response = await testSandbox.login('double_ok');
  if (!response.ok || !('memberLoginId' in response.data)) throw new Error('no question');
  return response.data;
};

test('double validation succeeds when a later question is answered', async () => {
  const first = await question();
  expect(first).toMatchObject({ question: 'member_name', availableQuestionsCount: 3 });
  const member_login_id = first.memberLoginId;
  const answer = async (text: string, captcha = CAPTCHA) =>
    testSandbox.code('/login/double_validation', {
      member_login_id,
      answer: text,
      captcha_answer: captcha,
      captcha_token: await testSandbox.solved(),
      remote_addr: '',
      host: '',
    });
  expect(await answer('nobody')).toBe('998');
  expect(await answer('Ada Reyes', 'oops')).toBe('105');
  const next = await testSandbox.data('/login/double_validation/skip', { member_login_id });
  expect(next).toMatchObject({ question: 'member_phone', availableQuestionsCount: 2 });
  expect(await answer('Ada Reyes')).toBe('998');
  expect(await answer(' 5550142 ')).toBe('ok');
  expect(await answer('5550142')).toBe('101');
});

test('double validation is refused with 204 when ten answers were wrong, also after a new sign-in', async () => {
  const answer = async (member_login_id: string, text: string) =>
    testSandbox.code('/login/double_validation', {
      member_login_id,
      answer: text,
      captcha_answer: CAPTCHA,
      captcha_token: await testSandbox.solved(),
      remote_addr: '',
      host: '',
    });
  const { memberLoginId } = await question();
  for (let n = 0; n < 10; n += 1) expect(await answer(memberLoginId, `Ada ${n}`)).toBe('998');
  expect(await answer((await question()).memberLoginId, 'Ada Reyes')).toBe('204');
});

test('double validation refuses a skip when no question is left', async () => {
  const { memberLoginId: member_login_id } = await question();
  const skip = () => testSandbox.code('/login/double_validation/skip', { member_login_id });
  expect([await skip(), await skip(), await skip()]).toEqual(['ok', 'ok', '101']);
});

test('transferred member signs in when verified and given a new password', async () => {
  const verify = (more: object) =>
    testSandbox.call('/arks/web/vx/verify', { account: 'moved_802', withdraw_password: '2468', ...more });
  expect(await verify({ member_email: 'other@example.com' })).toMatchObject({ failure: { code: '201' } });
  expect(await verify({ member_phone: '1' })).toMatchObject({ failure: { code: '202' } });
  expect(await verify({})).toMatchObject({ failure: { code: '203' } });
  expect(await verify({ withdraw_password: '0000', member_phone: '5550802' })).toMatchObject({
    failure: { code: '102' },
  });
  const verified = await verify({ member_phone: '5550802' });
  if (!verified.ok) throw new Error('not verified');
  const reset = (password: string, token = verified.data.token) =>
    testSandbox.code('/arks/web/vx/reset', { account: 'moved_802', password, token });
  expect(await reset('short')).toBe('202');
  expect(await reset('fresh2468', 'stale')).toBe('201');
  expect(await reset('fresh2468')).toBe('ok');
  expect(await reset('fresh2468')).toBe('201');
  expect(await testSandbox.login('moved_802', 'fresh2468')).toMatchObject({ ok: true });
});

test('transfer verification is locked when five attempts were wrong', async () => {
  const verify = (account: string, withdraw_password: string) =>
    testSandbox.code('/arks/web/vx/verify', { account, withdraw_password, member_phone: '5550802' });
  expect(await verify('linhmai_88', '2468')).toBe('101');
  for (let tries = 0; tries < 5; tries += 1) expect(await verify('moved_802', `000${tries}`)).toBe('102');
  expect(await verify('moved_802', '2468')).toBe('204');
});

test('hand-off code is refused when it is used twice', async () => {
  const { enc } = await testSandbox.control.enc({ account: 'priya_rao' });
  const handed = await testSandbox.data('/get_info_data', { enc });
  expect(handed).toMatchObject({ memberAccount: 'priya_rao', memberCurrency: 'INR' });
  expect(await testSandbox.code('/member/profile', {}, { token: handed.tk })).toBe('ok');
  expect(await testSandbox.code('/get_info_data', { enc })).toBe('101');
});

test('captcha is refused with 101 when requested too often', async () => {
  await testSandbox.control.captcha({ answer: null });
  const send = <P extends '/captcha' | '/clientCaptcha'>(path: P, body: Body<EndpointOf<P>>) =>
    Promise.all(Array.from({ length: 20 }, () => testSandbox.code(path, body)));
  const codes = await send('/captcha', { type: 1, ...SITE });
  expect(codes).toContain('101');
  expect(codes).toContain('ok');
  expect(await send('/clientCaptcha', {})).toContain('101');
});

test('client captcha returns an SVG and its sealed text', async () => {
  const { text, data } = await testSandbox.data('/clientCaptcha', {});
  const site = v.parse(siteConfig, await (await fetch(`${testSandbox.sandbox.url}/site.json`)).json());
  expect(await openText(text, site.clientCaptchaKey)).toBe(CAPTCHA);
  expect(data).toMatch(/^<svg/);
  for (const given of [text, data]) expect(given).not.toContain(CAPTCHA);
});

test('captcha image contains no text', async () => {
  const { captcha } = await testSandbox.data('/captcha', { type: 2, ...SITE });
  const svg = decodeURIComponent(captcha.replace('data:image/svg+xml,', ''));
  expect(svg).toMatch(/^<svg/);
  expect(svg).not.toContain('<text');
  expect(svg).not.toContain(CAPTCHA);
});
