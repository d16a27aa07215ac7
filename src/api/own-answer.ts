import { type CallResult, clientErrorCodes, type Endpoint } from '#contract/call.ts';

/** An answer to another request is no answer: what became of this one is not known. */
export const ownAnswer = <T>(
  { path }: Endpoint,
  result: CallResult<T>,
  isOwn: (data: T) => boolean,
): CallResult<T> =>
  !result.ok || isOwn(result.data)
    ? result
    : { ok: false, failure: { call: path, code: clientErrorCodes.malformed } };
