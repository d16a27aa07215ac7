import { defaultErrorStatus } from '#contract/constants.ts';

/**
 * What a page has thrown: its HTTP status, 500 if it has none, and whether it is an error object at all, with
 * a message or a status (specification, section 8, 'Invalid error object').
 */
export function readThrown(thrown: unknown): { status: number; isError: boolean } {
  const { status, message } = Object(thrown) as { status?: unknown; message?: unknown };
  const hasStatus = typeof status === 'number' && status >= 400 && status < 600;
  const hasMessage = typeof message === 'string' && message !== '';
  return { status: hasStatus ? status : defaultErrorStatus, isError: hasStatus || hasMessage };
}
