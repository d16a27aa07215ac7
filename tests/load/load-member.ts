import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { type Body, type CallResult, type Data, readResult } from '#contract/call.ts';
import { type EndpointOf, endpoints, type Path } from '#contract/endpoints.ts';
import { channels } from '#contract/realtime.ts';
import { openGamePage } from '#tests/sandbox/caller.ts';
import type { Measure } from './measure.ts';

const SITE = { site_id: '1' };
/** Milliseconds until an event counts as missed. */
const EVENT_WITHIN = 10_000;
/** Milliseconds in which a socket connects and joins its channels. */
const JOIN_WITHIN = 30_000;
/** Milliseconds until a call counts as failed. */
const ANSWER_WITHIN = 15_000;

export type Target = {
  url: string;
  /** The answer that the operator's staging takes for every captcha. */
  captcha: string;
  measure: Measure;
};
export type Credentials = { account: string; password: string };
type Events = { expected: number; delivered: number; latencies: number[] };

/** A member of the load, who signs in, has a socket, and uses the site by the contract. */
export const createLoadMember = (
  { url, captcha, measure }: Target,
  { account, password }: Credentials,
  events: Events,
) => {
  let token = '';
  let socket: Socket | undefined;
  const waiting = new Map<string, ((data: unknown) => void)[]>();

  /** Measured under the path; a failure has a code. */
  const call = async <P extends Path>(
    path: P,
    body: Body<EndpointOf<P>>,
    headers: Record<string, string> = {},
  ): Promise<CallResult<Data<EndpointOf<P>>> | undefined> => {
    const started = performance.now();
    try {
      const response = await fetch(url + endpoints[path].url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'accept-language': 'en-US',
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(ANSWER_WITHIN),
      });
      const result = readResult(endpoints[path] as EndpointOf<P>, await response.json());
      measure.add(path, performance.now() - started, result.ok ? undefined : result.failure.code);
      return result;
    } catch (error) {
      measure.add(path, performance.now() - started, error instanceof Error ? error.name : 'failed');
      return undefined;
    }
  };
  const data = async <P extends Path>(
    path: P,
    body: Body<EndpointOf<P>>,
    headers?: Record<string, string>,
  ) => {
    const result = await call(path, body, headers);
    return result?.ok ? result.data : undefined;
  };

  /** Resolves with the event's data, or with undefined if it does not arrive; counts it. */
  const eventOf = (name: string): Promise<unknown> => {
    const started = performance.now();
    events.expected++;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        waiting.set(
          name,
          (waiting.get(name) ?? []).filter((other) => other !== arrived),
        );
        resolve(undefined);
      }, EVENT_WITHIN);
      const arrived = (received: unknown): void => {
        clearTimeout(timer);
        events.delivered++;
        events.latencies.push(performance.now() - started);
        resolve(received ?? null);
      };
      waiting.set(name, [...(waiting.get(name) ?? []), arrived]);
    });
  };

  const solved = async (): Promise<string> => (await data('/captcha', { type: 1, ...SITE }))?.token ?? '';

  return {
    account,
    /** Opens an account; false if the operator does not take it, as when it exists. */
    register: async (currency: string): Promise<boolean> => {
      const body = { ...SITE, member_account: account, password, member_currency: currency };
      const signedIn = await data('/register', {
        ...body,
        captcha_token: await solved(),
        verify_code: captcha,
      });
      return signedIn !== undefined;
    },
    /** @throws if the operator refuses it */
    signIn: async (): Promise<{ id: string; currency: string }> => {
      const headers = await data('/get_login_header', {});
      const client = { remote_addr: '', host: new URL(url).host, device: 'desktop', system_group: 'web' };
      const browser = { cdn: '', system: 'Linux', browser: 'load', system_version: '1' };
      const result = await call(
        '/login',
        {
          ...{ account, password, ...SITE, answer: captcha, captcha_token: await solved() },
          ...{ ...client, ...browser, udid: `load-${account}`, login_type: 'account' },
        },
        { ...headers },
      );
      if (!result?.ok)
        throw new Error(`${account} cannot sign in: ${result ? result.failure.code : 'no answer'}`);
      if (!('token' in result.data)) throw new Error(`${account} is asked a security question`);
      token = result.data.token;
      return { id: result.data.id, currency: result.data.memberCurrency };
    },
    /** Joins the channels that the app joins. */
    connect: async (id: string, currency: string): Promise<void> => {
      const opened = io(url, {
        path: '/socket.io',
        forceNew: true,
        transports: ['polling', 'websocket'],
        extraHeaders: { authorization: `Bearer ${token}` },
      });
      socket = opened;
      opened.onAny((name: string, _channel: string, received: unknown) => {
        const [first, ...rest] = waiting.get(name) ?? [];
        waiting.set(name, rest);
        first?.(received);
      });
      const joined = [
        ...[channels.web(), channels.currency(currency), channels.member(id)],
        ...[channels.memberCurrency(currency), channels.presence(currency)],
      ];
      const started = performance.now();
      // The answer for the presence channel, which is joined last, says that all are.
      const subscribed = new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${account} cannot join its channels`)), JOIN_WITHIN);
        opened.once('presence:subscribed', () => {
          clearTimeout(timer);
          resolve();
        });
      });
      opened.on('connect', () => {
        for (const channel of joined) opened.emit('subscribe', { channel });
      });
      await subscribed;
      measure.add('connect and join', performance.now() - started);
    },
    /** Launches a game, plays rounds if the games are the sandbox's, and brings the money home. */
    play: async (gpId: string, rounds: number): Promise<void> => {
      const address = eventOf('game.url');
      const game = { gp_id: gpId, gt_id: '2', game_type: 'slot', game_code: '' };
      await call('/member/game/play1', { ...game, lobby_url: `${url}/close`, device: 0 });
      const received = (await address) as { url?: string } | undefined;
      if (received?.url && rounds > 0) {
        const { origin } = new URL(received.url);
        const { session } = await openGamePage(received.url);
        for (let i = 0; i < rounds; i++) {
          const cash = eventOf('member.cash');
          const started = performance.now();
          const response = await fetch(`${origin}/rounds/play`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ session, stake: 1, bet: 'over' }),
            signal: AbortSignal.timeout(ANSWER_WITHIN),
          }).catch(() => undefined);
          const status = response ? String(response.status) : 'no answer';
          measure.add('round', performance.now() - started, status === '200' ? undefined : status);
          await cash;
        }
      }
      const home = eventOf('member.cash');
      await call('/member/game/leave1', { gp_id: gpId });
      await home;
    },
    /** Orders a deposit and cancels it, so that no money is needed. */
    deposit: async (currency: string): Promise<void> => {
      const methods = await data('/member/deposit/methods', { currency, device: 0 });
      const method = methods?.list.find(({ maintenance }) => !maintenance);
      if (!method) return;
      const body = {
        method_id: method.id,
        amount: method.min ?? '50',
        payer_name: account,
        request_id: randomUUID(),
      };
      const order = await data('/member/deposit/create', body);
      if (order) await call('/member/deposit/cancel', { order_number: order.orderNumber });
    },
    readLetters: async (): Promise<void> => {
      const page = await data('/arks/web/member/letter', {
        active: 'all',
        page: 1,
        count: 50,
        language: 'en_US',
        sort_field: 'id',
        sort_order: 'desc',
        ...SITE,
      });
      const unread = page?.list.find(({ isRead }) => !isRead);
      if (unread) await call('/arks/web/member/letter/read', { id: unread.id });
    },
    disconnect: (): void => {
      socket?.disconnect();
    },
  };
};
