import type { RequestKind } from './metrics.ts';

/** How much a process works on at the same time, before its memory grows with what waits. */
export type LimitOptions = {
  /** Requests for pages and files, calls, and requests of the realtime server: so many of each. */
  maxRequests?: number | undefined;
  /** Open WebSockets. */
  maxSockets?: number | undefined;
};

/** Seconds after which a client may try again what was refused. */
export const retryAfter = 1;

/** A back end that does not answer must not take the pages away, nor the realtime server the calls. */
const groups = {
  document: 'own',
  file: 'own',
  report: 'own',
  api: 'api',
  realtime: 'realtime',
} as const satisfies Partial<Record<RequestKind, string>>;

/** Counts what is under way. `enter` returns false if there is no room; else `leave` must follow. */
export const createLimits = ({ maxRequests = 1_000, maxSockets = 10_000 }: LimitOptions) => {
  const requests = { own: 0, api: 0, realtime: 0 };
  let sockets = 0;
  return {
    /** Health checks always have room. */
    enter: (kind: RequestKind): boolean => {
      if (kind === 'health') return true;
      const group = groups[kind];
      if (requests[group] >= maxRequests) return false;
      requests[group]++;
      return true;
    },
    leave: (kind: RequestKind): void => {
      if (kind !== 'health') requests[groups[kind]]--;
    },
    enterSocket: (): boolean => {
      if (sockets >= maxSockets) return false;
      sockets++;
      return true;
    },
    leaveSocket: (): void => {
      sockets--;
    },
  };
};
