import type { LoggedRequest } from './control-protocol.ts';

const KEPT = 5_000;
const SECRET = /password|^token$|^tk$/;

const withoutSecrets = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(Object.entries(body).map(([key, value]) => [key, SECRET.test(key) ? '***' : value]))
    : body;

export type RequestLog = ReturnType<typeof createRequestLog>;

/** Log of the last 5,000 to 6,000 requests since the last reset. */
export const createRequestLog = () => {
  let seen: LoggedRequest[] = [];
  let n = 0;
  return {
    add: (request: Omit<LoggedRequest, 'n' | 'at'>): void => {
      seen.push({ ...request, body: withoutSecrets(request.body), n: ++n, at: Date.now() });
      if (seen.length > KEPT * 1.2) seen = seen.slice(-KEPT);
    },
    clear: (): void => {
      seen = [];
    },
    mark: (): number => n,
    since: (mark: number): LoggedRequest[] => seen.filter((request) => request.n > mark),
  };
};
