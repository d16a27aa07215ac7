import { randomUUID } from 'node:crypto';
import type { Data, Endpoint } from '../../../contract/call.ts';
import { type EndpointOf, endpoints, type Path } from '../../../contract/endpoints.ts';
import { languages, type SiteConfig } from '../../../contract/site.ts';
import { essentialCalls, lossWithout } from '../documents/call-notes.ts';
import { realtimePath } from '../serve/proxy-routes.ts';
import { callBackEnd } from './call.ts';
import { checkCrossOrigin } from './cross-origin.ts';
import { checkDeposit } from './deposit.ts';
import type { Finding } from './finding.ts';
import { type Judgement, judge } from './judge.ts';
import { contextOf, readProbes } from './probes.ts';
import { checkRealtime, judgeEvent } from './realtime.ts';

export type ConformOptions = {
  api: URL;
  realtime?: URL | undefined;
  site: SiteConfig;
  /** Origin of the pages; another one than that of the calls or sockets has to be allowed there (CORS). */
  origin?: string | undefined;
  /** Signs in by name and password, with the answer of captchas that the back end has for tests. */
  member?: { account: string; password: string; captchaAnswer: string } | undefined;
  /** Token of a member, in place of a sign-in. */
  token?: string | undefined;
  /** Milliseconds in which the realtime server answers a subscription or sends an event. Default 3,000. */
  wait?: number | undefined;
  /** Also plays a game and leaves it, and orders a deposit and cancels it. */
  movesMoney?: boolean | undefined;
};

const essential = new Set(essentialCalls.flatMap(({ paths }) => paths));
/** Longest difference of the clocks of the back end and of this machine, in milliseconds. */
const maxClockError = 5_000;

/** Plays the part of the app against a back end, and says of each call, event and rule how it was found. */
export const conform = async (options: ConformOptions): Promise<Finding[]> => {
  const { api, site, realtime } = options;
  const findings: Finding[] = [];
  const context = contextOf(site);
  const caller = { api, locale: languages[site.defaultLanguage].locale };
  let token = options.token;
  let clock: { date: string | null; difference: number } | undefined;

  const add = (subject: string, path: string, { verdict, notes }: Judgement): void => {
    findings.push({
      subject,
      verdict,
      notes,
      ...(['refused', 'failed', 'missing'].includes(verdict) ? { loss: lossWithout(path) } : {}),
      ...(essential.has(path) && { isEssential: true }),
    });
  };

  const send = async <P extends Path>(
    path: P,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Data<EndpointOf<P>> | undefined> => {
    const endpoint = endpoints[path] as Endpoint;
    try {
      const received = await callBackEnd(caller, endpoint, body, {
        token,
        headers,
      });
      clock ??= { date: received.date, difference: Math.abs(Date.parse(received.date ?? '') - Date.now()) };
      const judgement = judge(endpoint, received);
      add(path, path, judgement);
      return judgement.data as Data<EndpointOf<P>> | undefined;
    } catch (error) {
      const { message, cause } = error as Error & { cause?: { code?: string } };
      add(path, path, {
        verdict: 'refused',
        notes: [{ path: '', expected: 'a response', seen: cause?.code ?? message }],
      });
      return undefined;
    }
  };

  const sent = new Set<string>();
  const probe = async <P extends Path>(path: P) => {
    sent.add(path);
    return send(path, readProbes(context)[path] ?? {});
  };

  // The first page.
  const halls = await probe('/v3/game_list');
  await probe('/v2/get_template_game_list');
  const hall = halls?.find(({ gpList }) => (gpList?.length ?? 0) > 0);
  if (hall) context.game = { gtId: hall.gtId, gpId: hall.gpList?.[0]?.gpId ?? '' };
  const label = await probe('/v2/game_label');

  // The first sign-in.
  const headers = await probe('/get_login_header');
  const captcha = await probe('/captcha');
  if (!token && options.member) {
    const { account, password, captchaAnswer } = options.member;
    sent.add('/login');
    const signedIn = await send(
      '/login',
      {
        account,
        password,
        site_id: site.siteId,
        answer: captchaAnswer,
        captcha_token: captcha?.token ?? '',
        remote_addr: '',
        host: api.host,
        device: 'pc',
        system_group: 'web',
        udid: 'gamehall-conform',
        login_type: 'account',
        cdn: '',
        system: 'Linux',
        browser: 'gamehall conform',
        system_version: '1',
      },
      headers ?? {},
    );
    if (signedIn && 'token' in signedIn) token = signedIn.token;
  }
  const layout = token ? await probe('/member/profile/common/layout') : undefined;
  if (layout) context.memberId = layout.id;

  const methods = token ? await probe('/member/deposit/methods') : undefined;

  // All other calls that only read.
  for (const path of Object.keys(readProbes(context)) as Path[])
    if (!sent.has(path) && (token || !endpoints[path].member)) await probe(path);
  if (options.movesMoney && token) {
    for (const path of ['/member/deposit/create', '/member/deposit/order', '/member/deposit/cancel'] as const)
      sent.add(path);
    findings.push(...(await checkDeposit(send, methods?.list ?? [])));
  }
  if (token) {
    const endpoint = endpoints['/member/profile/common/layout'] as Endpoint;
    const received = await callBackEnd(caller, endpoint, {}, {}).catch(() => undefined);
    const code = (received?.body as { code?: unknown } | undefined)?.code;
    const isRefused = received?.status === 401 || String(code) === '401';
    findings.push({
      subject: 'calls of members without a token',
      verdict: isRefused ? 'right' : 'refused',
      notes: isRefused
        ? []
        : [{ path: 'status', expected: 'status or code 401', seen: String(received?.status) }],
      ...(!isRefused && { loss: 'Anybody sees the data of members, or sign-outs are not noticed.' }),
    });
  }
  const { origin } = options;
  if (origin && origin !== api.origin)
    findings.push(
      await checkCrossOrigin({
        subject: 'calls of pages of another origin',
        url: new URL(endpoints['/v3/game_list'].url, api),
        method: 'POST',
        origin,
        more: Object.keys(headers ?? {}),
      }),
    );
  if (origin && realtime && origin !== realtime.origin)
    findings.push(
      await checkCrossOrigin({
        subject: 'sockets of pages of another origin',
        url: new URL(`${realtimePath}/?EIO=4&transport=polling`, realtime),
        method: 'GET',
        origin,
        exposed: [],
      }),
    );
  const isClockRight = clock !== undefined && clock.difference <= maxClockError;
  findings.push({
    subject: 'clock',
    verdict: isClockRight ? 'right' : 'refused',
    notes: isClockRight
      ? []
      : [{ path: 'Date header', expected: 'the time, within 5 s', seen: clock?.date ?? 'nothing' }],
    ...(!isClockRight && { loss: 'Countdowns and times of the page are wrong.' }),
  });

  if (realtime) {
    const member = layout && token ? { id: layout.id, currency: layout.memberCurrency, token } : undefined;
    const connection = await checkRealtime(realtime, member, options.wait);
    findings.push(...connection.findings);
    const game = label?.list[0];
    if (options.movesMoney && member && game) {
      const extra = randomUUID();
      sent.add('/member/game/play1').add('/member/game/leave1');
      await send('/member/game/play1', {
        gp_id: game.gpId,
        gt_id: game.gtId,
        game_type: game.gameType,
        game_code: game.gameCode,
        house: game.house,
        lobby_url: new URL('/close', api).href,
        device: 0,
        extra,
      });
      const url = await connection.next(
        'game.url',
        (data) => (data as { extra?: unknown } | null)?.extra === extra,
      );
      findings.push(judgeEvent('.game.url', url, 'No game starts.'));
      await send('/member/game/leave1', { gp_id: game.gpId });
      findings.push(
        judgeEvent(
          '.member.cash',
          await connection.next('member.cash'),
          'Balances are seen after a reload only.',
        ),
      );
    }
    connection.close();
  }
  for (const path of Object.keys(endpoints) as Path[])
    if (!sent.has(path)) findings.push({ subject: path, verdict: 'notSent', notes: [] });
  return findings;
};
