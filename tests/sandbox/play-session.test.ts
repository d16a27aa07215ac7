import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PASSWORD } from '#sandbox/members.ts';
import { openGamePage, startTestSandbox, type TestSandbox } from './caller.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.control.reset());

const account = 'second_seat';
const main = async () => (await sandbox.control.ledger({ account })).main;

/** Signs in and launches a game; `address` opens it. */
const launch = async () => {
  const token = await sandbox.member(account);
  const { id } = await sandbox.data('/member/profile/common/layout', {}, { token });
  const events = await sandbox.listen(`private-member.${id}`, token);
  const game = { gp_id: 'GPBB', gt_id: '2', game_type: 'slot', game_code: '', device: 0 };
  await sandbox.data('/member/game/play1', { ...game, lobby_url: 'http://127.0.0.1/close' }, { token });
  await vi.waitFor(() => expect(events.map(({ event }) => event)).toContain('game.url'));
  const { data } = events.find(({ event }) => event === 'game.url') ?? {};
  return { token, address: (data as { url: string }).url };
};
const stake = async (session: string | null) => {
  const response = await fetch(`${sandbox.sandbox.gamesUrl}/rounds/play`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session, stake: 1, bet: 'over' }),
  });
  return response.status;
};

test('address of a game opens it once, and again only in the browser that has opened it', async () => {
  const { address } = await launch();
  const first = await openGamePage(address);
  expect(first.status).toBe(200);
  expect(address).not.toContain(first.session);
  expect(await stake(first.session)).toBe(200);
  expect(await openGamePage(address)).toMatchObject({ status: 410, session: null });
  const reloaded = await openGamePage(address, { cookie: first.cookie });
  expect(reloaded).toMatchObject({ status: 200, session: first.session });
});

test('token of the address plays no rounds', async () => {
  const { address } = await launch();
  const token = new URL(address).searchParams.get('session');
  expect(await stake(token)).toBe(410);
  await openGamePage(address);
  expect(await stake(token)).toBe(410);
});

test.each<[string, (token: string) => Promise<unknown>]>([
  ['member signs in elsewhere', () => sandbox.member(account)],
  ['member signs out', (token) => sandbox.data('/logout', {}, { token })],
  ['operator ends the session', () => sandbox.control.signOut({ account })],
])('game takes no stake and its money is home when the %s', async (_, end) => {
  const { token, address } = await launch();
  const { session, cookie } = await openGamePage(address);
  expect(await main()).toBe(0);
  await end(token);
  expect(await stake(session)).toBe(410);
  expect(await main()).toBe(500);
  expect(await openGamePage(address, { cookie })).toMatchObject({ status: 410 });
});

test('game takes no stake when the account was closed', async () => {
  const { token, address } = await launch();
  const { session } = await openGamePage(address);
  await sandbox.control.member({ account, set: { login_code: 102 } });
  expect(await stake(session)).toBe(410);
  expect(await sandbox.code('/member/profile', {}, { token })).toBe('401');
});

test('game goes on when its own session changes the password or gets another token', async () => {
  const { token, address } = await launch();
  const { session } = await openGamePage(address);
  const change = { old_password: PASSWORD, password: 'dawn1357' };
  const path = '/member/profile/edit_password';
  await sandbox.control.script({ path, response: { kind: 'real' }, rotate: true });
  expect((await sandbox.raw(path, change, { token })).status).toBe(200);
  expect(await stake(session)).toBe(200);
});

test('replaced token is valid for a minute', async () => {
  const token = await sandbox.member(account);
  await sandbox.control.script({ path: '/member/profile', response: { kind: 'real' }, rotate: true });
  const response = await sandbox.raw('/member/profile', {}, { token });
  const fresh = response.headers.get('authorization')?.replace('Bearer ', '');
  expect(await sandbox.code('/member/profile', {}, { token })).toBe('ok');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_001 });
  const codes = [token, fresh].map((by) => sandbox.code('/member/profile', {}, { token: by }));
  expect(await Promise.all(codes)).toEqual(['401', 'ok']);
  vi.useRealTimers();
});
