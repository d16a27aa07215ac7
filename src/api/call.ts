import {
  type Body,
  bearerToken,
  type CallResult,
  clientErrorCodes,
  type Data,
  type Endpoint,
  type Failure,
  readResult,
} from '#contract/call.ts';
import { requestTimeout } from '#contract/constants.ts';
import { memberStatus } from '#contract/endpoints/session/member.ts';
import type { ReadLog } from '#contract/read-log.ts';
import type { Clock } from '#src/clock.ts';
import { site } from '#src/site/site.ts';
import { localStore } from '#src/storage/store.ts';
import { httpFailure, inEnvelope, looksSignedOut, retryAt } from './http-response.ts';
import { updateServerTime } from './server-time.ts';

interface Wiring {
  /** The machines' clock, so that tests control the time-out. */
  clock: Clock;
  locale: () => string;
  /** In place of the browser's, where a page is rendered on a server. */
  fetch: typeof fetch;
  onUnauthorized: () => void;
  /** The operator has responded with a code. */
  onRefused: ((failure: Failure) => void) | undefined;
}

let wiring: Partial<Wiring> = {};
let memberCalls = new AbortController();

/** Configures the wrapper; the app's parts call it one after another. */
export function configureCalls(to: Partial<Wiring>) {
  wiring = { ...wiring, ...to };
}

/** Aborts the member's calls. Later ones fail too until there is a token again: nothing could respond to them. */
export function abortMemberCalls() {
  memberCalls.abort();
}

interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** The caller handles a 401 itself. */
  ignoreUnauthorized?: boolean;
  /** The request outlives the page. */
  keepalive?: boolean;
  /** Low for what the page does not need first: images in sight come before it. */
  priority?: RequestPriority;
  /** Token of a member who is not in storage yet; a rotated token is written here. */
  bearer?: { token: string };
  /** Checks the session: a response that looks like that of an ended session is one. */
  isSessionCheck?: boolean;
}

/** Calls the operator. Never throws: an error is a failure with the call's path and a code. */
export async function call<R extends Endpoint>(
  endpoint: R,
  body: Body<R>,
  options: CallOptions = {},
): Promise<CallResult<Data<R>>> {
  const fail = (code: string): CallResult<never> => ({ ok: false, failure: { call: endpoint.path, code } });
  const timeout = new AbortController();
  const timer = wiring.clock?.setTimeout(() => timeout.abort(), requestTimeout);
  const token = options.bearer?.token ?? localStore.get('token');
  const abortable = endpoint.member && !endpoint.outlivesSignOut;
  if (abortable && token && memberCalls.signal.aborted) memberCalls = new AbortController();
  const memberSignal = memberCalls.signal;
  const signals = [
    timeout.signal,
    ...(abortable ? [memberSignal] : []),
    ...(options.signal ? [options.signal] : []),
  ];
  const unauthorized = () => {
    if (endpoint.member && !options.ignoreUnauthorized && token === localStore.get('token'))
      wiring.onUnauthorized?.();
    return fail(clientErrorCodes.unauthorized);
  };
  const sent = Date.now();
  try {
    if (site?.disabledFeatures?.length) {
      const { disabledCall } = await import('./feature-calls.ts');
      const failure = disabledCall(endpoint.path);
      if (failure) return { ok: false, failure };
    }
    const response = await (wiring.fetch ?? fetch)(apiOrigin() + endpoint.url, {
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
      ...(options.priority && { priority: options.priority }),
    });
    updateServerTime(response.headers.get('date'), sent);
    // A public call has a code in its body: a wrong password is no ended session.
    if (response.status === 401 && endpoint.member) return unauthorized();
    const header = response.headers.get('authorization');
    const text = await response.text();
    const answer = inEnvelope(endpoint.path, parse(text), site?.envelope);
    const read = readResult(endpoint, answer, {
      isError: !response.ok,
      token: bearerToken(header ?? ''),
      onLoss: (log) => void reportLosses(endpoint.path, log),
    });
    const result = read.ok ? read : refused(read.failure, response, answer);
    if (memberSignal.aborted && abortable) return fail(clientErrorCodes.aborted);
    storeRotatedToken(token, header, options.bearer);
    if (endpoint.member && !read.ok && looksSignedOut(response, text, hasEnvelope(answer))) {
      if (options.isSessionCheck) return fail(clientErrorCodes.unauthorized);
      if (!options.ignoreUnauthorized) void checkSession(token);
    }
    if (hasUnknownOutcome(response.status)) return unknownOutcome(endpoint.path, result);
    if (endpoint.member && !result.ok && result.failure.code === clientErrorCodes.unauthorized)
      return unauthorized();
    void noteCall(endpoint, result);
    if (result.ok) return result;
    wiring.onRefused?.(result.failure);
    return result;
  } catch {
    if (timeout.signal.aborted) return fail(clientErrorCodes.timeout);
    if (signals.some((signal) => signal.aborted)) return fail(clientErrorCodes.aborted);
    return fail(clientErrorCodes.network);
  } finally {
    wiring.clock?.clearTimeout(timer as never);
  }
}

/** The origin of the page before the site is known. */
const apiOrigin = () => site?.apiUrl?.replace(/\/+$/, '') ?? '';

/** Notes which calls the back end has: of the public ones those that it lacks, since the first page sends them. */
async function noteCall({ path, member }: Endpoint, result: CallResult<unknown>) {
  const isMissing = !result.ok && result.failure.isMissing === true;
  // Where a page is rendered, nobody reads the console, and the browser finds the same.
  if (wiring.fetch || !(isMissing || (member && result.ok))) return;
  const features = await import('./feature-calls.ts');
  features.noteCall(path, isMissing);
}

async function reportLosses(path: string, log: ReadLog) {
  const { tellLosses } = await import('#src/diagnostics/losses.ts');
  tellLosses(path, log);
}

/** Whether the operator may have processed the request although the status is an error, whatever the body says. */
const hasUnknownOutcome = (status: number) => status >= 500 || status === 408 || status === 429;

/** Of the body only the message for the user is kept, and when to try again. */
function unknownOutcome(call: string, result: CallResult<unknown>): CallResult<never> {
  const { serverMessage = undefined, retryAt = undefined } = result.ok ? {} : result.failure;
  return {
    ok: false,
    failure: {
      call,
      code: clientErrorCodes.unhandled,
      ...(serverMessage && { serverMessage }),
      ...(retryAt && { retryAt }),
    },
  };
}

/** The failure with what status, body and headers say besides the envelope. */
function refused(failure: Failure, response: Response, body: unknown): CallResult<never> {
  const { status } = response;
  const unauthorized = status === 401 && failure.code === clientErrorCodes.malformed;
  const known = unauthorized
    ? { ...failure, code: clientErrorCodes.unauthorized }
    : httpFailure(failure, status, body);
  const next = retryAt(response);
  return {
    ok: false,
    failure: { ...known, ...(known.code === '404' && { isMissing: true }), ...(next && { retryAt: next }) },
  };
}

const hasEnvelope = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && ('code' in body || 'header' in body);

/** Milliseconds for which a check that has found the session holds. */
const checkHolds = 10_000;
let checking: Promise<void> | undefined;
let foundAt = 0;

/** Asks for the member's status, after a response that may be that of an ended session. */
function checkSession(token: string | null): Promise<void> | undefined {
  if (Date.now() - foundAt < checkHolds) return undefined;
  checking ??= call(memberStatus, {}, { ignoreUnauthorized: true, isSessionCheck: true })
    .then((result) => {
      if (result.ok) foundAt = Date.now();
      else if (result.failure.code === clientErrorCodes.unauthorized && token === localStore.get('token'))
        wiring.onUnauthorized?.();
    })
    .finally(() => {
      checking = undefined;
    });
  return checking;
}

/** A rotated token is stored only if the token that was sent is still the stored one. */
function storeRotatedToken(sent: string | null, header: string | null, bearer: CallOptions['bearer']) {
  const fresh = bearerToken(header ?? '');
  if (!fresh || !sent || fresh === sent) return;
  if (bearer) bearer.token = fresh;
  else if (localStore.get('token') === sent) localStore.set('token', fresh);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Thrown by queries and mutations, which then show an error state or a notice. */
export class CallError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(`${failure.call}: ${failure.code}`);
    this.failure = failure;
  }
}

/** For queries and mutations: returns the data or throws a `CallError`. */
export async function callOrThrow<R extends Endpoint>(
  endpoint: R,
  body: Body<R>,
  options?: CallOptions,
): Promise<Data<R>> {
  const result = await call(endpoint, body, options);
  if (result.ok) return result.data;
  throw new CallError(result.failure);
}

/** The same for a part that a page goes without: a back end that does not have the call has none of what it lists. */
export async function callOrNone<R extends Endpoint>(
  endpoint: R,
  body: Body<R>,
  none: Data<R>,
  options?: CallOptions,
): Promise<Data<R>> {
  const result = await call(endpoint, body, options);
  if (result.ok) return result.data;
  if (result.failure.isMissing) return none;
  throw new CallError(result.failure);
}
