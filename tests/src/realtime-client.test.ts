import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { expect, test, vi } from 'vitest';
import { channelWait } from '#contract/times.ts';
import { onProblem, type Problem } from '#src/diagnostics/problems.ts';
import { connectRealtime } from '#src/realtime/realtime-client.ts';
import { realtimeFault } from '#src/realtime/realtime-fault.ts';
import { startTestSandbox } from '#tests/sandbox/caller.ts';
import { freePort } from '#tests/support/host.ts';

test('close packet is sent apart when the page is left before its connection is a websocket', async () => {
  const sandbox = await startTestSandbox();
  const sendBeacon = vi.fn(() => true);
  const page = Object.assign(new EventTarget(), { io: undefined, setTimeout, clearTimeout });
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { sendBeacon });
  const leave = () => page.dispatchEvent(new Event('pagehide'));
  let ups = 0;
  const client = connectRealtime({
    url: sandbox.sandbox.url,
    template: 'pc',
    mobileTemplate: 'origin_mobile',
    currency: () => 'USD',
    token: () => null,
    reconnect: { delay: 10, delayMax: 10, connectTimeout: 20_000 },
    onUp: () => {
      ups += 1;
      if (ups === 1) leave();
    },
    onDown: () => {},
    onJoined: () => {},
    onRefused: () => {},
    onRestored: () => {},
    onEvent: () => {},
  });
  await vi.waitFor(() => expect(ups).toBe(2), { timeout: 10_000 });
  expect(sendBeacon.mock.calls).toEqual([
    [expect.objectContaining({ search: expect.stringMatching(/^\?EIO=4&transport=polling&sid=.+/) }), '1'],
  ]);
  client.close();
  await sandbox.close();
});

/** A client of a sandbox, or of the server that `change` names in place of its URL, with what it hears and what the console says. */
async function connectTo(change: (url: string) => string = (url) => url) {
  const sandbox = await startTestSandbox();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('window', Object.assign(new EventTarget(), { io: undefined, setTimeout, clearTimeout }));
  const heard: unknown[] = [];
  const restored = vi.fn();
  const onJoined = vi.fn();
  let token: string | null = null;
  let ups = 0;
  const client = connectRealtime({
    url: change(sandbox.sandbox.url),
    template: 'pc',
    mobileTemplate: 'origin_mobile',
    currency: () => 'USD',
    token: () => token,
    reconnect: { delay: 10, delayMax: 10, connectTimeout: 20_000 },
    onUp: () => {
      ups += 1;
    },
    onDown: () => {},
    onJoined,
    onRefused: () => {},
    onRestored: restored,
    onEvent: ({ name }) => heard.push(name),
  });
  return {
    client,
    heard,
    restored,
    /** Joins the channels of a member of the sandbox. */
    joinAs: async (account: string) => {
      const member = await sandbox.control.signIn({ account });
      token = member.token;
      client.join(member.member_id, member.member_currency);
      await vi.waitFor(() => expect(onJoined).toHaveBeenCalled());
      return member;
    },
    warnings: () => warn.mock.calls.map(([text]) => String(text)),
    up: () => vi.waitFor(() => expect(ups).toBeGreaterThan(0)),
    control: sandbox.control,
    close: async () => {
      client.close();
      await sandbox.close();
      warn.mockRestore();
      vi.unstubAllGlobals();
    },
  };
}
/** The problem of which a message has been told, as the panel and the host get it. */
function toldProblem(message: string): Problem | undefined {
  const all: Problem[] = [];
  onProblem((problem) => all.push(problem))();
  return all.find((problem) => problem.message.includes(message));
}

const listens = (app: Awaited<ReturnType<typeof connectTo>>) =>
  vi.waitFor(async () => expect((await app.control.channels())['web_api.USD']).toBe(1));

test.each([
  '.carousel_picture.url',
  'App\\Events\\.carousel_picture.url',
  'App\\Events\\carousel_picture.url',
])('event is heard when it is sent as %s', async (event) => {
  const app = await connectTo();
  await listens(app);
  await app.control.publish({ channel: 'web_api.USD', event, data: {} });
  await vi.waitFor(() => expect(app.heard).toEqual(['.carousel_picture.url']));
  await app.close();
});

test('console tells once of an event that nobody hears and of a payload that does not parse', async () => {
  const app = await connectTo();
  await listens(app);
  for (let times = 0; times < 3; times++)
    await app.control.publish({ channel: 'web_api.USD', event: '.member.cash', data: { cash: 1 } });
  await vi.waitFor(() =>
    expect(app.warnings()).toEqual([
      'realtime: event .member.cash on web_api.USD: nobody listens to it there (docs/integrating.md#5-realtime)',
    ]),
  );
  expect(toldProblem('.member.cash')).toMatchObject({
    call: '.member.cash',
    field: 'channel',
    expected: 'member',
    seen: 'web_api.USD',
    guide: '5-realtime',
  });
  const { member_id: id } = await app.joinAs('second_seat');
  const channel = `private-member.${id}`;
  for (let times = 0; times < 3; times++)
    await app.control.publish({ channel, event: '.forward_game.status', data: { code: {} } });
  await vi.waitFor(() => expect(app.warnings()).toHaveLength(2));
  expect(toldProblem('.forward_game.status')).toMatchObject({
    message: expect.not.stringContaining(id),
    call: '.forward_game.status',
    field: 'code',
    expected: expect.stringMatching(/string|number/),
    seen: 'Object',
    guide: '5-realtime',
  });
  expect(app.heard).toEqual([]);
  await app.close();
});

test('path of the URL leads to the sockets', async () => {
  const app = await connectTo((url) => `${url}/realtime/`);
  await vi.waitFor(() => expect(app.warnings().join()).toContain('no connection to'));
  expect(realtimeFault()).toBe('unreachable');
  expect(toldProblem('no connection to')).toMatchObject({
    call: '/realtime/socket.io',
    expected: 'a socket.io server of version 3 or newer at /realtime/socket.io',
    seen: expect.stringMatching(/./),
    guide: '5-realtime',
  });
  await app.close();
  const direct = await connectTo((url) => `${url}/socket.io`);
  await direct.up();
  expect(realtimeFault()).toBe(null);
  await direct.close();
});

test('fault is that of the member channel while the operator refuses it, and gone once it is joined', async () => {
  const app = await connectTo();
  await app.up();
  await app.control.setJoinPolicy({ policy: 'no' });
  app.client.join('1', 'USD');
  await vi.waitFor(() => expect(realtimeFault()).toBe('refused'));
  expect(toldProblem('is refused with')).toMatchObject({
    call: 'private-member.ID',
    expected: 'the channel takes the token of /login',
    seen: 'subscription_error 401',
    guide: '5-realtime',
  });
  await app.close();
});

test('fault is an address of a game that cannot be read', async () => {
  const app = await connectTo();
  await listens(app);
  await app.control.publish({ channel: 'web_api.USD', event: '.game.url', data: { url: 7 } });
  await vi.waitFor(() => expect(realtimeFault()).toBe('unreadable'));
  await app.close();
});

test('console tells of a server that opens connections and does not answer what they begin with', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const server = createServer();
  const io = new Server(server);
  // Such as one whose handler of connections fails.
  io.use(() => {});
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const app = await connectTo(() => `http://127.0.0.1:${port}`);
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(channelWait);
    expect(app.warnings().join()).toContain('does not answer its CONNECT packet');
  });
  expect(toldProblem('CONNECT')).toMatchObject({ call: '/socket.io', seen: 'nothing', guide: '5-realtime' });
  expect(realtimeFault()).toBe('unconfirmed');
  vi.useRealTimers();
  await app.close();
  await io.close();
});

test('console tells of a server that does not confirm the presence channel', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const io = new Server();
  const port = await freePort();
  io.listen(port);
  const app = await connectTo(() => `http://127.0.0.1:${port}`);
  await app.up();
  app.client.join('1', 'USD');
  await vi.advanceTimersByTimeAsync(channelWait);
  expect(toldProblem('was not confirmed')).toMatchObject({
    call: 'presence-member.USD',
    expected: 'presence:subscribed with the channel and a list of members',
    seen: 'nothing',
    guide: '5-realtime',
  });
  vi.useRealTimers();
  await app.close();
  await io.close();
});

test('console tells of a server of socket.io 2, as laravel-echo-server 1 has it', async () => {
  const server = createServer((_, response) => {
    const open = `0${JSON.stringify({ sid: 'a', upgrades: ['websocket'], pingInterval: 25_000, pingTimeout: 5_000 })}`;
    // Packets have their lengths before them, and CONNECT is the server's.
    response.end(`${open.length}:${open}2:40`);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const app = await connectTo(() => `http://127.0.0.1:${port}`);
  await vi.waitFor(() => expect(app.warnings().join()).toContain('no connection to'));
  expect(toldProblem(`http://127.0.0.1:${port}`)).toMatchObject({
    expected: 'a socket.io server of version 3 or newer at /socket.io',
    seen: 'server error',
  });
  await app.close();
  server.close();
});

test('restored page is given another client, whatever its connection had come to', async () => {
  const app = await connectTo();
  vi.stubGlobal('navigator', { sendBeacon: () => true });
  const send = (name: string) => window.dispatchEvent(new Event(name));
  send('pageshow');
  expect(app.restored).not.toHaveBeenCalled();
  send('pagehide');
  send('pageshow');
  expect(app.restored).toHaveBeenCalledOnce();
  await app.close();
});
