import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Body, type CallResult, type Data, readResult } from '#contract/call.ts';
import { type EndpointOf, endpoints, type Path } from '#contract/endpoints.ts';
import { openDatabase } from '#sandbox/db/database.ts';
import { createLedger } from '#sandbox/db/ledger.ts';
import type { Store } from '#sandbox/db/store.ts';
import { PASSWORD, WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import { CAPTCHA, openGamePage, SITE } from './caller.ts';
import { crashesOf, startTwoProcesses, type TwoProcesses } from './two-processes.ts';

const MEMBERS = 25;
/** Of each member, at least: plays go on until the last crash is over. */
const [PLAYS, DEPOSITS, WITHDRAWALS] = [8, 2, 2];
/** Milliseconds in which everything is true again after a crash. */
const TRUE_WITHIN = 10_000;

let site: TwoProcesses;
let store: Store;
beforeAll(async () => {
  site = await startTwoProcesses();
  store = await openDatabase(site.databaseUrl);
  for (const { control } of Object.values(site.nodes)) await control.captcha({ answer: CAPTCHA });
}, 180_000);
afterAll(async () => {
  await store?.close();
  await site?.close();
}, 60_000);

/** Calls and rounds without an answer that can be read. */
let unanswered = 0;

/** The result, or undefined without an answer that can be read: whether it happened is unknown then. */
const attempt = async <P extends Path>(
  path: P,
  body: Body<EndpointOf<P>>,
  token = '',
): Promise<CallResult<Data<EndpointOf<P>>> | undefined> => {
  const send = async () => {
    const response = await fetch(site.url + endpoints[path].url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    return response.status < 500
      ? readResult(endpoints[path] as EndpointOf<P>, await response.json())
      : undefined;
  };
  const result = await send().catch(() => undefined);
  if (result && (result.ok || result.failure.code !== '500')) return result;
  unanswered++;
  return undefined;
};
/** Sends it again with the same request ID until the operator says what happened, as the app does. */
const settled = async <P extends Path>(path: P, body: Body<EndpointOf<P>>, token?: string) => {
  for (let tries = 0; tries < 100; tries++) {
    const result = await attempt(path, body, token);
    if (result) return result;
    await wait(200);
  }
  throw new Error(`${path} has no result`);
};

type Member = { id: string; account: string; token: string; accountId: string };
const newMember = async (n: number): Promise<Member> => {
  const account = `crash_${n}`;
  const captcha = await settled('/captcha', { type: 1, ...SITE });
  const registered = await settled('/register', {
    ...SITE,
    member_account: account,
    password: PASSWORD,
    member_currency: 'USD',
    member_name: `Crash Member ${n}`,
    withdraw_password: WITHDRAW_PASSWORD,
    captcha_token: captcha.ok ? captcha.data.token : '',
    verify_code: CAPTCHA,
  });
  if (!registered.ok) throw new Error(`register: ${registered.failure.code}`);
  const { id, token } = registered.data;
  const control = site.nodes.a.control;
  await control.deposit({ account, amount: 1_000 });
  const stored = await settled(
    '/member/account/store',
    { kind: 'ewallet', brand: 'lumo', number: `555123${n}0`, withdraw_password: WITHDRAW_PASSWORD },
    token,
  );
  if (!stored.ok) throw new Error(`account: ${stored.failure.code}`);
  await control.decideAccount({ id: Number(stored.data.id) });
  return { id, account, token, accountId: String(stored.data.id) };
};

/** What the operator has confirmed. */
const confirmed = { deposits: new Set<string>(), withdrawals: new Set<string>(), rounds: 0 };

/** Address of the game whose token was published. */
const addressOf = (token = ''): string => `${site.gamesUrl}/play/gpbb?session=${token}`;

const playOnce = async ({ id, token }: Member): Promise<void> => {
  const game = { gp_id: 'GPBB', gt_id: '2', game_type: 'slot', game_code: '' };
  const launched = await attempt(
    '/member/game/play1',
    { ...game, lobby_url: `${site.url}/close`, device: 0 },
    token,
  );
  if (launched?.ok) {
    const play = await store.db
      .selectFrom('play')
      .select('token')
      .where('member_id', '=', id)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
      .catch(() => undefined);
    const page = await openGamePage(addressOf(play?.token)).catch(() => undefined);
    const response = await fetch(`${site.gamesUrl}/rounds/play`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ session: page?.session, stake: 1, bet: 'over' }),
    }).catch(() => undefined);
    if (response?.ok) confirmed.rounds++;
    else unanswered++;
  }
  await settled('/member/game/leave1', { gp_id: 'GPBB' }, token);
};
const depositOnce = async ({ token }: Member): Promise<void> => {
  const body = { method_id: 'USD-lantern', amount: '50.00', request_id: randomUUID() };
  const order = await settled('/member/deposit/create', body, token);
  if (!order.ok) return;
  const { orderNumber } = order.data;
  // A payer who is not told presses again.
  for (let tries = 0; tries < 100; tries++) {
    const node = tries % 2 === 0 ? site.nodes.b : site.nodes.a;
    const paid = await node.control.pay({ order_number: orderNumber, how: 'full' }).catch(() => undefined);
    if (paid) break;
    await wait(200);
  }
  confirmed.deposits.add(orderNumber);
};
const withdrawOnce = async ({ token, accountId }: Member): Promise<void> => {
  const body = {
    account_id: accountId,
    amount: '20',
    withdraw_password: WITHDRAW_PASSWORD,
    request_id: randomUUID(),
  };
  const order = await settled('/member/withdrawal/create', body, token);
  if (!order.ok) return;
  confirmed.withdrawals.add(order.data.orderNumber);
  await settled('/member/withdrawal/cancel', { order_number: order.data.orderNumber }, token);
};

/** A process that has crashed knows no answer for all captchas. */
const expectAnswer = () => site.nodes.b.control.captcha({ answer: CAPTCHA });

const kindsBy = async (memos: ReadonlySet<string>, kind: string): Promise<Map<string, number>> => {
  const rows = await store.db
    .selectFrom('transfer')
    .select(({ fn }) => ['memo', fn.countAll<number>().as('count')])
    .where('kind', '=', kind)
    .where('memo', '!=', '')
    .groupBy('memo')
    .execute();
  return new Map(rows.filter(({ memo }) => memos.has(memo)).map(({ memo, count }) => [memo, count]));
};

test('money is neither lost nor booked twice when a process, Redis and PostgreSQL crash under load', async () => {
  const members: Member[] = [];
  for (let n = 0; n < MEMBERS; n++) members.push(await newMember(n));
  let isCrashing = true;
  const work = members.map(async (member) => {
    for (let n = 0; n < PLAYS || isCrashing; n++) {
      await playOnce(member);
      if (n < DEPOSITS) await depositOnce(member);
      else if (n < DEPOSITS + WITHDRAWALS) await withdrawOnce(member);
    }
  });
  const done = Promise.all(work);
  const table: Record<string, { 'calls and rounds without an answer': number; 'back after ms': number }> = {};
  for (const [name, crash] of Object.entries(crashesOf(site))) {
    await wait(700);
    const [before, started] = [unanswered, performance.now()];
    await crash();
    table[name] = {
      'calls and rounds without an answer': unanswered - before,
      'back after ms': Math.round(performance.now() - started),
    };
  }
  console.table(table);
  await expectAnswer();
  isCrashing = false;
  await done;

  expect(confirmed.deposits.size).toBe(MEMBERS * DEPOSITS);
  expect(confirmed.withdrawals.size).toBe(MEMBERS * WITHDRAWALS);
  expect(confirmed.rounds).toBeGreaterThan(MEMBERS);
  const once = (memos: ReadonlySet<string>) => new Map([...memos].map((memo) => [memo, 1]));
  expect(await kindsBy(confirmed.deposits, 'deposit')).toEqual(once(confirmed.deposits));
  expect(await kindsBy(confirmed.withdrawals, 'withdrawal')).toEqual(once(confirmed.withdrawals));
  expect(await kindsBy(confirmed.withdrawals, 'withdrawal returned')).toEqual(once(confirmed.withdrawals));
  const ledger = createLedger(store.db);
  for (const { balances, entries } of await ledger.proof()) expect([balances, entries]).toEqual([0, 0]);
  let rounds = 0;
  for (const { id } of members) {
    const { stake, prize, count } = await store.db
      .selectFrom('round')
      .select(({ fn }) => [
        fn.sum<number | null>('stake').as('stake'),
        fn.sum<number | null>('prize').as('prize'),
        fn.countAll<number>().as('count'),
      ])
      .where('member_id', '=', id)
      .executeTakeFirstOrThrow();
    rounds += count;
    const accounts = await ledger.ofMember(id);
    const home = 100_000 + DEPOSITS * 5_000 - (stake ?? 0) + (prize ?? 0);
    expect(accounts.find(({ kind }) => kind === 'main')?.balance).toBe(home);
    expect(accounts.filter(({ kind, balance }) => kind !== 'main' && balance !== 0)).toEqual([]);
  }
  // A round whose answer was lost may have happened.
  expect(rounds).toBeGreaterThanOrEqual(confirmed.rounds);
}, 240_000);

test('play ends and late payment arrives once when the process that should do it is gone', async () => {
  const member = await newMember(90);
  const { token, id } = member;
  const game = { gp_id: 'GPBB', gt_id: '2', game_type: 'slot', game_code: '' };
  await settled('/member/game/play1', { ...game, lobby_url: `${site.url}/close`, device: 0 }, token);
  const order = await settled(
    '/member/deposit/create',
    { method_id: 'USD-lantern', amount: '50.00', request_id: randomUUID() },
    token,
  );
  if (!order.ok) throw new Error(order.failure.code);
  const play = await store.db
    .selectFrom('play')
    .select('token')
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow();
  const { session } = await openGamePage(addressOf(play.token));
  await site.nodes.b.control.pay({ order_number: order.data.orderNumber, how: 'late' });
  await fetch(`${site.gamesUrl}/rounds/unload`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session }),
  });
  await site.nodes.b.kill();
  await store.db.updateTable('timer').set({ due_at: Date.now() }).where('kind', '=', 'payment').execute();
  const booked = async () => {
    const rows = await store.db
      .selectFrom('transfer')
      .innerJoin('entry', 'entry.transfer_id', 'transfer.id')
      .innerJoin('account', 'account.id', 'entry.account_id')
      .select('transfer.kind')
      .where('account.member_id', '=', id)
      .where('account.kind', '=', 'main')
      .orderBy('transfer.id')
      .execute();
    return rows.map(({ kind }) => kind).toSorted();
  };
  await vi.waitFor(async () => expect(await booked()).toEqual(['deposit', 'deposit', 'in', 'out']), {
    timeout: 20_000,
    interval: 200,
  });
  await site.nodes.b.start();
  await expectAnswer();
  await vi.waitFor(async () => expect(await store.db.selectFrom('timer').selectAll().execute()).toEqual([]));
  expect(await booked()).toEqual(['deposit', 'deposit', 'in', 'out']);
}, 120_000);

test('socket receives the events of both processes when its process and Redis have crashed', async () => {
  const { id, token, account } = await newMember(91);
  const received: unknown[] = [];
  const socket = io(site.url, {
    extraHeaders: { authorization: `Bearer ${token}` },
    reconnectionDelay: 100,
    reconnectionDelayMax: 500,
  });
  socket.on('connect', () => socket.emit('subscribe', { channel: `private-member.${id}` }));
  socket.on('letter.sent', (_channel: string, data: unknown) => received.push(data));
  try {
    const crashes = crashesOf(site);
    for (const crash of [crashes.process, crashes.redis]) {
      await crash();
      for (const node of Object.values(site.nodes)) {
        received.length = 0;
        await vi.waitFor(
          async () => {
            await node.control.letter({ account, title: 'News', content: 'Text' });
            await wait(300);
            expect(received.length).toBeGreaterThan(0);
          },
          { timeout: TRUE_WITHIN, interval: 200 },
        );
      }
    }
  } finally {
    socket.disconnect();
  }
}, 120_000);
