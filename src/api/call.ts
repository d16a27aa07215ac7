import {
  type Answer,
  type Body,
  type Data,
  type Failure,
  ownCodes,
  type Row,
  readAnswer,
} from '#contract/call.ts';
import { requestTimeout } from '#contract/limits.ts';
import type { Clock } from '#src/clock.ts';
import { local } from '#src/storage/store.ts';
import { learnServerTime } from './server-time.ts';

interface Wiring {
  /** The machines' clock, so that a time-out is theirs to move in a test. */
  clock: Clock;
  locale: () => string;
  onUnauthorized: () => void;
}

let wiring: Partial<Wiring> = {};
let member = new AbortController();

/** Joins the wrapper to the app, whose parts come one after the other. */
export function connectCalls(to: Partial<Wiring>) {
  wiring = { ...wiring, ...to };
}

/** Ends every request of the member who was here: none of their answers is heard any more. */
export function abortMemberCalls() {
  member.abort();
  member = new AbortController();
}

interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** The caller means to look at a 401 itself. */
  quiet?: boolean;
  /** Outlives the page. */
  keepalive?: boolean;
  /** Who asks, while storage does not know them yet; a new token is put in here. */
  bearer?: { token: string };
}

/** Calls the operator. Never throws: what goes wrong is a failure with the call's path and a code. */
export async function call<R extends Row>(
  row: R,
  body: Body<R>,
  options: CallOptions = {},
): Promise<Answer<Data<R>>> {
  const fail = (code: string): Answer<never> => ({ ok: false, failure: { call: row.path, code } });
  const timeout = new AbortController();
  const timer = wiring.clock?.setTimeout(() => timeout.abort(), requestTimeout);
  const epoch = member.signal;
  const abortable = row.member && !row.outlivesSignOut;
  const signals = [
    timeout.signal,
    ...(abortable ? [epoch] : []),
    ...(options.signal ? [options.signal] : []),
  ];
  const token = options.bearer?.token ?? local.get('token');
  const sent = Date.now();
  try {
    const response = await fetch(row.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': wiring.locale?.() ?? navigator.language,
        ...(token && { authorization: `Bearer ${token}` }),
        ...options.headers,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.any(signals),
      ...(options.keepalive && { keepalive: true }),
    });
    learnServerTime(response.headers.get('date'), sent);
    if (response.status === 401) {
      if (row.member && !options.quiet && token === local.get('token')) wiring.onUnauthorized?.();
      return fail(ownCodes.unauthorized);
    }
    const text = await response.text();
    if (epoch.aborted && abortable) return fail(ownCodes.aborted);
    rotate(token, response.headers.get('authorization'), options.bearer);
    return readAnswer(row, parse(text));
  } catch {
    if (timeout.signal.aborted) return fail(ownCodes.timeout);
    if (signals.some((signal) => signal.aborted)) return fail(ownCodes.aborted);
    return fail(ownCodes.network);
  } finally {
    wiring.clock?.clearTimeout(timer as never);
  }
}

/** A new token counts only where the one that was sent is still the one in storage. */
function rotate(sent: string | null, header: string | null, bearer: CallOptions['bearer']) {
  const fresh = header?.replace(/^Bearer\s+/i, '');
  if (!fresh || !sent || fresh === sent) return;
  if (bearer) bearer.token = fresh;
  else if (local.get('token') === sent) local.set('token', fresh);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a query throws, so that a list can show its failed state. */
export class CallError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(`${failure.call}: ${failure.code}`);
    this.failure = failure;
  }
}

/** For queries: the data, or a thrown `CallError`. */
export async function fetched<R extends Row>(row: R, body: Body<R>, options?: CallOptions): Promise<Data<R>> {
  const answer = await call(row, body, options);
  if (answer.ok) return answer.data;
  throw new CallError(answer.failure);
}
