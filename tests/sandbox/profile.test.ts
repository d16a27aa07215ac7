import { parse } from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Body } from '#contract/call.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { addMonths, dayIn } from '#contract/day-range.ts';
import {
  type editProfile,
  refusedField,
  type VerifiedField,
  wrongProfileCode,
} from '#contract/endpoints/profile.ts';
import type { Path } from '#contract/endpoints.ts';
import { codeResend } from '#contract/times.ts';
import { PASSWORD, WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import { startTestSandbox, type TestSandbox } from './caller.ts';

let sandbox: TestSandbox;
const messages: { to: string; text: string }[] = [];
beforeAll(async () => {
  sandbox = await startTestSandbox({ sendMessage: (to, text) => messages.push({ to, text }) });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  messages.length = 0;
  await sandbox.control.reset();
});
afterEach(() => {
  vi.useRealTimers();
});

const member = async (account: string) => {
  const token = await sandbox.member(account);
  return {
    token,
    field: async (name: string) => {
      const { fields } = await sandbox.data('/member/profile/info', {}, { token });
      return fields.find((field) => field.name === name);
    },
    profile: async () => (await sandbox.data('/member/profile', {}, { token })).memberProfile,
    edit: async (body: Body<typeof editProfile>) => {
      const result = await sandbox.call('/member/profile/edit', body, { token });
      return result.ok ? ['ok', ''] : [result.failure.code, parse(refusedField, result.failure.data).field];
    },
    send: (field: VerifiedField, value: string) =>
      sandbox.code('/member/profile/verify/send', { field, value }, { token }),
    verify: (field: VerifiedField, value: string, code: string) =>
      sandbox.call('/member/profile/verify', { field, value, code }, { token }),
    setWithdrawPassword: (password: string, old_password?: string) =>
      sandbox.code(
        '/member/profile/withdraw_password',
        { password, ...(old_password !== undefined && { old_password }) },
        { token },
      ),
  };
};
/** Sends two requests that both find the member as it was before either of them. */
const together = async <T>(path: Path, values: [string, string], send: (value: string) => Promise<T>) => {
  const { id } = await sandbox.control.script({ path, hold: true, times: 2, response: { kind: 'real' } });
  const sent = values.map(send);
  await vi.waitFor(async () => expect(await sandbox.control.held()).toHaveLength(2));
  await sandbox.control.release({ id });
  return Promise.all(sent);
};
const account = 'open_profile';
const lastCode = () => /\d{6}/.exec(messages.at(-1)?.text ?? '')?.[0] ?? '';

test('profile info says which fields are set, locked, verified and need a code', async () => {
  const { token, field } = await member(account);
  const info = await sandbox.data('/member/profile/info', {}, { token });
  expect(info).toMatchObject({
    isWithdrawPassword: false,
    isPasswordWeak: false,
    withdrawPasswordLockedUntil: '',
  });
  expect(info.fields.map(({ name }) => name)).toEqual([
    'member_name',
    'member_email',
    'member_phone',
    'member_birthday',
    'identity_id',
    'member_telegram',
    'member_whats_app',
  ]);
  const open = { isSet: false, isLocked: false, isVerified: false };
  expect(await field('member_name')).toMatchObject({ isSet: true, isLocked: true, needsCode: false });
  expect(await field('member_email')).toMatchObject({ isSet: true, needsCode: true, isVerified: false });
  expect(await field('member_phone')).toMatchObject({ ...open, needsCode: true });
  expect(await field('member_telegram')).toMatchObject({ ...open, needsCode: false });
  expect(await field('identity_id')).toMatchObject({ ...open, isLocked: true });
  expect(await (await member('linhmai_88')).field('member_email')).toMatchObject({ isVerified: true });
  await sandbox.data(
    '/member/profile/edit_password',
    { old_password: PASSWORD, password: 'abc123' },
    { token },
  );
  expect(await sandbox.data('/member/profile/info', {}, { token })).toMatchObject({ isPasswordWeak: true });
});

test('profile edit sets empty fields of the member center, all or none', async () => {
  const { edit, profile } = await member(account);
  const before = await profile();
  await sandbox.control.member({ account: 'second_seat', set: { name: 'Tan Wei' } });
  for (const [body, code, field] of [
    [{ member_name: 'Somebody Else' }, '101', 'member_name'],
    [{ member_email: 'other@example.com' }, '101', 'member_email'],
    [{ identity_id: 'A1234' }, '101', 'identity_id'],
    // Not a field of the member center in this currency.
    [{ member_qq: '1234567' }, '101', 'member_qq'],
    [{ member_phone: '5550199' }, '224', 'member_phone'],
    [{ member_birthday: '1991-02-30' }, '229', 'member_birthday'],
    [{ member_birthday: '2999-01-01' }, '229', 'member_birthday'],
    [
      { member_birthday: addMonths(dayIn(Date.now(), defaultTimeZone), -18 * 12 + 1) },
      '229',
      'member_birthday',
    ],
    [{ member_telegram: 'ok_name', member_whats_app: '#' }, '307', 'member_whats_app'],
  ] as const)
    expect([body, ...(await edit(body))]).toEqual([body, code, field]);
  expect(await profile()).toEqual(before);
  const given = { member_birthday: '1991-02-28', member_telegram: ' sam.okoro ' };
  expect(await edit(given)).toEqual(['ok', '']);
  expect(await profile()).toMatchObject({ memberBirthday: '1991-02-28', memberTelegram: 'sam.okoro' });
  expect(await edit({ member_telegram: 'another' })).toEqual(['101', 'member_telegram']);
  const chinese = await member('minghua_8');
  await sandbox.control.member({ account: 'minghua_8', set: { name: '' } });
  expect(await chinese.edit({ member_name: 'Ming Hua' })).toEqual(['227', 'member_name']);
  expect(await chinese.edit({ member_name: '王明华' })).toEqual(['ok', '']);
  const viet = await member('thanhdat7');
  await sandbox.control.member({ account: 'thanhdat7', set: { name: '' } });
  // A name is unique in VND.
  await sandbox.control.member({ account: 'second_seat', set: { name: 'Đạt' } });
  expect(await viet.edit({ member_name: 'Đạt' })).toEqual(['103', 'member_name']);
});

test('field is set once when two edits arrive together', async () => {
  const { edit, profile } = await member(account);
  const names: [string, string] = ['first_one', 'second_one'];
  const results = await together('/member/profile/edit', names, (member_telegram) =>
    edit({ member_telegram }),
  );
  expect(results.map(([code]) => code).toSorted()).toEqual(['101', 'ok']);
  const winner = names[results.findIndex(([code]) => code === 'ok')];
  expect((await profile()).memberTelegram).toBe(winner);
});

test.each([
  ['member_email', 'sam@example.com'],
  ['member_phone', '5550190'],
] as const)('%s is verified by the code that is sent to it', async (field, value) => {
  const { send, verify, field: read, profile, token } = await member(account);
  const { id } = await sandbox.data('/member/profile/common/layout', {}, { token });
  const events = await sandbox.listen(`private-member.${id}`, token);
  expect(await send(field, value)).toBe('ok');
  expect(messages).toEqual([{ to: value, text: expect.stringContaining(lastCode()) }]);
  expect(await sandbox.control.verificationCode({ account, field })).toEqual({ code: lastCode() });
  expect(await send(field, value)).toBe('102');
  const wrong = await verify(field, value, lastCode() === '000000' ? '000001' : '000000');
  expect(wrong).toMatchObject({ failure: { code: '101' } });
  if (!wrong.ok) expect(parse(wrongProfileCode, wrong.failure.data)).toEqual({ triesLeft: 4 });
  expect(await verify(field, '5550191', lastCode())).toMatchObject({ failure: { code: '102' } });
  expect(await verify(field, value, lastCode())).toMatchObject({ ok: true });
  expect(await read(field)).toMatchObject({ isSet: true, isVerified: true });
  expect(Object.values(await profile())).toContain(value);
  await vi.waitFor(() => expect(events.some(({ event }) => event === 'profile.updated')).toBe(true));
  expect(await verify(field, value, lastCode())).toMatchObject({ failure: { code: '103' } });
});

test('code is void after 300 seconds and after five wrong tries', async () => {
  const { send, verify } = await member(account);
  const value = '5550190';
  await send('member_phone', value);
  const spent = lastCode();
  const wrong = spent === '000000' ? '000001' : '000000';
  const tries = await Promise.all(Array.from({ length: 8 }, () => verify('member_phone', value, wrong)));
  const codes = tries.map((result) => (result.ok ? 'ok' : result.failure.code));
  expect(codes.toSorted()).toEqual([...Array(5).fill('101'), ...Array(3).fill('103')]);
  expect(await verify('member_phone', value, spent)).toMatchObject({ failure: { code: '103' } });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + codeResend + 1 });
  expect(await verify('member_phone', value, spent)).toMatchObject({ failure: { code: '102' } });
  expect(await send('member_phone', value)).toBe('ok');
  expect(await verify('member_phone', value, lastCode())).toMatchObject({ ok: true });
});

test('code is not sent to a value that the member cannot have', async () => {
  const { send } = await member(account);
  const viet = await member('thanhdat7');
  for (const [field, value, code] of [
    ['member_phone', '', '201'],
    ['member_phone', 'twelve', '099'],
    ['member_email', 'other@example.com', '101'],
  ] as const)
    expect([value, await send(field, value)]).toEqual([value, code]);
  expect(await viet.send('member_phone', '0912345679')).toBe('101');
  expect(await viet.send('member_email', 'no address')).toBe('206');
  await sandbox.control.member({ account: 'thanhdat7', set: { phone: '' } });
  await sandbox.control.member({ account: 'second_seat', set: { phone: '0912345600' } });
  expect(await viet.send('member_phone', '091234560')).toBe('099');
  expect(await viet.send('member_phone', '0912345600')).toBe('110');
  expect(messages).toEqual([]);
  // A phone does not get a second code because another member requests it.
  expect(await send('member_phone', '0912345678')).toBe('ok');
  await sandbox.control.member({ account: 'thanhdat7', set: { phone: '0912345678' } });
  expect(await viet.send('member_phone', '0912345678')).toBe('102');
});

test("another member's code is not accepted", async () => {
  const [sam, viet] = [await member(account), await member('thanhdat7')];
  await viet.send('member_phone', '0912345678');
  expect(await sam.verify('member_phone', '0912345678', lastCode())).toMatchObject({
    failure: { code: '102' },
  });
});

test('withdrawal password is set once without the old one, and changed with it', async () => {
  const { setWithdrawPassword } = await member(account);
  for (const password of ['123', '12345', 'abcd', ''])
    expect(await setWithdrawPassword(password)).toBe('202');
  const path = '/member/profile/withdraw_password';
  const first = await together(path, ['1111', '2222'], (password) => setWithdrawPassword(password));
  expect(first.toSorted()).toEqual(['101', 'ok']);
  const set = first[0] === 'ok' ? '1111' : '2222';
  expect(await setWithdrawPassword('3333')).toBe('101');
  expect(await setWithdrawPassword('3333', WITHDRAW_PASSWORD)).toBe('101');
  expect(await setWithdrawPassword(set, set)).toBe('103');
  expect(await setWithdrawPassword('3333', set)).toBe('ok');
  expect(await setWithdrawPassword('4444', set)).toBe('101');
});
