import { io, type Socket } from 'socket.io-client';
import { type Body, type CallResult, type Data, readResult } from '#contract/call.ts';
import { type EndpointOf, endpoints, type Path } from '#contract/endpoints.ts';
import { PASSWORD } from '#sandbox/members.ts';
import { type ControlClient, createControlClient } from '#sandbox/server/control-client.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from '#sandbox/server/server.ts';
import { newDatabase } from './databases.ts';

export const SITE = { site_id: '1' };
export const CLIENT = {
  remote_addr: '',
  host: 'localhost',
  device: 'desktop',
  system_group: 'web',
  udid: 'test-device',
  login_type: 'account',
  cdn: '',
  system: 'Linux',
  browser: 'Chrome/140',
  system_version: '6',
};
export const CAPTCHA = '7k4m';

type Options = { token?: string | undefined; language?: string; headers?: Record<string, string> };
export type ReceivedEvent = { event: string; channel: string; data: unknown };

/** A sandbox of one test file and functions to call it. */
export type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>;

/** Opens the address of a game as its window does; returns the key of the page, or null if it shows no game. */
export const openGamePage = async (url: string, headers: Record<string, string> = {}) => {
  const page = await fetch(url, { headers });
  const data = /id="game">(.*?)<\/script>/.exec(await page.text())?.[1];
  return {
    session: data === undefined ? null : String((JSON.parse(data) as { session: unknown }).session),
    cookie: page.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
    status: page.status,
  };
};

export const startTestSandbox = async (options: Partial<SandboxOptions> = {}) => {
  const ports = { port: 0, gamesPort: 0, controlPort: 0 };
  const database = options.databaseFile || options.databaseUrl ? undefined : await newDatabase();
  const sandbox: Sandbox = await startSandbox({
    ...ports,
    providerDelay: 0,
    ...database?.options,
    ...options,
  });
  const control: ControlClient = createControlClient(sandbox.control ?? '');
  await control.captcha({ answer: CAPTCHA });
  const sockets: Socket[] = [];
  /** Tokens that a response has replaced, with the present one: `call` follows them as the app does. */
  const replaced = new Map<string, string>();

  /** Submits a form of the operator's page; `headers` replace those that the page itself has. */
  const operate = (change: string, fields: Record<string, string>, headers?: Record<string, string>) => {
    const origin = sandbox.operator ?? '';
    return fetch(`${origin}/${change}`, {
      method: 'POST',
      headers: headers ?? { origin },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  };

  const raw = (path: Path, body: unknown, { token, language = 'en-US', headers = {} }: Options = {}) =>
    fetch(sandbox.url + endpoints[path].url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: JSON.stringify(body),
    });
  const call = async <P extends Path>(
    path: P,
    body: Body<EndpointOf<P>>,
    options?: Options,
  ): Promise<CallResult<Data<EndpointOf<P>>>> => {
    const token = options?.token && (replaced.get(options.token) ?? options.token);
    const response = await raw(path, body, { ...options, token });
    const fresh = response.headers.get('authorization')?.replace('Bearer ', '');
    if (options?.token && fresh) replaced.set(options.token, fresh);
    return readResult(endpoints[path] as EndpointOf<P>, await response.json());
  };
  const data = async <P extends Path>(
    path: P,
    body: Body<EndpointOf<P>>,
    options?: Options,
  ): Promise<Data<EndpointOf<P>>> => {
    const result = await call(path, body, options);
    if (!result.ok) throw new Error(`${path}: ${JSON.stringify(result.failure)}`);
    return result.data;
  };

  return {
    operate,
    sandbox,
    control,
    raw,
    call,
    data,
    /** Code of the failure, or `ok`. */
    code: async <P extends Path>(path: P, body: Body<EndpointOf<P>>, options?: Options): Promise<string> => {
      const result = await call(path, body, options);
      return result.ok ? 'ok' : result.failure.code;
    },
    solved: async (): Promise<string> => (await data('/captcha', { type: 1, ...SITE })).token,
    /** Signs in with header and captcha, like the sign-in form. */
    login: async (account: string, password = PASSWORD, answer = CAPTCHA) => {
      const headers = await data('/get_login_header', {});
      const { token } = await data('/captcha', { type: 1, ...SITE });
      return call(
        '/login',
        { account, password, ...SITE, answer, captcha_token: token, ...CLIENT },
        { headers },
      );
    },
    member: async (account: string) => (await control.signIn({ account })).token,
    /** Subscribes to a channel; the returned list grows as events arrive. */
    listen: async (channel: string, token?: string): Promise<ReceivedEvent[]> => {
      const events: ReceivedEvent[] = [];
      const socket = io(sandbox.url, {
        path: '/socket.io',
        forceNew: true,
        ...(token && { extraHeaders: { authorization: `Bearer ${token}` } }),
      });
      sockets.push(socket);
      socket.onAny((event: string, from: string, payload: unknown) =>
        events.push({ event, channel: from, data: payload }),
      );
      const before = (await control.channels())[channel] ?? 0;
      socket.emit('subscribe', { channel });
      for (let i = 0; i < 200; i++) {
        if (((await control.channels())[channel] ?? 0) > before) return events;
        await new Promise((done) => setTimeout(done, 10));
      }
      throw new Error(`could not join ${channel}`);
    },
    close: async (): Promise<void> => {
      for (const socket of sockets) socket.disconnect();
      await sandbox.close();
      await database?.remove();
    },
  };
};
