import { type CallResult, clientErrorCodes, type Endpoint } from '#contract/call.ts';

/** Treats a response with another request ID as malformed: the outcome of this request is unknown. */
export const matchResponse = <T>(
  { path }: Endpoint,
  result: CallResult<T>,
  isMatch: (data: T) => boolean,
): CallResult<T> =>
  !result.ok || isMatch(result.data)
    ? result
    : { ok: false, failure: { call: path, code: clientErrorCodes.malformed } };
