import * as v from 'valibot';
import { emptyLog, logIssue, type ReadConfig, type ReadLog } from './read-log.ts';
import { id } from './wire-schema.ts';

/**
 * One endpoint, of the specification, section 7 or an extension.
 * `path` is the path in the specification; `url` is the requested path, with the prefix '/api' unless the
 * specification gives the path in full.
 */
export interface Endpoint<
  Path extends string = string,
  Request extends v.GenericSchema = v.GenericSchema,
  Response extends v.GenericSchema = v.GenericSchema,
> {
  path: Path;
  url: string;
  request: Request;
  response: Response;
  /** Requires a member token: responds 401 without one, and is aborted on sign-out. */
  member: boolean;
  /** Is not aborted on sign-out, although it requires a member token. */
  outlivesSignOut: boolean;
  /** Its data contains the member's token, or its response has it in the Authorization header. */
  signsIn: boolean;
  /** Not in the specification; follows its naming style so that an operator can map it. */
  extension: boolean;
}

export type Body<R extends Endpoint> = v.InferInput<R['request']>;
/** Response data as the operator sends it, in wire names. */
export type Wire<R extends Endpoint> = v.InferInput<R['response']>;
/** Response data as the app reads it, in camelCase. */
export type Data<R extends Endpoint> = v.InferOutput<R['response']>;

interface Options {
  member?: boolean;
  outlivesSignOut?: boolean;
  signsIn?: boolean;
  extension?: boolean;
  /** Requests the path as given, without the '/api' prefix. */
  whole?: boolean;
}

// @__NO_SIDE_EFFECTS__
export function defineEndpoint<
  const Path extends string,
  Request extends v.GenericSchema,
  Response extends v.GenericSchema,
>(
  path: Path,
  request: Request,
  response: Response,
  options: Options = {},
): Endpoint<Path, Request, Response> {
  const {
    member = false,
    outlivesSignOut = false,
    signsIn = false,
    extension = false,
    whole = path.startsWith('/api/'),
  } = options;
  const url = whole ? path : `/api${path}`;
  return { path, url, request, response, member, outlivesSignOut, signsIn, extension };
}

/** Reason for a call without data. `code` is the operator's code, or a client error code. */
export interface Failure {
  call: string;
  code: string;
  serverMessage?: string;
  /** The server's words about fields of the request, by their wire names. */
  fields?: Record<string, string>;
  /** Data sent with the code, in wire names, such as a maintenance period or a login id. */
  data?: unknown;
  /** The operator does not have the call: code 404, or status 404 without a code. */
  isMissing?: true;
  /** When the operator allows the next try, in milliseconds of its clock. */
  retryAt?: number;
}
export const clientErrorCodes = {
  timeout: 'requestTimeout',
  network: 'networkError',
  unhandled: 'unhandled',
  malformed: 'malformed',
  aborted: 'aborted',
  /** The response of a request that moves money was lost, and the operator could not tell what has become of it. */
  unknownOutcome: 'unknownOutcome',
  unauthorized: '401',
} as const;

/**
 * Whether the request may have been processed: no readable response with an operator code arrived. A call that the
 * operator does not have has processed nothing.
 */
export const isOutcomeUnknown = ({ code, isMissing }: Failure) =>
  !isMissing &&
  code !== clientErrorCodes.unauthorized &&
  Object.values<string>(clientErrorCodes).includes(code);

export type CallResult<T> = { ok: true; data: T } | { ok: false; failure: Failure };

const optionalText = v.fallback(v.optional(v.string()), undefined);
/** Accepts both styles on every call: `{ code, message, data }` and `{ header: { status, desc }, body }`. */
const envelope = v.union([
  v.pipe(
    v.object({ code: id, message: optionalText, data: v.optional(v.unknown()) }),
    v.transform(({ code, message, data }) => ({ code, message, data })),
  ),
  v.pipe(
    v.object({ header: v.object({ status: id, desc: optionalText }), body: v.optional(v.unknown()) }),
    v.transform(({ header, body }) => ({ code: header.status, message: header.desc, data: body })),
  ),
]);

/** Token of an Authorization header, with or without the word Bearer. */
export const bearerToken = (header: string) => header.replace(/^Bearer\s+/i, '');

export const isSuccess = (code: string) => code === '100' || code === '1000';

interface Received {
  /** The HTTP status is an error, so that only an envelope is a response. */
  isError?: boolean;
  /** Token of the response's Authorization header, for calls that sign in. */
  token?: string;
  /** Receives what could not be read. */
  onLoss?: (log: ReadLog) => void;
}

/** Parses a response body into the data of a success or a failure; does not throw. */
export function readResult<R extends Endpoint>(
  endpoint: R,
  body: unknown,
  { isError = false, token, onLoss }: Received = {},
): CallResult<Data<R>> {
  const read = v.safeParse(envelope, body);
  if (read.success && !isSuccess(read.output.code)) {
    const { code, message, data } = read.output;
    return {
      ok: false,
      failure: {
        call: endpoint.path,
        code,
        ...(message && { serverMessage: message }),
        ...(data != null && { data }),
      },
    };
  }
  if (read.success && read.output.data === null && hasMemberList(endpoint))
    return { ok: false, failure: { call: endpoint.path, code: clientErrorCodes.malformed } };
  const log = emptyLog();
  const report = (log: ReadLog) => {
    if (!isError && log.issues.size > 0) onLoss?.(log);
  };
  const config: ReadConfig = { log, report };
  const isReadable = read.success || (!isError && isData(endpoint, body));
  const data = withToken(read.success ? read.output.data : body, endpoint, token);
  // Not `safeParse`, which drops the log from the config.
  const parsed = isReadable ? endpoint.response['~run']({ value: data }, config) : read;
  for (const issue of parsed.issues ?? []) logIssue(log, issue);
  report(log);
  if (!parsed.issues) return { ok: true, data: parsed.value as Data<R> };
  return { ok: false, failure: { call: endpoint.path, code: clientErrorCodes.malformed } };
}

/**
 * Whether the data are a list of the member's. Null in its place says nothing of it: no letters, bets or money would be told
 * of a member who has some. An empty list is one.
 */
const hasMemberList = ({ response, member }: Endpoint): boolean =>
  member &&
  'entries' in response &&
  Object.values(response.entries as object).some((entry) => 'isList' in entry);

/** Whether the body can be the data itself, without an envelope: an object must have a field of the data. */
function isData({ response }: Endpoint, body: unknown) {
  if (response.type === 'unknown' || typeof body !== 'object' || body === null) return false;
  if ('code' in body || 'header' in body) return false;
  const isObject = 'entries' in response && !Array.isArray(body);
  const fields = Object.keys(isObject ? (response.entries as object) : body);
  return fields.some((field) => field in body);
}

/** Adds the token of the response's header to the data of a call that signs in, unless it has one. */
const withToken = (data: unknown, { signsIn }: Endpoint, token: string | undefined) =>
  signsIn && token && typeof data === 'object' && data && !('token' in data && data.token)
    ? { ...data, token }
    : data;
