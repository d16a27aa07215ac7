import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { codeResend } from '#contract/times.ts';
import { PASSWORD } from '#sandbox/members.ts';
import { CAPTCHA, SITE, startTestSandbox, type TestSandbox } from './caller.ts';

const messages: string[] = [];
let testSandbox: TestSandbox;
beforeAll(async () => {
  testSandbox = await startTestSandbox({ sendMessage: (to, text) => messages.push(`${to}: ${text}`) });
});
afterAll(() => testSandbox.close());
beforeEach(async () => {
  messages.length = 0;
  await testSandbox.control.reset();
  await testSandbox.control.captcha({ answer: CAPTCHA });
});
afterEach(() => {
  vi.useRealTimers();
});

const linh = { account: 'linhmai_88', channel: 'email', value: 'linh@example.com' } as const;
interface Recovery {
  account: string;
  channel: 'email' | 'phone';
  value: string;
}

const send = async (recovery: Recovery, answer = CAPTCHA) =>
  testSandbox.call('/forgot_password/send', {
    ...SITE,
    ...recovery,
    captcha_token: await testSandbox.solved(),
    answer,
  });
const begin = async (recovery: Recovery = linh) => {
  const response = await send(recovery);
  if (!response.ok) throw new Error(JSON.stringify(response.failure));
  return response.data.token;
};
const codeOf = async (account: string = linh.account) => {
  const { code } = await testSandbox.control.recoveryCode({ account });
  if (!code) throw new Error('no code');
  return code;
};
const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');
const reset = (token: string, code: string, password = 'dawn1357') =>
  testSandbox.code('/forgot_password/reset', { ...SITE, token, code, password });
const resend = (token: string) => testSandbox.code('/forgot_password/resend', { ...SITE, token });
/** Advances the date by `ms`; timers keep running in real time. */
const advanceDate = (ms: number) => {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(now + ms);
};

test.each([linh, { account: 'LINHMAI_88 ', channel: 'phone', value: '5550188' } as const])(
  'password is reset once when the code by $channel is right',
  async (recovery) => {
    const session = await testSandbox.member('linhmai_88');
    const token = await begin(recovery);
    const code = await codeOf();
    expect(messages).toEqual([`${recovery.value}: ${code} is your Gamehall code for a new password.`]);
    const body = { ...SITE, token, code, password: 'dawn1357' };
    expect(await testSandbox.data('/forgot_password/reset', body)).toEqual({ memberAccount: 'linhmai_88' });
    expect(await testSandbox.code('/member/profile', {}, { token: session })).toBe('401');
    expect(await testSandbox.login('linhmai_88')).toMatchObject({ failure: { code: '101' } });
    expect(await testSandbox.login('linhmai_88', 'dawn1357')).toMatchObject({ ok: true });
    expect(await reset(token, code, 'noon9753')).toBe('104');
    expect(await testSandbox.login('linhmai_88', 'noon9753')).toMatchObject({ failure: { code: '101' } });
  },
);

const unknownAccounts: Recovery[] = [
  { account: 'nobody_99', channel: 'email', value: 'linh@example.com' },
  { account: 'linhmai_88', channel: 'email', value: 'other@example.com' },
  { account: 'linhmai_88', channel: 'phone', value: '5550000' },
  { account: 'second_seat', channel: 'email', value: 'second@example.com' },
];
test.each(unknownAccounts)(
  'recovery responds alike when $account with $value is unknown',
  async (recovery) => {
    const token = await begin(recovery);
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(messages).toEqual([]);
    expect(await send(recovery)).toMatchObject({ failure: { code: '102', data: { token } } });
    expect(await resend(token)).toBe('102');
    const right = await codeOf(recovery.account);
    for (const code of [wrongOf(right), right, right, right]) expect(await reset(token, code)).toBe('101');
    expect(await reset(token, right)).toBe('103');
    expect(await reset(token, right)).toBe('104');
    expect(await testSandbox.login('linhmai_88')).toMatchObject({ ok: true });
  },
);

test('recovery ends when five wrong codes were entered', async () => {
  const token = await begin();
  const right = await codeOf();
  for (let tries = 0; tries < 4; tries += 1) expect(await reset(token, wrongOf(right))).toBe('101');
  expect(await reset(token, wrongOf(right))).toBe('103');
  expect(await reset(token, right)).toBe('104');
  expect(await resend(token)).toBe('101');
  expect(await testSandbox.login('linhmai_88')).toMatchObject({ ok: true });
});

test('new code replaces the old one when resent after five minutes', async () => {
  const token = await begin();
  const first = await codeOf();
  expect(await resend(token)).toBe('102');
  expect(await send(linh)).toMatchObject({ failure: { code: '102', data: { token } } });
  advanceDate(codeResend);
  expect(await resend(token)).toBe('ok');
  const second = await codeOf();
  expect(messages).toHaveLength(2);
  if (first !== second) expect(await reset(token, first)).toBe('101');
  expect(await reset(token, second)).toBe('ok');
});

test('code expires when ten minutes have passed', async () => {
  const token = await begin();
  const code = await codeOf();
  advanceDate(600_001);
  expect(await reset(token, code)).toBe('102');
  const next = await begin();
  expect(next).not.toBe(token);
  expect(await reset(token, code)).toBe('104');
  expect(await reset(next, await codeOf())).toBe('ok');
});

test('recovery is refused with a code when a value is invalid', async () => {
  expect(await send(linh, 'oops')).toMatchObject({ failure: { code: '105' } });
  expect(await send({ ...linh, value: 'linh' })).toMatchObject({ failure: { code: '206' } });
  expect(await send({ ...linh, channel: 'phone', value: '55-50' })).toMatchObject({
    failure: { code: '209' },
  });
  expect(messages).toEqual([]);
  const token = await begin();
  expect(await reset(token, await codeOf(), 'short')).toBe('202');
  expect(await reset(token, await codeOf())).toBe('ok');
});

test('older tokens are revoked when the password changes', async () => {
  const old = await testSandbox.member('second_seat');
  await testSandbox.control.script({ path: '/member/profile', response: { kind: 'real' }, rotate: true });
  const rotated = await testSandbox.raw('/member/profile', {}, { token: old });
  const token = rotated.headers.get('authorization')?.replace('Bearer ', '');
  expect(token).not.toBe(old);
  const edit = { old_password: PASSWORD, password: 'dawn1357' };
  expect(await testSandbox.code('/member/profile/edit_password', edit, { token })).toBe('ok');
  expect(await testSandbox.code('/member/profile', {}, { token })).toBe('ok');
  expect(await testSandbox.code('/member/profile', {}, { token: old })).toBe('401');
});

test('sockets of older tokens leave the member channels when the password changes', async () => {
  const old = await testSandbox.member('second_seat');
  await testSandbox.control.script({ path: '/member/profile', response: { kind: 'real' }, rotate: true });
  const rotated = await testSandbox.raw('/member/profile', {}, { token: old });
  const token = rotated.headers.get('authorization')?.replace('Bearer ', '');
  const { id } = await testSandbox.data('/member/profile/common/layout', {}, { token });
  const channels = [`private-member.${id}`, 'private-member.USD', 'presence-member.USD'];
  const lists = async (by?: string) =>
    Promise.all(channels.map((channel) => testSandbox.listen(channel, by)));
  const [ended, kept] = [await lists(old), await lists(token)];
  const edit = { old_password: PASSWORD, password: 'dawn1357' };
  await testSandbox.data('/member/profile/edit_password', edit, { token });
  const sockets = Object.entries(await testSandbox.control.channels());
  expect(Object.fromEntries(sockets)).toEqual(Object.fromEntries(channels.map((channel) => [channel, 1])));
  for (const channel of channels) await testSandbox.control.publish({ channel, event: '.late', data: {} });
  const late = (events: { event: string }[][]) => events.flat().filter(({ event }) => event === 'late');
  await vi.waitFor(() => expect(late(kept)).toHaveLength(3));
  expect(late(ended)).toEqual([]);
});

test('rotated token is valid when it comes with the password change', async () => {
  const before = await testSandbox.member('second_seat');
  const path = '/member/profile/edit_password';
  await testSandbox.control.script({ path, response: { kind: 'real' }, rotate: true });
  const changed = await testSandbox.raw(
    path,
    { old_password: PASSWORD, password: 'dawn1357' },
    { token: before },
  );
  const token = changed.headers.get('authorization')?.replace('Bearer ', '');
  expect(await testSandbox.code('/member/profile', {}, { token })).toBe('ok');
});

test('password change is no longer required when the first password was changed', async () => {
  const token = await testSandbox.member('first_login');
  const must = async () =>
    (await testSandbox.data('/member/profile/common/layout', {}, { token })).firstLoginToChangePassword;
  expect(await must()).toBe(true);
  await testSandbox.data(
    '/member/profile/edit_password',
    { old_password: PASSWORD, password: 'dawn1357' },
    { token },
  );
  expect(await must()).toBe(false);
});
