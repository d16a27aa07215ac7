import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Body } from '#contract/call.ts';
import { type EndpointOf, endpoints, type Path } from '#contract/endpoints.ts';
import { PASSWORD } from '#sandbox/members.ts';
import { CAPTCHA, SITE, startTestSandbox, type TestSandbox } from './caller.ts';

/* Password policy and image codes of the site config, on the site that has both. */

const messages: string[] = [];
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ sendMessage: (to, text) => messages.push(`${to}: ${text}`) });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  messages.length = 0;
  await sandbox.control.reset();
  await sandbox.control.captcha({ answer: CAPTCHA });
});

/** The code of the response on that site; `fetch` names no other host than that of its URL. */
const code = async <P extends Path>(path: P, body: Body<EndpointOf<P>>, token?: string): Promise<string> => {
  const headers = {
    host: 'strict.localhost',
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const answer = await new Promise<string>((resolve, reject) => {
    request(sandbox.sandbox.url + endpoints[path].url, { method: 'POST', headers }, (response) =>
      text(response).then(resolve, reject),
    )
      .on('error', reject)
      .end(JSON.stringify(body));
  });
  return String((JSON.parse(answer) as { code: unknown }).code);
};
const solved = async () => ({ captcha_token: await sandbox.solved(), answer: CAPTCHA });

const refused = ['short1', 'qwerty123', 'PassWord123', 'with space 1'];
const taken = 'correct-horse-battery-9';

test('password change follows the policy of the site', async () => {
  const token = await sandbox.member('linhmai_88');
  const change = (password: string) =>
    code('/member/profile/edit_password', { old_password: PASSWORD, password }, token);
  for (const password of refused) expect(await change(password), password).toBe('202');
  expect(await change(taken)).toBe('100');
});

test('password recovery follows the policy of the site', async () => {
  const linh = { account: 'linhmai_88', channel: 'email', value: 'linh@example.com' } as const;
  const { token } = await sandbox.data('/forgot_password/send', { ...SITE, ...linh, ...(await solved()) });
  const sent = await sandbox.control.recoveryCode({ account: linh.account });
  const reset = (password: string) =>
    code('/forgot_password/reset', { ...SITE, token, code: sent.code ?? '', password });
  for (const password of refused) expect(await reset(password), password).toBe('202');
  expect(await reset(taken)).toBe('100');
});

const applicant = { ...SITE, member_account: 'brandnew_9', member_currency: 'NGN' };
const register = async (password: string, image: Partial<Awaited<ReturnType<typeof solved>>>) => {
  const { captcha_token, answer: verify_code } = image;
  return code('/register', { ...applicant, password, captcha_token, verify_code });
};

test('registration follows the policy of the site, and always takes the code of an image', async () => {
  for (const password of refused) expect(await register(password, await solved()), password).toBe('101');
  const image = await solved();
  expect(await register(taken, { ...image, answer: 'wrong' })).toBe('113');
  expect(await register(taken, {})).toBe('113');
  expect(await register(taken, await solved())).toBe('100');
});

test('nobody is told who is a member without the code of an image', async () => {
  const ask = (member_account: string) =>
    ({ ...SITE, member_account, member_currency: 'USD', verification: 1 }) as const;
  for (const account of ['linhmai_88', 'brandnew_9'])
    expect(await code('/register/verification', ask(account)), account).toBe('113');
  expect(await sandbox.code('/register/verification', ask('linhmai_88'))).toBe('102');
});

test('codes are sent for the code of an image alone', async () => {
  const sms = (member_phone: string, image: object) =>
    code('/register/sms', { ...SITE, member_phone, currency: 'USD', type: 'register_member', ...image });
  expect(await sms('5550100', {})).toBe('105');
  const image = await solved();
  expect(await sms('5550100', image)).toBe('100');
  expect(await sms('5550101', image)).toBe('105');

  const token = await sandbox.member('linhmai_88');
  const email = { field: 'member_email', value: 'linh@example.com' } as const;
  expect(await code('/member/profile/verify/send', email, token)).toBe('105');
  expect(messages).toHaveLength(1);
});
