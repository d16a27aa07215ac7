import type { LoggedRequest } from './control-protocol.ts';

/** Number of requests that remain when the log is shortened. */
const KEPT_REQUESTS = 5_000;
const SECRET = /password|^token$|^tk$/;

const withoutSecrets = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(Object.entries(body).map(([key, value]) => [key, SECRET.test(key) ? '***' : value]))
    : body;

export type RequestLog = ReturnType<typeof createRequestLog>;

/** Log of the last 5,000 to 6,000 requests since the last reset. */
export const createRequestLog = () => {
  let logged: LoggedRequest[] = [];
  let n = 0;
  return {
    add: (request: Omit<LoggedRequest, 'n' | 'at'>): void => {
      logged.push({ ...request, body: withoutSecrets(request.body), n: ++n, at: Date.now() });
      if (logged.length > KEPT_REQUESTS * 1.2) logged = logged.slice(-KEPT_REQUESTS);
    },
    clear: (): void => {
      logged = [];
    },
    /** Number of the last request, for `since`. */
    cursor: (): number => n,
    /** Requests after a cursor. */
    since: (cursor: number): LoggedRequest[] => logged.filter((request) => request.n > cursor),
  };
};
