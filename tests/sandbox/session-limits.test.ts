import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { NAMED_MEMBERS } from '#sandbox/members.ts';
import { CAPTCHA, SITE, startTestSandbox, type TestSandbox } from './caller.ts';
import { newSharedDatabase } from './databases.ts';

const messages: string[] = [];
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ sendMessage: (to) => messages.push(to) });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  messages.length = 0;
  await sandbox.control.reset();
  await sandbox.control.captcha({ answer: CAPTCHA });
});

/** How often each code came. */
const countsOf = (codes: readonly string[]) =>
  Object.fromEntries([...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]));
const times = (count: number, ask: (n: number) => Promise<string>) =>
  Promise.all(Array.from({ length: count }, (_, n) => ask(n)));

const names = NAMED_MEMBERS.map(({ account }) => account);

test('one address tries fifty passwords in all, whatever the accounts', async () => {
  const codes = await times(60, async (n) => {
    const result = await sandbox.login(names[n % names.length] ?? '', `wrong${n}`);
    return result.ok ? 'ok' : result.failure.code;
  });
  expect(countsOf(codes)).toEqual({ 101: 50, 204: 10 });
});

test('right passwords count as no attempt of their address', async () => {
  for (let n = 0; n < 55; n++) expect(await sandbox.login('second_seat')).toMatchObject({ ok: true });
});

test.each<[string, (n: number) => Promise<string>, string]>([
  [
    '/register/verification',
    (n) =>
      sandbox.code('/register/verification', {
        ...SITE,
        member_account: `somebody${n}`,
        member_currency: 'USD',
        verification: 1,
      }),
    '996',
  ],
  [
    '/register/valid_message',
    (n) => sandbox.code('/register/valid_message', { ...SITE, recommend_code: `somebody${n}` }),
    '996',
  ],
  ['/member_info', (n) => sandbox.code('/member_info', { id: `${n}` }), '204'],
  [
    '/arks/web/vx/verify',
    (n) =>
      sandbox.code('/arks/web/vx/verify', {
        account: `somebody${n}`,
        withdraw_password: '2468',
        member_email: 'a@example.com',
      }),
    '204',
  ],
])('%s tells one address sixty times who is a member', async (_, ask, refusal) => {
  const counts = countsOf(await times(80, ask));
  expect(counts[refusal]).toBe(20);
});

test('one address has ten codes sent to phones', async () => {
  const codes = await times(40, (n) =>
    sandbox.code('/register/sms', {
      ...SITE,
      member_phone: `555${1_000 + n}`,
      currency: 'USD',
      type: 'register_member',
    }),
  );
  expect(countsOf(codes)).toEqual({ ok: 10, 104: 30 });
  expect(messages).toHaveLength(10);
});

test('one address has ten codes sent to mailboxes', async () => {
  const codes = await times(15, async (n) =>
    sandbox.code('/forgot_password/send', {
      account: 'linhmai_88',
      channel: 'email',
      value: `somebody${n}@example.com`,
      answer: CAPTCHA,
      captcha_token: await sandbox.solved(),
      ...SITE,
    }),
  );
  expect(countsOf(codes)).toEqual({ ok: 10, 204: 5 });
});

test('counted attempts survive a restart', async () => {
  const database = await newSharedDatabase();
  const before = await startTestSandbox(database.options);
  for (let n = 0; n < 12; n++) await before.login('second_seat', `wrong${n}`);
  await before.close();
  const after = await startTestSandbox(database.options);
  // The right password too: the account is closed to this address for ten minutes.
  expect(await after.login('second_seat')).toMatchObject({ ok: false, failure: { code: '204' } });
  expect(await after.login('linhmai_88')).toMatchObject({ ok: true });
  await after.close();
  await database.remove();
});
