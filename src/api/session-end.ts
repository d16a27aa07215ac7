import { clientErrorCodes, type Failure } from '#contract/call.ts';

/** Whether a call failed because its session has ended, which is reported elsewhere. */
export const isSessionEnd = ({ code }: Failure): boolean =>
  code === clientErrorCodes.aborted || code === clientErrorCodes.unauthorized;
