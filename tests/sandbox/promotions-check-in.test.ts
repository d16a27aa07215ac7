import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { defaultTimeZone } from '#contract/constants.ts';
import { addDays, dayIn, startOfDay } from '#contract/day-range.ts';
import { startTestSandbox, type TestSandbox } from './caller.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ operatorPort: 0 });
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.control.reset());
afterEach(() => {
  vi.useRealTimers();
});

const today = () => dayIn(Date.now(), defaultTimeZone);
const sign = (token: string, date = today(), request_id: string = randomUUID()) =>
  sandbox.call('/member/signin/sign', { request_id, date }, { token });
const info = (token: string) => sandbox.data('/member/signin/info', {}, { token });
const total = async (account: string) => (await sandbox.control.ledger({ account })).total;

test('check-in credits its reward once, also when its response is lost', async () => {
  const token = await sandbox.member('second_seat');
  const before = await total('second_seat');
  expect(await info(token)).toMatchObject({ state: 'click_signin', today: today(), streak: 0 });
  const first = randomUUID();
  const result = await sign(token, today(), first);
  expect(result).toMatchObject({ ok: true, data: { requestId: first, reward: '1.00', streak: 1 } });
  expect(await sign(token, today(), first)).toEqual(result);
  expect(await sign(token)).toMatchObject({ ok: false, failure: { code: '101' } });
  expect(await total('second_seat')).toBeCloseTo(before + 1, 2);
  const { days, state } = await info(token);
  expect(state).toBe('click_signin_true');
  expect(days.find(({ date }) => date === today())).toMatchObject({ state: 'signed', reward: '1.00' });
});

test('simultaneous check-ins of two devices credit one reward', async () => {
  const token = await sandbox.member('second_seat');
  const before = await total('second_seat');
  const results = await Promise.all(Array.from({ length: 5 }, () => sign(token)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await total('second_seat')).toBeCloseTo(before + 1, 2);
});

test('seventh day in a row adds its reward', async () => {
  const token = await sandbox.member('checkin_6');
  expect(await info(token)).toMatchObject({ streak: 6 });
  expect(await sign(token)).toMatchObject({ data: { reward: '6.00', balance: '46.00', streak: 7 } });
});

test('another day than today cannot be signed, and midnight opens the next one', async () => {
  const token = await sandbox.member('second_seat');
  const day = today();
  expect(await sign(token, addDays(day, -1))).toMatchObject({ failure: { code: '104' } });
  expect(await sign(token)).toMatchObject({ ok: true });
  const { secondsLeft } = await info(token);
  const midnight = startOfDay(addDays(day, 1), defaultTimeZone);
  expect(Math.abs((secondsLeft ?? 0) - (midnight - Date.now()) / 1_000)).toBeLessThan(5);
  vi.useFakeTimers({ now: midnight, toFake: ['Date'] });
  const later = await sandbox.member('second_seat');
  expect(await sign(later, day)).toMatchObject({ failure: { code: '104' } });
  expect(await info(later)).toMatchObject({ state: 'click_signin', today: addDays(day, 1), streak: 1 });
  expect(await sign(later)).toMatchObject({ data: { streak: 2 } });
});

test('check-in that needs a deposit is refused with what is lacking', async () => {
  const token = await sandbox.member('checkin_paid');
  expect((await info(token)).days.find(({ date }) => date === today())).toMatchObject({
    state: 'conditional',
    condition: 'deposit',
    required: '20.00',
    done: '0.00',
  });
  expect(await sign(token)).toMatchObject({
    failure: { code: '103', data: { required: '20.00', done: '0.00' } },
  });
});

test.each([
  ['checkin_done', 'click_signin_true', '101'],
  ['checkin_over', 'click_signin_pass', '102'],
  ['checkin_off', 'is_signin_noopen', '102'],
  ['cooloff_180', 'is_signin_noopen', '180'],
])('check-in of %s is %s and refused with %s', async (account, state, code) => {
  const token = await sandbox.member(account);
  const before = await total(account);
  expect((await info(token)).state).toBe(state);
  expect(await sign(token)).toMatchObject({ failure: { code } });
  expect(await total(account)).toBe(before);
});

test('operator closes the check-in of all members and opens it', async () => {
  const token = await sandbox.member('second_seat');
  const change = async (state: string) =>
    expect((await sandbox.operate('check-in', { state, condition: '' })).status).toBe(303);
  await change('closed');
  expect(await info(token)).toMatchObject({ state: 'is_signin_noopen' });
  await change('open');
  expect(await info(token)).toMatchObject({ state: 'click_signin', closedReason: '' });
});
