import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Echo from 'laravel-echo';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRealtime, type Realtime } from '#sandbox/server/realtime.ts';
import { openRedis, type Redis } from '#sandbox/server/redis.ts';
import { memoryState } from '#sandbox/server/shared-state.ts';
import { newRedisUrl } from './databases.ts';

const members = new Map([
  ['good-token', { memberId: '7', account: 'ada_99', currency: 'USD' }],
  ['other-token', { memberId: '8', account: 'bea_99', currency: 'USD' }],
]);

let realtime: Realtime;
let redis: Redis | undefined;
let origin: string;
const echoes: Echo<'socket.io'>[] = [];

const connect = (token?: string, where: 'handshake' | 'subscribe' = 'handshake') => {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const echo = new Echo<'socket.io'>({
    broadcaster: 'socket.io',
    client: io,
    host: origin,
    path: '/socket.io',
    forceNew: true,
    reconnectionDelay: 20,
    reconnectionDelayMax: 40,
    transports: ['polling', 'websocket'],
    ...(where === 'handshake' ? { extraHeaders: headers } : { auth: { headers } }),
  });
  echoes.push(echo);
  return echo;
};

const collectEvents = (subscribe: (onEvent: (data: unknown) => void) => void): unknown[] => {
  const list: unknown[] = [];
  subscribe((data) => list.push(data));
  return list;
};

const joined = (channel: string, count = 1) =>
  vi.waitFor(() => expect(realtime.channels()[channel]).toBe(count), { timeout: 4_000 });

beforeEach(async () => {
  const server = createServer();
  let lookups = 0;
  const authorise = async (token: string) => {
    const isFirst = ++lookups === 1;
    // The session of this token ends after its first look-up.
    if (token === 'ending-token' && isFirst) return members.get('good-token');
    if (token === 'unlucky-token') {
      if (isFirst) throw new Error('the database is gone');
      return members.get('good-token');
    }
    return members.get(token);
  };
  const url = await newRedisUrl();
  redis = url === undefined ? undefined : await openRedis(url, { onGone: () => {}, onBack: async () => {} });
  realtime = createRealtime(server, authorise, {
    presence: redis?.state.presence ?? memoryState().presence,
    adapter: redis?.adapter,
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  for (const echo of echoes.splice(0)) echo.disconnect();
  await realtime.close();
  await redis?.close();
});

test('public event reaches the laravel-echo client without its leading dot', async () => {
  const events = collectEvents((onEvent) =>
    connect().channel('web_member').listen('.carousel_picture.url', onEvent),
  );
  await joined('web_member');
  realtime.publish('web_member', '.carousel_picture.url', { n: 1 });
  realtime.publish('web_api.USD', '.carousel_picture.url', { n: 2 });
  await vi.waitFor(() => expect(events).toEqual([{ n: 1 }]));
});

test.each(['handshake', 'subscribe'] as const)(
  'private channel opens when the member token is sent by %s',
  async (where) => {
    const events = collectEvents((onEvent) =>
      connect('good-token', where).private('member.7').listen('.member.cash', onEvent),
    );
    await joined('private-member.7');
    realtime.publish('private-member.7', '.member.cash', { cash: 12.5 });
    await vi.waitFor(() => expect(events).toEqual([{ cash: 12.5 }]));
  },
);

test.each([
  [undefined, 'member.7', 401],
  ['stale-token', 'member.7', 401],
  ['good-token', 'member.8', 403],
  ['good-token', 'member.VND', 403],
])('token %s is refused on private channel %s with status %i', async (token, channel, status) => {
  const echo = connect(token);
  const refusals: unknown[] = [];
  echo.connector.socket.on('subscription_error', (name: string, code: number) => refusals.push([name, code]));
  const events = collectEvents((onEvent) => echo.private(channel).listen('.member.cash', onEvent));
  await vi.waitFor(() => expect(refusals).toEqual([[`private-${channel}`, status]]));
  realtime.publish(`private-${channel}`, '.member.cash', { cash: 1 });
  await new Promise((done) => setTimeout(done, 50));
  expect(events).toEqual([]);
});

test('presence reports each member once and not by its ID when they join by several sockets', async () => {
  const here: unknown[] = [];
  const coming: unknown[] = [];
  const going: unknown[] = [];
  connect('good-token')
    .join('member.USD')
    .here((list: unknown) => here.push(list))
    .joining((one: unknown) => coming.push(one))
    .leaving((one: unknown) => going.push(one));
  const opaque = { id: expect.stringMatching(/^[\w-]{16}$/) };
  await vi.waitFor(() => expect(here).toEqual([[opaque]]));
  const second = connect('other-token');
  second.join('member.USD').here(() => {});
  const third = connect('other-token');
  third.join('member.USD').here(() => {});
  await joined('presence-member.USD', 3);
  // With several processes the event may arrive after the count.
  await vi.waitFor(() => expect(coming).toEqual([opaque]));
  expect(here).not.toContainEqual(coming);
  second.disconnect();
  await joined('presence-member.USD', 2);
  expect(going).toEqual([]);
  third.leave('member.USD');
  await vi.waitFor(() => expect(going).toEqual(coming));
});

test('client rejoins its channel when sockets are accepted after a disconnect', async () => {
  const events = collectEvents((onEvent) =>
    connect('good-token').private('member.7').listen('.login', onEvent),
  );
  await joined('private-member.7');
  realtime.setAccepting(false);
  realtime.disconnect();
  await vi.waitFor(() => expect(realtime.channels()).toEqual({}));
  await new Promise((done) => setTimeout(done, 150));
  expect(realtime.channels()).toEqual({});
  realtime.setAccepting(true);
  await joined('private-member.7');
  realtime.publish('private-member.7', '.login', { token: 'x' });
  await vi.waitFor(() => expect(events).toEqual([{ token: 'x' }]));
});

test('disconnect drops a socket at once when its page was closed during the handshake', async () => {
  const at = `${origin}/socket.io/?EIO=4&transport=polling`;
  const { sid } = JSON.parse((await (await fetch(at)).text()).slice(1)) as { sid: string };
  const send = (body: string) => fetch(`${at}&sid=${sid}`, { method: 'POST', body });
  await send('40');
  await send('42["subscribe",{"channel":"web_member"}]');
  await joined('web_member');
  realtime.disconnect();
  await vi.waitFor(() => expect(realtime.channels()).toEqual({}));
});

test('client gets no events when it has left the channel', async () => {
  const echo = connect('good-token');
  const events = collectEvents((onEvent) => echo.private('member.7').listen('.member.cash', onEvent));
  await joined('private-member.7');
  echo.leave('member.7');
  await vi.waitFor(() => expect(realtime.channels()['private-member.7']).toBeUndefined());
  realtime.publish('private-member.7', '.member.cash', { cash: 1 });
  await new Promise((done) => setTimeout(done, 50));
  expect(events).toEqual([]);
});

test('subscription is refused with 429 when the socket is on twenty channels', async () => {
  const { socket } = connect('good-token').connector;
  const refusals: unknown[] = [];
  socket.on('subscription_error', (name: string, code: number) => refusals.push([name, code]));
  for (let n = 0; n < 25; n += 1) socket.emit('subscribe', { channel: `room.${n}` });
  socket.emit('subscribe', { channel: 'room.0' });
  socket.emit('subscribe', { channel: 'private-member.7' });
  const refused = [...Array.from({ length: 5 }, (_, n) => `room.${n + 20}`), 'private-member.7'];
  await vi.waitFor(() => expect(refusals).toEqual(refused.map((name) => [name, 429])));
  expect(Object.keys(realtime.channels())).toHaveLength(20);
});

test('subscription is refused when the session ends while it is checked', async () => {
  const refusals: unknown[] = [];
  const { socket } = connect('ending-token').connector;
  socket.on('subscription_error', (name: string, code: number) => refusals.push([name, code]));
  socket.emit('subscribe', { channel: 'private-member.7' });
  await vi.waitFor(() => expect(refusals).toEqual([['private-member.7', 401]]));
  expect(realtime.channels()).toEqual({});
});

test('client joins by a new connection when its session could not be looked up', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  connect('unlucky-token').private('member.7');
  await joined('private-member.7');
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test('message of a client does not reach other clients', async () => {
  const heard: string[] = [];
  const listener = connect('good-token');
  for (const event of ['client-typing', 'member.cash'])
    listener.connector.socket.on(event, () => heard.push(event));
  listener.private('member.USD');
  const sender = connect('other-token');
  sender.private('member.USD');
  await joined('private-member.USD', 2);
  const whisper = { channel: 'private-member.USD', event: 'client-typing', data: {} };
  sender.connector.socket.emit('client event', whisper);
  sender.connector.socket.emit('subscribe', { channel: 'after' });
  await joined('after');
  realtime.publish('private-member.USD', '.member.cash', { cash: 1 });
  await vi.waitFor(() => expect(heard).toEqual(['member.cash']));
});

test('server keeps working when a client sends malformed messages', async () => {
  const echo = connect();
  const socket = echo.connector.socket;
  for (const nonsense of [undefined, null, 7, {}, { channel: 5 }, { channel: 'x'.repeat(500) }]) {
    socket.emit('subscribe', nonsense);
    socket.emit('unsubscribe', nonsense);
    socket.emit('client event', nonsense);
  }
  const events = collectEvents((onEvent) => echo.channel('web_member').listen('.app_clean_cache', onEvent));
  await joined('web_member');
  realtime.publish('web_member', '.app_clean_cache', {});
  await vi.waitFor(() => expect(events).toEqual([{}]));
});

test('socket of a new session keeps its channels when the end of an older one is announced late', async () => {
  connect('good-token').private('member.7');
  connect('other-token').private('member.8');
  await joined('private-member.7');
  await joined('private-member.8');
  members.delete('other-token');
  await realtime.unsubscribe({ memberId: '7' });
  await realtime.unsubscribe({ memberId: '8' });
  members.set('other-token', { memberId: '8', account: 'bea_99', currency: 'USD' });
  expect(realtime.channels()).toMatchObject({ 'private-member.7': 1 });
  expect(realtime.channels()).not.toHaveProperty('private-member.8');
});
