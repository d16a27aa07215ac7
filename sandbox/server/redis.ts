import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { ServerOptions } from 'socket.io';
import { type Presence, presenceSockets, type SharedState } from './shared-state.ts';

/** Longest pause between attempts to reach Redis again, in milliseconds. */
const MAX_PAUSE = 500;
/** How often an event is sent to Redis, which takes most at once: for 30 s at least. */
const MAX_ATTEMPTS = 60;
/** A process that does not say so within `ALIVE_FOR` seconds is gone; it says so in intervals of milliseconds. */
const ALIVE_FOR = 8;
const ALIVE_INTERVAL = 2_500;
/** Events that are kept for processes that Redis could not reach. */
const KEPT_EVENTS = 20_000;

const connect = async (url: string) => {
  const client = createClient({
    url,
    // Commands wait for the connection, so that a restart of Redis delays them and loses none.
    socket: { reconnectStrategy: (retries) => Math.min(MAX_PAUSE, 20 * 2 ** retries), connectTimeout: 2_000 },
  });
  let isReported = false;
  client.on('error', (error: Error) => {
    if (!isReported) console.error(`Redis: ${error.message}`);
    isReported = true;
  });
  client.on('ready', () => {
    isReported = false;
  });
  await client.connect();
  // What is on its way when the connection breaks is sent again; the adapter would drop it, or not handle the rejection.
  const [xAdd, publish] = [client.xAdd.bind(client), client.publish.bind(client)];
  const untilTaken = async <T>(send: () => Promise<T>): Promise<T> => {
    for (let left = MAX_ATTEMPTS; ; left -= 1)
      try {
        return await send();
      } catch (error) {
        if (left === 1 || !client.isOpen) throw error;
        // Redis also refuses commands while it loads its data.
        if (left < MAX_ATTEMPTS) await wait(MAX_PAUSE);
      }
  };
  const again: Pick<typeof client, 'xAdd' | 'publish'> = {
    xAdd: (...event) => untilTaken(() => xAdd(...event)),
    publish: (...message) =>
      publish(...message)
        .catch(() => publish(...message))
        .catch(() => 0),
  };
  const duplicate = client.duplicate.bind(client);
  return Object.assign(client, again, {
    duplicate: () => {
      const copy = duplicate();
      const subscribe = copy.subscribe.bind(copy);
      // It fails if the process ends at once.
      const quietly: typeof copy.subscribe = (...channels) => subscribe(...channels).catch(() => {});
      return Object.assign(copy, { subscribe: quietly });
    },
  });
};
type Client = Awaited<ReturnType<typeof connect>>;

const PREFIX = 'sandbox:';
const ALL_CHANNELS = `${PREFIX}presence`;
const SECRET = `${PREFIX}presence:secret`;
const NODES = `${PREFIX}nodes`;
const socketsOn = (channel: string) => `${PREFIX}presence:sockets:${channel}`;
const membersOn = (channel: string) => `${PREFIX}presence:members:${channel}`;
const aliveKey = (node: string) => `${PREFIX}node:${node}`;

export type RedisEvents = {
  /** A member's last socket on a channel was on a process that is gone. */
  onGone: (channel: string, memberId: string, socketId: string) => void;
  /** Redis is there again after it could not be reached. */
  onBack: () => Promise<void>;
};

/** What all processes hide the IDs of members by. */
const presenceSecret = async (client: Client): Promise<string> => {
  await client.set(SECRET, randomUUID(), { condition: 'NX' });
  return (await client.get(SECRET)) ?? '';
};

/** Presence in hashes: sockets with their members, and the number of sockets of each member. */
const redisPresence = (client: Client, secret: string, onGone: RedisEvents['onGone']) => {
  const shown = presenceSockets(secret);
  const node = randomUUID();
  const fieldOf = (socketId: string) => `${node} ${socketId}`;

  const remove = async (channel: string, memberId: string, field: string): Promise<boolean> => {
    // Of two processes that clean up, the one that removes the socket counts.
    if ((await client.hDel(socketsOn(channel), field)) === 0) return false;
    const left = await client.hIncrBy(membersOn(channel), memberId, -1);
    if (left > 0) return false;
    await client.hDel(membersOn(channel), memberId);
    return true;
  };

  const sweep = async (gone: string): Promise<void> => {
    for (const channel of await client.sMembers(ALL_CHANNELS))
      for (const [field, memberId] of Object.entries(await client.hGetAll(socketsOn(channel)))) {
        const [owner, socketId = ''] = field.split(' ');
        if (owner === gone && (await remove(channel, memberId, field))) onGone(channel, memberId, socketId);
      }
    await client.sRem(NODES, gone);
  };

  const sayAlive = async (): Promise<void> => {
    await client.set(aliveKey(node), '1', { expiration: { type: 'EX', value: ALIVE_FOR } });
    await client.sAdd(NODES, node);
    for (const other of await client.sMembers(NODES))
      if (other !== node && (await client.exists(aliveKey(other))) === 0) await sweep(other);
  };
  // What fails is said again after the interval.
  const sayAliveIfPossible = () => sayAlive().catch(() => {});
  const isAlive = sayAliveIfPossible();
  const timer = setInterval(sayAliveIfPossible, ALIVE_INTERVAL).unref();

  const presence: Presence = {
    join: async (channel, memberId, socketId) => {
      await isAlive;
      const isNew = (await client.hSet(socketsOn(channel), fieldOf(socketId), memberId)) === 1;
      const count = await client.hIncrBy(membersOn(channel), memberId, isNew ? 1 : 0);
      await client.sAdd(ALL_CHANNELS, channel);
      const sockets = Object.entries(await client.hGetAll(socketsOn(channel)));
      return {
        isFirst: isNew && count === 1,
        sockets: sockets.map(([field, member]) => shown(member, field.split(' ')[1] ?? '')),
      };
    },
    shown,
    leave: (channel, memberId, socketId) => remove(channel, memberId, fieldOf(socketId)),
  };
  return {
    presence,
    close: async (): Promise<void> => {
      clearInterval(timer);
      await sweep(node);
      await client.del(aliveKey(node));
    },
  };
};

export type Redis = {
  state: SharedState;
  adapter: NonNullable<ServerOptions['adapter']>;
  close: () => Promise<void>;
};

/**
 * Connects to Redis, on which the processes of a sandbox exchange their realtime events and share their state.
 * @throws if Redis cannot be reached
 */
export const openRedis = async (url: string, { onGone, onBack }: RedisEvents): Promise<Redis> => {
  const client = await connect(url);
  client.on('ready', () => onBack().catch(console.error));
  const { presence, close } = redisPresence(client, await presenceSecret(client), onGone);
  return {
    state: {
      presence,
      limiter: (name, points, duration) =>
        new RateLimiterRedis({
          storeClient: client,
          useRedisPackage: true,
          keyPrefix: `${PREFIX}limit:${name}`,
          points,
          duration,
          // Each process counts for itself while Redis is gone.
          rejectIfRedisNotReady: true,
          insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration }),
        }),
      put: async (key, value, lifetime) => {
        await client.set(`${PREFIX}value:${key}`, value, { expiration: { type: 'PX', value: lifetime } });
      },
      get: (key) => client.get(`${PREFIX}value:${key}`),
      take: (key) => client.getDel(`${PREFIX}value:${key}`),
      reset: async () => {
        for (const kept of ['limit', 'value'])
          for await (const keys of client.scanIterator({ MATCH: `${PREFIX}${kept}:*` }))
            if (keys.length > 0) await client.del(keys);
      },
    },
    adapter: createAdapter(client, {
      streamName: `${PREFIX}events`,
      maxLen: KEPT_EVENTS,
      // Channels are not separated by the number of the database.
      channelPrefix: `${PREFIX}${new URL(url).pathname}`,
    }),
    close: async () => {
      await close().catch(() => {});
      client.destroy();
    },
  };
};
