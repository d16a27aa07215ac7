import { createHmac, randomUUID } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';

/**
 * A member's socket on a presence channel, with the data that Echo sends of its member. Other members see it, so that its
 * IDs are not those of the member.
 */
export type PresenceSocket = { user_id: string; user_info: { id: string }; socketId: string };

/** The sockets on the presence channels of all processes. */
export type Presence = {
  /** The sockets on the channel with this one, and whether it is the first one of its member. */
  join: (
    channel: string,
    memberId: string,
    socketId: string,
  ) => Promise<{ sockets: PresenceSocket[]; isFirst: boolean }>;
  /** The socket as others see it. */
  shown: (memberId: string, socketId: string) => PresenceSocket;
  /** Whether the socket was the last one of its member. */
  leave: (channel: string, memberId: string, socketId: string) => Promise<boolean>;
};

/**
 * What the processes of a sandbox share besides the database: short-lived, and no loss if it is gone. In memory for one
 * process, or on Redis.
 */
export type SharedState = {
  /** Counts what happens to a key; `points` within `seconds` are allowed. */
  limiter: (name: string, points: number, seconds: number) => RateLimiterAbstract;
  /** Keeps a value for so many milliseconds. */
  put: (key: string, value: string, lifetime: number) => Promise<void>;
  get: (key: string) => Promise<string | null>;
  /** Returns the value and removes it, so that of two calls one gets it. */
  take: (key: string) => Promise<string | null>;
  presence: Presence;
  /** Forgets values and counts, for tests. */
  reset: () => Promise<void>;
};

/** Shows sockets by an ID of their member that nobody can trace back, the same wherever the secret is. */
export const presenceSockets = (secret: string): Presence['shown'] => {
  const idOf = (memberId: string) =>
    createHmac('sha256', secret).update(memberId).digest('base64url').slice(0, 16);
  return (memberId, socketId) => ({
    user_id: idOf(memberId),
    user_info: { id: idOf(memberId) },
    socketId,
  });
};

/** Maximum number of values in memory; the oldest is dropped. */
const MAX_VALUES = 10_000;

const memoryPresence = (): Presence => {
  /** Members by socket, by channel. */
  const channels = new Map<string, Map<string, string>>();
  const shown = presenceSockets(randomUUID());
  const has = (sockets: Map<string, string>, memberId: string) => [...sockets.values()].includes(memberId);
  return {
    join: async (channel, memberId, socketId) => {
      const sockets = channels.get(channel) ?? new Map<string, string>();
      channels.set(channel, sockets);
      const isFirst = !has(sockets, memberId);
      sockets.set(socketId, memberId);
      return { sockets: [...sockets].map(([socket, member]) => shown(member, socket)), isFirst };
    },
    shown,
    leave: async (channel, memberId, socketId) => {
      const sockets = channels.get(channel);
      return sockets?.delete(socketId) === true && !has(sockets, memberId);
    },
  };
};

/** The state of one process. */
export const memoryState = (): SharedState => {
  const values = new Map<string, { value: string; until: number }>();
  const get = (key: string): string | null => {
    const kept = values.get(key);
    return kept && kept.until > Date.now() ? kept.value : null;
  };
  return {
    limiter: (keyPrefix, points, duration) => new RateLimiterMemory({ keyPrefix, points, duration }),
    put: async (key, value, lifetime) => {
      values.delete(key);
      values.set(key, { value, until: Date.now() + lifetime });
      const [oldest] = values.keys();
      if (values.size > MAX_VALUES && oldest !== undefined) values.delete(oldest);
    },
    get: async (key) => get(key),
    take: async (key) => {
      const value = get(key);
      values.delete(key);
      return value;
    },
    presence: memoryPresence(),
    reset: async () => values.clear(),
  };
};
