import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { demoProviders } from '#contract/constants.ts';
import { catalogue } from '#sandbox/catalogue/catalogue.ts';
import { CUSTOMIZED_PROVIDERS, ISOLATED_PROVIDER } from '#sandbox/catalogue/providers.ts';
import { openDatabase } from '#sandbox/db/database.ts';
import { createLedger } from '#sandbox/db/ledger.ts';
import { createPlays } from '#sandbox/play/provider/plays.ts';
import { playDice, playReels, prizeOfReels } from '#sandbox/play/provider/rounds.ts';
import { createTimers } from '#sandbox/server/timers.ts';
import { openGamePage, type ReceivedEvent, startTestSandbox, type TestSandbox } from './caller.ts';

let testSandbox: TestSandbox;
beforeAll(async () => {
  testSandbox = await startTestSandbox();
});
afterAll(() => testSandbox.close());
beforeEach(() => testSandbox.control.reset());

const lobby_url = 'http://127.0.0.1/close';
type Game = { gp_id?: string; gt_id?: string; game_type?: string; game_code?: string; extra?: string };

const lastOf = (events: readonly ReceivedEvent[], event: string): unknown =>
  events.findLast((one) => one.event === event)?.data;

const start = async (account: string, game: Game = {}) => {
  const token = await testSandbox.member(account);
  const { id } = await testSandbox.data('/member/profile/common/layout', {}, { token });
  const events = await testSandbox.listen(`private-member.${id}`, token);
  const body = {
    gp_id: 'GPBB',
    gt_id: '2',
    game_type: 'slot',
    game_code: '',
    lobby_url,
    device: 0,
    ...game,
  };
  await testSandbox.data('/member/game/play1', body, { token });
  await vi.waitFor(() => expect(events.some(({ event }) => event === 'game.url')).toBe(true));
  const { url } = lastOf(events, 'game.url') as { url: string };
  const { session, cookie } = await openGamePage(url);
  return { token, events, url, cookie, session: session ?? '' };
};

const round = (what: string, body: object) =>
  fetch(`${testSandbox.sandbox.gamesUrl}/rounds/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Opens a demo in USD; returns the data of its page and the request. */
const startDemo = async () => {
  const [gp_id = ''] = demoProviders;
  const site = { site_id: '1', currency: 'USD', device: 0 as const, gp_id };
  const { list } = await testSandbox.data('/demo/gp_games', { ...site, game_type_id: '2' });
  const game = { ...site, game_type: 'slot', game_code: list[0]?.gameCode ?? '' };
  const { gameUrl } = await testSandbox.data('/demo/play', game);
  const html = await (await fetch(gameUrl)).text();
  const view = JSON.parse(/id="game">(.*?)<\/script>/.exec(html)?.[1] ?? '');
  return { session: String(view.session), balance: Number(view.balance), game };
};

test('game URL arrives on the member channel when a game is launched', async () => {
  const { events, url } = await start('linhmai_88', { game_code: 'lantern-street', extra: 'launch-9' });
  expect(events.find(({ event }) => event === 'game.url')?.data).toEqual({
    url,
    gp_id: 'GPBB',
    extra: 'launch-9',
  });
  expect(new URL(url).origin).toBe(testSandbox.sandbox.gamesUrl);
});

test('leave call publishes the balance even when the game has already ended', async () => {
  const { events, token } = await start('linhmai_88');
  const { total } = await testSandbox.control.ledger({ account: 'linhmai_88' });
  await testSandbox.data('/member/game/leave1', { gp_id: 'GPBB' }, { token });
  await vi.waitFor(() => expect(lastOf(events, 'member.cash')).toMatchObject({ cash: total }));
  events.length = 0;
  await testSandbox.data('/member/game/leave1', { gp_id: 'GPBB' }, { token });
  await vi.waitFor(() => expect(lastOf(events, 'member.cash')).toMatchObject({ cash: total }));
});

test.each([
  ['2', 'GPPT', 'reels'],
  ['3', 'GPGT', 'dice'],
])('balance event matches the ledger when rounds are played in hall %s', async (gt_id, gp_id, kind) => {
  const { events, session } = await start('linhmai_88', { gp_id, gt_id });
  const before = (await testSandbox.control.ledger({ account: 'linhmai_88' })).total;
  let expected = before;
  for (let i = 0; i < 12; i++) {
    const result = await (await round('play', { session, stake: 5, bet: 'over' })).json();
    expect(result.outcome.kind).toBe(kind);
    expected = Math.round((expected - 5 + result.prize) * 100) / 100;
    const ledger = await testSandbox.control.ledger({ account: 'linhmai_88' });
    expect(ledger.total).toBe(expected);
    expect(ledger.wallets[gp_id]).toBe(result.balance);
    await vi.waitFor(() => expect(lastOf(events, 'member.cash')).toMatchObject({ cash: expected }));
  }
});

test('money returns to the wallet when the game is left', async () => {
  const { token, events, session } = await start('empty_hand');
  await testSandbox.control.setBalance({ account: 'second_seat', cash: 80 });
  const other = await start('second_seat');
  expect(await testSandbox.control.ledger({ account: 'second_seat' })).toMatchObject({ main: 0, total: 80 });
  await testSandbox.data('/member/game/leave1', { gp_id: 'GPBB' }, { token: other.token });
  expect(await testSandbox.control.ledger({ account: 'second_seat' })).toMatchObject({ main: 80, total: 80 });
  expect(lastOf(other.events, 'member.cash')).toMatchObject({ cash: 80 });
  expect((await round('play', { session: other.session, stake: 1, bet: 'over' })).status).toBe(410);
  expect((await round('play', { session, stake: 1, bet: 'over' })).status).toBe(409);
  await testSandbox.data('/member/game/leave1', {}, { token });
  await vi.waitFor(() => expect(lastOf(events, 'member.cash')).toMatchObject({ cash: 0 }));
});

test('game ends when its page stays closed', async () => {
  const { token, session, url, cookie } = await start('second_seat');
  const playing = async () =>
    (await testSandbox.data('/member/profile/common/layout', {}, { token })).isPlaying;
  expect(await playing()).toBe(true);
  await round('unload', { session });
  expect((await fetch(url, { headers: { cookie } })).status).toBe(200);
  await new Promise((done) => setTimeout(done, 3_300));
  expect(await playing()).toBe(true);
  await round('unload', { session });
  await vi.waitFor(async () => expect(await playing()).toBe(false), { timeout: 5_000, interval: 200 });
  expect((await testSandbox.control.ledger({ account: 'second_seat' })).main).toBe(500);
  expect((await fetch(url, { headers: { cookie } })).status).toBe(410);
}, 15_000);

test('is_playing is overridden when the control port sets it', async () => {
  const token = await testSandbox.member('second_seat');
  const playing = async () =>
    (await testSandbox.data('/member/profile/common/layout', {}, { token })).isPlaying;
  await testSandbox.control.playing({ account: 'second_seat', playing: true });
  expect(await playing()).toBe(true);
  await testSandbox.control.playing({ account: 'second_seat', playing: null });
  expect(await playing()).toBe(false);
});

test('first game ends when a second one is launched', async () => {
  const { session } = await start('second_seat', { gp_id: 'GPBB' });
  await start('second_seat', { gp_id: 'GPPT' });
  expect((await round('alive', { session })).status).toBe(204);
  expect((await round('play', { session, stake: 1, bet: 'over' })).status).toBe(410);
  expect(await testSandbox.control.ledger({ account: 'second_seat' })).toMatchObject({
    wallets: { GPBB: 0, GPPT: 500 },
  });
});

test.each([
  [{ gp_id: 'GPXX' }, '101'],
  [{ gp_id: 'GPNE' }, '102'],
  [{ gp_id: 'GPQN' }, '203'],
  [{ gp_id: 'GPBB', game_code: 'no-such-game' }, '104'],
  [{ gp_id: 'GPBB', lobby_url: 'javascript:alert(1)' }, '103'],
])('play with %o is refused with code %s', async (game, code) => {
  const token = await testSandbox.member('second_seat');
  const body = { gt_id: '2', game_type: 'slot', game_code: '', lobby_url, device: 0, ...game };
  expect(await testSandbox.call('/member/game/play1', body, { token })).toMatchObject({ failure: { code } });
});

test('play is refused with a period when the provider is in maintenance', async () => {
  const token = await testSandbox.member('second_seat');
  const body = { gp_id: 'GPHL', gt_id: '2', game_type: 'slot', game_code: '', lobby_url, device: 0 };
  await testSandbox.control.maintenance({ gp_id: 'GPHL', minutes: 30 });
  const result = await testSandbox.call('/member/game/play1', body, { token });
  expect(result).toMatchObject({
    failure: { code: '203', data: { end_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) } },
  });
  await testSandbox.control.maintenance({ gp_id: 'GPHL', minutes: 0 });
  expect(await testSandbox.code('/member/game/play1', body, { token })).toBe('ok');
});

test('game pages send strict security headers', async () => {
  const [plain, isolated] = [
    await start('linhmai_88', { gp_id: 'GPBB' }),
    await start('second_seat', { gp_id: ISOLATED_PROVIDER }),
  ];
  const page = await fetch(plain.url, { headers: { cookie: plain.cookie } });
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain('frame-ancestors http://127.0.0.1');
  expect(page.headers.get('cross-origin-opener-policy')).toBeNull();
  expect(
    (await fetch(isolated.url, { headers: { cookie: isolated.cookie } })).headers.get(
      'cross-origin-opener-policy',
    ),
  ).toBe('same-origin');
  const html = await page.text();
  expect(html).not.toMatch(/<script(?![^>]*(src=|application\/json))/);
  expect(html).not.toMatch(/ style=| on\w+=/);
  for (const [, file] of html.matchAll(/(?:src|href)="(\/[^"]+)"/g))
    expect([file, (await fetch(testSandbox.sandbox.gamesUrl + file)).status]).toEqual([file, 200]);
});

test('game page escapes its parameters when they contain markup', async () => {
  const { url, cookie } = await start('second_seat');
  const again = { headers: { cookie } };
  const html = await (await fetch(`${url}&lang="><script>alert(1)</script>`, again)).text();
  expect(html).not.toContain('<script>alert');
});

test('round at a live table is refused with 400 when the stake is outside its limits', async () => {
  const game = catalogue().games.find(({ table, devices }) => table && table.min > 1 && devices & 1);
  const { min = 0, max = 0 } = game?.table ?? {};
  const { url, cookie, session } = await start('linhmai_88', {
    gp_id: game?.gpId ?? '',
    gt_id: '3',
    game_type: 'live',
    game_code: game?.gameCode ?? '',
  });
  const html = await (await fetch(url, { headers: { cookie } })).text();
  const { stakes } = JSON.parse(/id="game">(.*?)<\/script>/.exec(html)?.[1] ?? '') as { stakes: number[] };
  const [first = 0, last = 0] = [stakes[0], stakes.at(-1)];
  expect(last / first).toBe(max / min);
  const statusOf = async (stake: number) => (await round('play', { session, stake, bet: 'over' })).status;
  expect(await statusOf(first / min)).toBe(400);
  expect(await statusOf(first)).toBe(200);
});

test('round is refused with 400 when the game does not offer the stake', async () => {
  const { session } = await start('linhmai_88');
  const before = await testSandbox.control.ledger({ account: 'linhmai_88' });
  const demo = await startDemo();
  for (const stake of [-5, 0, 0.3, 1e300, Number.NaN, '5'])
    for (const played of [session, demo.session]) {
      const refused = await round('play', { session: played, stake, bet: 'over' });
      expect([stake, refused.status]).toEqual([stake, 400]);
    }
  expect(await testSandbox.control.ledger({ account: 'linhmai_88' })).toEqual(before);
  const result = await (await round('play', { session: demo.session, stake: 1, bet: 'over' })).json();
  expect(result.balance).toBeCloseTo(demo.balance - 1 + result.prize);
});

test('unload message starts no timer when its play is unknown', async () => {
  const { db, close } = await openDatabase(':memory:');
  const timers = createTimers(db);
  const plays = createPlays({ db, ledger: createLedger(db), publish: () => {}, timers });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (let n = 0; n < 10; n += 1) await plays.unload(`unknown-${n}`);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  await close();
});

test('response of the provider is not sent when the sandbox is reset first', async () => {
  const { db, close } = await openDatabase(':memory:');
  const timers = createTimers(db);
  const plays = createPlays({ db, ledger: createLedger(db), publish: () => {}, timers });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const respond = vi.fn();
  plays.respondLater(respond);
  plays.clear();
  vi.runAllTimers();
  expect(respond).not.toHaveBeenCalled();
  plays.respondLater(respond);
  vi.runAllTimers();
  expect(respond).toHaveBeenCalledOnce();
  vi.useRealTimers();
  await close();
});

test('demo uses play money when started without an account', async () => {
  const { session, balance, game } = await startDemo();
  expect(balance).toBe(1_000);
  const result = await (await round('play', { session, stake: 1, bet: 'over' })).json();
  expect(result.balance).toBeCloseTo(1_000 - 1 + result.prize);
  const other = { ...game, gp_id: CUSTOMIZED_PROVIDERS[0] ?? '' };
  expect(await testSandbox.code('/demo/play', other)).toBe('102');
});

test('frame check fails when the URL is closed or foreign', async () => {
  const check = (url: string) => testSandbox.code('/check_iframe', { url });
  expect(await check(`${testSandbox.sandbox.gamesUrl}/sports/quickbet`)).toBe('ok');
  expect(await check(`${testSandbox.sandbox.gamesUrl}/sports/closed`)).toBe('101');
  expect(await check('http://169.254.1.1/')).toBe('102');
});

test('reels and dice return 88 to 99 per cent of the stakes', () => {
  const share = (play: () => number): number => {
    const rounds = 60_000;
    let back = 0;
    for (let i = 0; i < rounds; i++) back += play();
    return back / (rounds * 100);
  };
  const reels = share(() => playReels(100).prize);
  const dice = share(() => playDice(100, 'seven').prize);
  for (const back of [reels, dice]) {
    expect(back).toBeGreaterThan(0.88);
    expect(back).toBeLessThan(0.99);
  }
  expect(prizeOfReels([0, 0, 0, 0, 0, 0, 0, 0, 0], 3)).toEqual({ prize: 198, lines: [0, 1, 2, 3, 4] });
  expect(prizeOfReels([5, 1, 2, 5, 2, 1, 5, 3, 4], 7)).toEqual({ prize: 4, lines: [1] });
});
