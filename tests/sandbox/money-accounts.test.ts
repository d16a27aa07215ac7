import { parse } from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { isBankNumber, isWalletNumber } from '#contract/account-rules.ts';
import type { Body } from '#contract/call.ts';
import { type CryptoNetwork, cryptoAddressProblem } from '#contract/crypto-address.ts';
import {
  accountInUse,
  existingAccount,
  invalidAccountField,
  type storeAccount,
} from '#contract/endpoints/money/accounts.ts';
import { NAMED_MEMBERS, WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import { institutionsOf } from '#sandbox/money/payout-institutions.ts';
import { VERIFICATION_DELAY } from '#sandbox/money/payout-rules.ts';
import { startTestSandbox, type TestSandbox } from './caller.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.control.reset());
afterEach(() => {
  vi.useRealTimers();
});

type Form = Body<typeof storeAccount>;
const withdraw_password = WITHDRAW_PASSWORD;
const bank = (number: string): Form => ({ kind: 'bank', bank_id: 'usd-1', number, withdraw_password });
const crypto = (address: string, network = 'TRC20'): Form => ({
  kind: 'crypto',
  network,
  address,
  withdraw_password,
});

const member = async (account: string) => {
  const token = await sandbox.member(account);
  const refusal = async (body: Form) => {
    const result = await sandbox.call('/member/account/store', body, { token });
    return result.ok ? { code: 'ok', data: null } : result.failure;
  };
  return {
    token,
    refusal,
    store: (body: Form) => sandbox.data('/member/account/store', body, { token }),
    list: async () => (await sandbox.data('/member/account/list', {}, { token })).list,
    setDefault: (id: string) => sandbox.code('/member/account/default', { id }, { token }),
    destroy: (id: string, password = withdraw_password) =>
      sandbox.call('/member/account/destroy', { id, withdraw_password: password }, { token }),
  };
};

test('accounts of the named members are valid', () => {
  const rules = { bank: isBankNumber, ewallet: isWalletNumber };
  for (const { currency, accounts = [] } of NAMED_MEMBERS)
    for (const { kind, institution, number } of accounts) {
      expect(institutionsOf(kind, currency).map(({ id }) => id)).toContain(institution);
      const isValid =
        kind === 'crypto'
          ? cryptoAddressProblem(institution as CryptoNetwork, number) === null
          : rules[kind](number);
      expect([number, isValid]).toEqual([number, true]);
    }
});

test('account is listed with its number masked, and is verified by itself', async () => {
  const { store, list } = await member('wd_turnover');
  const stored = await store({
    ...bank('1903 7742-0058'),
    alias: ' Lương ',
    branch: 'Chi nhánh Hà Nội',
  } as Form);
  const row = { kind: 'bank', bankId: 'usd-1', bankName: 'Red River Bank', number: '****0058' };
  const more = { owner: 'Nora Field', alias: 'Lương', branch: 'Chi nhánh Hà Nội', isDefault: false };
  expect(stored).toMatchObject({ ...row, ...more, status: 'pending' });
  expect((await list()).map(({ number }) => number)).toEqual(['****2345', '****0058']);
  const states = await (await member('wd_accounts')).list();
  expect(states.at(-1)?.number).toBe('i***@example.com');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + VERIFICATION_DELAY });
  await vi.waitFor(async () => expect((await list())[1]?.status).toBe('verified'), { timeout: 5_000 });
});

test('account is refused with a code and data that say why', async () => {
  const linh = await member('linhmai_88');
  const [known] = await linh.list();
  const same = await linh.refusal(bank('1903-7742-4471'));
  expect(same.code).toBe('102');
  expect(parse(existingAccount, same.data)).toEqual({ id: known?.id });
  expect(await linh.refusal({ ...bank('123456'), withdraw_password: '0000' })).toMatchObject({
    code: '101',
    data: { tries_left: 4 },
  });
  const five = await member('wd_accounts');
  expect(await five.refusal(bank('900000009'))).toMatchObject({ code: '103' });
  expect(await five.refusal(crypto('TDkvBSEEB4uyGGGVdWwXAQHRpvr1Xaac2C'))).toMatchObject({ code: 'ok' });
  expect(await (await member('second_seat')).refusal(bank('123456'))).toMatchObject({ code: '104' });
  expect(await (await member('open_profile')).refusal(bank('123456'))).toMatchObject({ code: '107' });
  const invalid: [Form, string][] = [
    [{ ...bank('123456'), bank_id: 'vnd-1' } as Form, 'bank_id'],
    [{ kind: 'ewallet', brand: 'none', number: '55512345', withdraw_password }, 'brand'],
    [crypto('TDkvBSEEB4uyGGGVdWwXAQHRpvr1Xaac2C', 'SOL'), 'network'],
    [bank('12'), 'number'],
    [{ ...bank('123456'), branch: '<script>' } as Form, 'branch'],
    [crypto('TDkvBSEEB4uyGGGVdWwXAQHRpvr1Xaac2D'), 'address'],
    [crypto('TDkvBSEEB4uyGGGVdWwXAQHRpvr1Xaac2C', 'BTC'), 'address'],
    [{ ...bank('123456'), alias: 'x'.repeat(21) }, 'alias'],
  ];
  for (const [form, field] of invalid) {
    const result = await linh.refusal(form);
    expect([field, result.code]).toEqual([field, '108']);
    expect(parse(invalidAccountField, result.data)).toEqual({ field });
  }
  expect(await linh.list()).toHaveLength(3);
});

test('account is added once when it is sent ten times at once', async () => {
  const { refusal, list } = await member('wd_turnover');
  const results = await Promise.all(Array.from({ length: 10 }, () => refusal(bank('55550001'))));
  expect(results.map(({ code }) => code).toSorted()).toEqual([...Array(9).fill('102'), 'ok']);
  expect(await list()).toHaveLength(2);
});

test('banks depend on the currency', async () => {
  const banksOf = async (account: string) =>
    sandbox.data('/member/account/banks', {}, { token: await sandbox.member(account) });
  const vietnam = await banksOf('thanhdat7');
  expect(vietnam.banks[0]).toMatchObject({
    bankId: 'vnd-1',
    name: 'Ngân hàng Sông Hồng',
    needsBranch: false,
  });
  expect(vietnam.networks.map(({ network }) => network)).toEqual(['TRC20', 'ERC20', 'BTC']);
  const india = await banksOf('priya_rao');
  expect([india.banks[0]?.needsBranch, india.networks]).toEqual([true, []]);
  const priya = await member('priya_rao');
  const form: Form = { kind: 'bank', bank_id: 'inr-1', number: '50100012345678', withdraw_password };
  expect(await priya.refusal(form)).toMatchObject({ code: '108', data: { field: 'branch' } });
  expect(await priya.store({ ...form, branch: 'बांद्रा, मुंबई' })).toMatchObject({ status: 'pending' });
});

test('default is a verified account of the member, and another when it is removed', async () => {
  const { list, setDefault, destroy } = await member('wd_accounts');
  const marks = async () =>
    (await list()).filter(({ isDefault }) => isDefault).map(({ number }) => number.slice(-4));
  const [pending, refused, first, second] = await list();
  expect(await marks()).toEqual(['0003']);
  expect(await setDefault(second?.id ?? '')).toBe('ok');
  expect(await marks()).toEqual(['0004']);
  for (const account of [pending, refused]) expect(await setDefault(account?.id ?? '')).toBe('110');
  expect(await destroy(second?.id ?? '')).toMatchObject({ ok: true });
  expect(await marks()).toEqual(['0003']);
  expect(await destroy(first?.id ?? '', '0000')).toMatchObject({ failure: { code: '101' } });
  expect(await marks()).toEqual(['0003']);
});

test('account of an open withdrawal cannot be removed until the withdrawal is closed', async () => {
  const { list, destroy } = await member('wd_pending');
  const [account] = await list();
  expect(account?.isInUse).toBe(true);
  const result = await destroy(account?.id ?? '');
  expect(result).toMatchObject({ failure: { code: '105' } });
  if (!result.ok) expect(parse(accountInUse, result.failure.data).orderNumber).toMatch(/^W/);
  await sandbox.control.decideWithdrawal({ account: 'wd_pending', reason: 'Not today' });
  expect(await destroy(account?.id ?? '')).toMatchObject({ ok: true });
  expect(await list()).toEqual([]);
});

test("another member's account cannot be changed", async () => {
  const owner = await member('linhmai_88');
  const other = await member('wd_turnover');
  const before = await owner.list();
  for (const { id } of [...before, { id: '0' }, { id: 'x' }]) {
    expect(await other.setDefault(id)).toBe('109');
    expect(await other.destroy(id)).toMatchObject({ failure: { code: '109' } });
  }
  expect(await owner.list()).toEqual(before);
});

test('deposits are no longer blocked when a bank account is verified', async () => {
  const { token, store } = await member('bank_check');
  await sandbox.control.member({ account: 'bank_check', set: { name: 'Bea Chen' } });
  const blocked = async () =>
    (await sandbox.data('/member/profile/common/layout', {}, { token })).needBankAccountDepositVerified;
  const [refused, verified] = [await store(bank('700000001')), await store(bank('700000002'))];
  const reason = 'The account is in another name';
  expect(await sandbox.control.decideAccount({ id: Number(refused.id), reason })).toEqual({
    status: 'refused',
  });
  expect(await blocked()).toBe(true);
  const decide = () => sandbox.control.decideAccount({ id: Number(verified.id) });
  expect([await decide(), await decide()]).toEqual([{ status: 'verified' }, { status: null }]);
  expect(await blocked()).toBe(false);
});
