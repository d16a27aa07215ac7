import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { isOwnLogin, loginDigest } from '#contract/login-digest.ts';
import { realtimeEvents } from '#contract/realtime.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('sign-in event has the same token with and without the word Bearer', () => {
  for (const token of ['abc', 'Bearer abc', 'bearer  abc'])
    expect(v.parse(realtimeEvents['.login'], { token })).toMatchObject({ token: 'abc' });
  expect(v.safeParse(realtimeEvents['.login'], { token: 7 }).success).toBe(false);
});

test('sign-in event says when and on what device, if the operator does', () => {
  const read = (payload: object) => v.parse(realtimeEvents['.login'], { token: 'abc', ...payload });
  expect(read({ login_time: '2026-11-23 12:00:00', login_device: 'mobile' })).toMatchObject({
    loginTime: '2026-11-23 12:00:00',
    loginDevice: 'mobile',
  });
  for (const unknown of [{}, { login_time: null, login_device: 'toaster' }])
    expect(read(unknown)).toMatchObject({ loginTime: '', loginDevice: null });
});

const digest = 'sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

test('digest of a token is its SHA-256 in hexadecimal', async () => {
  expect(await loginDigest('abc')).toBe(digest);
});

test.each([
  ['abc', 'abc', true, true],
  ['abc', 'abd', false, false],
  ['abc', null, false, false],
  [digest, 'abc', true, null],
  [digest, 'abd', false, null],
  [digest, null, false, false],
  [digest, digest, false, null],
])(
  'sign-in event of %s is own %s: %s, and %s in an insecure context',
  async (announced, token, own, insecure) => {
    expect(await isOwnLogin(announced, token)).toBe(own);
    vi.stubGlobal('crypto', {});
    expect(await isOwnLogin(announced, token)).toBe(insecure);
  },
);
