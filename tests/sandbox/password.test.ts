import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { codeResend } from '#contract/limits.ts';
import { PASSWORD } from '#sandbox/members.ts';
import { CAPTCHA, type House, openHouse, SITE } from './caller.ts';

const posted: string[] = [];
let house: House;
beforeAll(async () => {
  house = await openHouse({ post: (to, text) => posted.push(`${to}: ${text}`) });
});
afterAll(() => house.close());
beforeEach(async () => {
  posted.length = 0;
  await house.control.reset();
  await house.control.captcha({ answer: CAPTCHA });
});
afterEach(() => {
  vi.useRealTimers();
});

const linh = { account: 'linhmai_88', way: 'email', value: 'linh@example.com' } as const;
interface Asked {
  account: string;
  way: 'email' | 'phone';
  value: string;
}

const send = async (asked: Asked, answer = CAPTCHA) =>
  house.call('/forgot_password/send', { ...SITE, ...asked, captcha_token: await house.solved(), answer });
const begin = async (asked: Asked = linh) => {
  const begun = await send(asked);
  if (!begun.ok) throw new Error(JSON.stringify(begun.failure));
  return begun.data.token;
};
const codeOf = async (account: string = linh.account) => {
  const { code } = await house.control.recoveryCode({ account });
  if (!code) throw new Error('no code');
  return code;
};
const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');
const reset = (token: string, code: string, password = 'dawn1357') =>
  house.code('/forgot_password/reset', { ...SITE, token, code, password });
const resend = (token: string) => house.code('/forgot_password/resend', { ...SITE, token });
/** Only the day is told another; what waits goes on waiting. */
const pass = (ms: number) => {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(now + ms);
};

test.each([linh, { account: 'LINHMAI_88 ', way: 'phone', value: '5550188' } as const])(
  'a code by $way sets a password once, and every session ends',
  async (asked) => {
    const session = await house.member('linhmai_88');
    const token = await begin(asked);
    const code = await codeOf();
    expect(posted).toEqual([`${asked.value}: ${code} is your Gamehall code for a new password.`]);
    const body = { ...SITE, token, code, password: 'dawn1357' };
    expect(await house.data('/forgot_password/reset', body)).toEqual({ memberAccount: 'linhmai_88' });
    expect(await house.code('/member/profile', {}, { token: session })).toBe('401');
    expect(await house.login('linhmai_88')).toMatchObject({ failure: { code: '101' } });
    expect(await house.login('linhmai_88', 'dawn1357')).toMatchObject({ ok: true });
    expect(await reset(token, code, 'noon9753')).toBe('104');
    expect(await house.login('linhmai_88', 'noon9753')).toMatchObject({ failure: { code: '101' } });
  },
);

const strangers: Asked[] = [
  { account: 'nobody_99', way: 'email', value: 'linh@example.com' },
  { account: 'linhmai_88', way: 'email', value: 'other@example.com' },
  { account: 'linhmai_88', way: 'phone', value: '5550000' },
  { account: 'second_seat', way: 'email', value: 'second@example.com' },
];
test.each(strangers)('$account with $value: answered like a member, and nothing is sent', async (asked) => {
  const token = await begin(asked);
  expect(token).toMatch(/^[\w-]{32}$/);
  expect(posted).toEqual([]);
  expect(await send(asked)).toMatchObject({ failure: { code: '102', data: { token } } });
  expect(await resend(token)).toBe('102');
  const right = await codeOf(asked.account);
  for (const code of [wrongOf(right), right, right, right]) expect(await reset(token, code)).toBe('101');
  expect(await reset(token, right)).toBe('103');
  expect(await reset(token, right)).toBe('104');
  expect(await house.login('linhmai_88')).toMatchObject({ ok: true });
});

test('the fifth wrong code ends it, and the right one comes too late', async () => {
  const token = await begin();
  const right = await codeOf();
  for (let tries = 0; tries < 4; tries += 1) expect(await reset(token, wrongOf(right))).toBe('101');
  expect(await reset(token, wrongOf(right))).toBe('103');
  expect(await reset(token, right)).toBe('104');
  expect(await resend(token)).toBe('101');
  expect(await house.login('linhmai_88')).toMatchObject({ ok: true });
});

test('the next code comes after five minutes, and the one before it is good no more', async () => {
  const token = await begin();
  const first = await codeOf();
  expect(await resend(token)).toBe('102');
  expect(await send(linh)).toMatchObject({ failure: { code: '102', data: { token } } });
  pass(codeResend);
  expect(await resend(token)).toBe('ok');
  const second = await codeOf();
  expect(posted).toHaveLength(2);
  if (first !== second) expect(await reset(token, first)).toBe('101');
  expect(await reset(token, second)).toBe('ok');
});

test('a code expires after ten minutes; what is begun anew takes its place', async () => {
  const token = await begin();
  const code = await codeOf();
  pass(600_001);
  expect(await reset(token, code)).toBe('102');
  const next = await begin();
  expect(next).not.toBe(token);
  expect(await reset(token, code)).toBe('104');
  expect(await reset(next, await codeOf())).toBe('ok');
});

test('what is not right is said', async () => {
  expect(await send(linh, 'oops')).toMatchObject({ failure: { code: '105' } });
  expect(await send({ ...linh, value: 'linh' })).toMatchObject({ failure: { code: '206' } });
  expect(await send({ ...linh, way: 'phone', value: '55-50' })).toMatchObject({ failure: { code: '209' } });
  expect(posted).toEqual([]);
  const token = await begin();
  expect(await reset(token, await codeOf(), 'short')).toBe('202');
  expect(await reset(token, await codeOf())).toBe('ok');
});

test('whoever changes the password stays; older tokens of theirs end', async () => {
  const old = await house.member('second_seat');
  await house.control.script({ path: '/member/profile', answer: { kind: 'real' }, rotate: true });
  const rotated = await house.raw('/member/profile', {}, { token: old });
  const token = rotated.headers.get('authorization')?.replace('Bearer ', '');
  expect(token).not.toBe(old);
  const edit = { old_password: PASSWORD, password: 'dawn1357' };
  expect(await house.code('/member/profile/edit_password', edit, { token })).toBe('ok');
  expect(await house.code('/member/profile', {}, { token })).toBe('ok');
  expect(await house.code('/member/profile', {}, { token: old })).toBe('401');
});

test('a token that changes with the password’s answer is good', async () => {
  const before = await house.member('second_seat');
  const path = '/member/profile/edit_password';
  await house.control.script({ path, answer: { kind: 'real' }, rotate: true });
  const changed = await house.raw(path, { old_password: PASSWORD, password: 'dawn1357' }, { token: before });
  const token = changed.headers.get('authorization')?.replace('Bearer ', '');
  expect(await house.code('/member/profile', {}, { token })).toBe('ok');
});

test('a member who changes the first password is not asked again', async () => {
  const token = await house.member('first_login');
  const must = async () =>
    (await house.data('/member/profile/common/layout', {}, { token })).firstLoginToChangePassword;
  expect(await must()).toBe(true);
  await house.data(
    '/member/profile/edit_password',
    { old_password: PASSWORD, password: 'dawn1357' },
    { token },
  );
  expect(await must()).toBe(false);
});
