import * as v from 'valibot';

/**
 * One call of SPEC.md section 7.
 * `path` is the path as the specification gives it; `url` is what is requested: '/api' goes before it
 * unless the specification gives the path whole.
 */
export interface Row<
  Path extends string = string,
  Request extends v.GenericSchema = v.GenericSchema,
  Response extends v.GenericSchema = v.GenericSchema,
> {
  path: Path;
  url: string;
  request: Request;
  response: Response;
  /** Needs a member's token; answered 401 without one and aborted when the member signs out. */
  member: boolean;
  /** Goes on when the member signs out, although it is a member's. */
  outlivesSignOut: boolean;
  /** Not in SPEC.md: named in its style, so that an operator can map it. */
  extension: boolean;
}

export type Body<R extends Row> = v.InferInput<R['request']>;
/** What the operator sends as data, in wire names. */
export type Wire<R extends Row> = v.InferInput<R['response']>;
/** What the app reads, in camelCase. */
export type Data<R extends Row> = v.InferOutput<R['response']>;

interface Options {
  member?: boolean;
  outlivesSignOut?: boolean;
  extension?: boolean;
  /** The path is requested as it stands, without the '/api' prefix. */
  whole?: boolean;
}

// @__NO_SIDE_EFFECTS__
export function row<
  const Path extends string,
  Request extends v.GenericSchema,
  Response extends v.GenericSchema,
>(path: Path, request: Request, response: Response, options: Options = {}): Row<Path, Request, Response> {
  const {
    member = false,
    outlivesSignOut = false,
    extension = false,
    whole = path.startsWith('/api/'),
  } = options;
  return { path, url: whole ? path : `/api${path}`, request, response, member, outlivesSignOut, extension };
}

/** Why a call gave no data. `code` is the operator's, or one of ours for what never reached them. */
export interface Failure {
  call: string;
  code: string;
  serverMessage?: string;
  /** What came beside the code, in wire names: the hours of a maintenance, an account's login id. */
  data?: unknown;
}
export const ownCodes = {
  timeout: 'requestTimeout',
  network: 'networkError',
  unhandled: 'unhandled',
  malformed: 'malformed',
  aborted: 'aborted',
  unauthorized: '401',
} as const;

/** The operator may have done what was asked, or not: nothing that it said has been understood. */
export const isInDoubt = ({ code }: Failure) =>
  code !== ownCodes.unauthorized && Object.values<string>(ownCodes).includes(code);

export type Answer<T> = { ok: true; data: T } | { ok: false; failure: Failure };

const code = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const optionalText = v.fallback(v.optional(v.string()), undefined);
/** Both styles, on every call: `{ code, message, data }` and `{ header: { status, desc }, body }`. */
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

export const isSuccess = (code: string) => code === '100' || code === '1000';

/** Reads a response body: the data of a success, or the failure, never an exception. */
export function readAnswer<R extends Row>(row: R, body: unknown): Answer<Data<R>> {
  const malformed: Answer<never> = { ok: false, failure: { call: row.path, code: ownCodes.malformed } };
  const read = v.safeParse(envelope, body);
  if (!read.success) return malformed;
  const { code, message, data } = read.output;
  if (!isSuccess(code)) {
    return {
      ok: false,
      failure: {
        call: row.path,
        code,
        ...(message && { serverMessage: message }),
        ...(data != null && { data }),
      },
    };
  }
  const parsed = v.safeParse(row.response, data);
  return parsed.success ? { ok: true, data: parsed.output as Data<R> } : malformed;
}
