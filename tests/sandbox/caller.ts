import { io, type Socket } from 'socket.io-client';
import { type Answer, type Body, type Data, readAnswer } from '#contract/call.ts';
import { endpoints, type Path, type RowOf } from '#contract/endpoints.ts';
import { type ControlClient, createControlClient } from '#sandbox/control-client.ts';
import { PASSWORD } from '#sandbox/members.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from '#sandbox/server.ts';

export const SITE = { site_id: '1' };
const CLIENT = {
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
export type Heard = { event: string; channel: string; data: unknown };

/** A sandbox of a test's own, with a hand to call it. */
export type House = Awaited<ReturnType<typeof openHouse>>;

export const openHouse = async (options: Partial<SandboxOptions> = {}) => {
  const sandbox: Sandbox = await startSandbox({ port: 0, gamesPort: 0, controlPort: 0, ...options });
  const control: ControlClient = createControlClient(sandbox.control ?? '');
  await control.captcha({ answer: CAPTCHA });
  const sockets: Socket[] = [];

  const raw = (path: Path, body: unknown, { token, language = 'en-US', headers = {} }: Options = {}) =>
    fetch(sandbox.address + endpoints[path].url, {
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
    body: Body<RowOf<P>>,
    options?: Options,
  ): Promise<Answer<Data<RowOf<P>>>> =>
    readAnswer(endpoints[path] as RowOf<P>, await (await raw(path, body, options)).json());
  const data = async <P extends Path>(
    path: P,
    body: Body<RowOf<P>>,
    options?: Options,
  ): Promise<Data<RowOf<P>>> => {
    const answer = await call(path, body, options);
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(answer.failure)}`);
    return answer.data;
  };

  return {
    sandbox,
    control,
    raw,
    call,
    data,
    /** The code of a refusal, or `ok`. */
    code: async <P extends Path>(path: P, body: Body<RowOf<P>>, options?: Options): Promise<string> => {
      const answer = await call(path, body, options);
      return answer.ok ? 'ok' : answer.failure.code;
    },
    solved: async (): Promise<string> => (await data('/captcha', { type: 1, ...SITE })).token,
    /** Through the form, as the page does it. */
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
    /** Listens on a channel; `heard` grows as events come. */
    listen: async (channel: string, token?: string): Promise<Heard[]> => {
      const heard: Heard[] = [];
      const socket = io(sandbox.address, {
        path: '/socket.io',
        forceNew: true,
        ...(token && { extraHeaders: { authorization: `Bearer ${token}` } }),
      });
      sockets.push(socket);
      socket.onAny((event: string, from: string, payload: unknown) =>
        heard.push({ event, channel: from, data: payload }),
      );
      const before = (await control.channels())[channel] ?? 0;
      socket.emit('subscribe', { channel });
      for (let i = 0; i < 200; i++) {
        if (((await control.channels())[channel] ?? 0) > before) return heard;
        await new Promise((done) => setTimeout(done, 10));
      }
      throw new Error(`could not join ${channel}`);
    },
    close: async (): Promise<void> => {
      for (const socket of sockets) socket.disconnect();
      await sandbox.close();
    },
  };
};
