import type { RequestKind } from './metrics.ts';

/** How much a process works on at the same time, before its memory grows with what waits. */
export type LimitOptions = {
  /** Requests for pages and files, calls, and requests of the realtime server: so many of each. */
  maxRequests?: number | undefined;
  /** Open WebSockets. */
  maxSockets?: number | undefined;
  /** New connections to the realtime server in a second. */
  maxConnects?: number | undefined;
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

/** Whether a request of the realtime server begins a connection, since it names none. */
const isConnect = (url: string): boolean => !/[?&]sid=/.test(url);

/** Counts what is under way. `enter` returns false if there is no room; else `leave` must follow. */
export const createLimits = ({
  maxRequests = 1_000,
  maxSockets = 10_000,
  maxConnects = 500,
}: LimitOptions) => {
  const requests = { own: 0, api: 0, realtime: 0 };
  let sockets = 0;
  let connects = { second: 0, count: 0 };
  const mayConnect = (): boolean => {
    const second = Math.floor(performance.now() / 1_000);
    if (connects.second !== second) connects = { second, count: 0 };
    return ++connects.count <= maxConnects;
  };
  return {
    /** Health checks always have room. */
    enter: (kind: RequestKind, url: string): boolean => {
      if (kind === 'health') return true;
      const group = groups[kind];
      if (requests[group] >= maxRequests) return false;
      if (kind === 'realtime' && isConnect(url) && !mayConnect()) return false;
      requests[group]++;
      return true;
    },
    leave: (kind: RequestKind): void => {
      if (kind !== 'health') requests[groups[kind]]--;
    },
    enterSocket: (url: string): boolean => {
      if (sockets >= maxSockets || (isConnect(url) && !mayConnect())) return false;
      sockets++;
      return true;
    },
    leaveSocket: (): void => {
      sockets--;
    },
  };
};
