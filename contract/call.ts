import * as v from 'valibot';

/**
 * One endpoint of SPEC.md section 7.
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
  /** Not in SPEC.md; follows its naming style so that an operator can map it. */
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
    extension = false,
    whole = path.startsWith('/api/'),
  } = options;
  return { path, url: whole ? path : `/api${path}`, request, response, member, outlivesSignOut, extension };
}

/** Reason for a call without data. `code` is the operator's code, or a client error code. */
export interface Failure {
  call: string;
  code: string;
  serverMessage?: string;
  /** Data sent with the code, in wire names, such as a maintenance period or a login id. */
  data?: unknown;
}
export const clientErrorCodes = {
  timeout: 'requestTimeout',
  network: 'networkError',
  unhandled: 'unhandled',
  malformed: 'malformed',
  aborted: 'aborted',
  unauthorized: '401',
} as const;

/** Whether the request may have been processed: no readable response with an operator code arrived. */
export const isOutcomeUnknown = ({ code }: Failure) =>
  code !== clientErrorCodes.unauthorized && Object.values<string>(clientErrorCodes).includes(code);

export type CallResult<T> = { ok: true; data: T } | { ok: false; failure: Failure };

const code = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const optionalText = v.fallback(v.optional(v.string()), undefined);
/** Accepts both styles on every call: `{ code, message, data }` and `{ header: { status, desc }, body }`. */
const envelope = v.union([
  v.pipe(
    v.object({ code, message: optionalText, data: v.optional(v.unknown()) }),
    v.transform(({ code, message, data }) => ({ code, message, data })),
  ),
  v.pipe(
    v.object({ header: v.object({ status: code, desc: optionalText }), body: v.optional(v.unknown()) }),
    v.transform(({ header, body }) => ({ code: header.status, message: header.desc, data: body })),
  ),
]);

/** Token of an Authorization header, with or without the word Bearer. */
export const bearerToken = (header: string) => header.replace(/^Bearer\s+/i, '');

export const isSuccess = (code: string) => code === '100' || code === '1000';

/** Parses a response body into the data of a success or a failure; does not throw. */
export function readResult<R extends Endpoint>(endpoint: R, body: unknown): CallResult<Data<R>> {
  const malformed: CallResult<never> = {
    ok: false,
    failure: { call: endpoint.path, code: clientErrorCodes.malformed },
  };
  const read = v.safeParse(envelope, body);
  if (!read.success) return malformed;
  const { code, message, data } = read.output;
  if (!isSuccess(code)) {
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
  const parsed = v.safeParse(endpoint.response, data);
  return parsed.success ? { ok: true, data: parsed.output as Data<R> } : malformed;
}
