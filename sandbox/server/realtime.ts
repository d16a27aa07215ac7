import { randomBytes } from 'node:crypto';
import type { Server as HttpServer } from 'node:http';
import { Server, type ServerOptions, type Socket } from 'socket.io';
import * as v from 'valibot';
import type { Presence } from './shared-state.ts';

/** The member who joins a channel. */
export type SocketMember = { memberId: string; account: string; currency: string };
/** Finds the member of a valid token. */
export type Authorise = (token: string) => Promise<SocketMember | undefined>;

/** A socket's subscription to a guarded channel, by the token with which it joined. */
type Subscription = { memberId: string; token: string };

/** Whose sessions have ended; without a member, perhaps everybody's. */
type Ended = {
  memberId?: string;
  /** Also disconnects, so that clients which have a newer token join again. */
  reconnect?: boolean;
};
/** An event on a channel; the name has the leading dot of Echo's event names, which is not sent. */
type RealtimeMessage = { channel: string; event: string; data: unknown };
const wireName = (event: string): string => event.replace(/^\./, '');
/** The message between the processes. */
const UNSUBSCRIBE = 'unsubscribe';

const subscribeRequest = v.object({
  channel: v.pipe(v.string(), v.maxLength(120)),
  auth: v.optional(v.object({ headers: v.optional(v.record(v.string(), v.unknown())) })),
});

const bearer = (header: unknown): string | undefined =>
  typeof header === 'string' ? /^Bearer (.+)$/i.exec(header)?.[1] : undefined;

/** Maximum number of channels of a socket; the app joins seven. */
const MAX_CHANNELS = 20;

/** A socket is always in a room of its own. */
const isFull = ({ rooms }: Socket, channel: string): boolean =>
  rooms.size > MAX_CHANNELS && !rooms.has(channel);

/** Whether a subscription needs a token. */
const isGuarded = (channel: string): boolean => /^(private|presence)-/.test(channel);

const isPresence = (channel: string): boolean => channel.startsWith('presence-');

/**
 * `private-member.{member_id}`, `private-member.{currency}`, `presence-member.{currency}` (specification, section
 * 7).
 */
const mayJoin = (channel: string, member: SocketMember): boolean =>
  channel === `private-member.${member.memberId}` ||
  channel === `private-member.${member.currency}` ||
  channel === `presence-member.${member.currency}`;

export type RealtimeParts = {
  presence: Presence;
  /** Exchanges events with other processes. */
  adapter?: ServerOptions['adapter'] | undefined;
  /** Name of this process, with which its socket IDs end: a balancer sends the requests of a polling socket to it. */
  node?: string | undefined;
};

export type Realtime = ReturnType<typeof createRealtime>;

/**
 * The operator's realtime server: Laravel Echo's protocol on socket.io 4. A client sends `subscribe` with a
 * channel; events are sent as `(event, channel, data)`. A rejected subscription to a guarded channel gets
 * `subscription_error`. Events are not replayed; clients cannot send events to each other.
 */
export const createRealtime = (
  server: HttpServer,
  authorise: Authorise,
  { presence, adapter, node }: RealtimeParts,
) => {
  let isAccepting = true;
  /** While set, subscriptions to guarded channels wait for it. */
  let pendingPolicy: { decided: Promise<void>; decide: () => void } | null = null;
  let isRejecting = false;
  /** Subscriptions of the sockets to guarded channels, by channel. */
  const subscriptions = new WeakMap<Socket, Map<string, Subscription>>();
  const io = new Server(server, {
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: 100_000,
    ...(adapter && { adapter }),
    allowRequest: (_request, decide) => decide(isAccepting ? null : 'refused', isAccepting),
  });

  const tokenOf = (socket: Socket, headers: Record<string, unknown> | undefined): string | undefined =>
    bearer(headers?.Authorization ?? headers?.authorization) ??
    bearer(socket.handshake.headers.authorization);

  const joinPresence = async (socket: Socket, channel: string, memberId: string): Promise<void> => {
    const { sockets, isFirst } = await presence.join(channel, memberId, socket.id);
    // It may have left meanwhile.
    if (!socket.rooms.has(channel)) return leavePresence(socket, channel, memberId);
    const onePerMember = [...new Map(sockets.map((each) => [each.user_id, each])).values()];
    socket.emit('presence:subscribed', channel, onePerMember);
    if (isFirst) socket.to(channel).emit('presence:joining', channel, presence.shown(memberId, socket.id));
  };

  const publishLeaving = (channel: string, memberId: string, socketId: string): void => {
    io.to(channel).emit('presence:leaving', channel, presence.shown(memberId, socketId));
  };
  const leavePresence = async (socket: Socket, channel: string, memberId: string): Promise<void> => {
    if (await presence.leave(channel, memberId, socket.id)) publishLeaving(channel, memberId, socket.id);
  };
  /** Ends the presence of a socket that leaves a channel, if it is one with presence. */
  const endPresence = async (socket: Socket, channel: string): Promise<void> => {
    const memberId = isPresence(channel) ? subscriptionsOf(socket).get(channel)?.memberId : undefined;
    if (memberId !== undefined) await leavePresence(socket, channel, memberId).catch(console.error);
  };

  const removeFrom = async (socket: Socket, channel: string): Promise<void> => {
    const ended = endPresence(socket, channel);
    subscriptions.get(socket)?.delete(channel);
    socket.leave(channel);
    await ended;
  };

  const subscriptionsOf = (socket: Socket): Map<string, Subscription> => {
    const known = subscriptions.get(socket) ?? new Map<string, Subscription>();
    subscriptions.set(socket, known);
    return known;
  };

  io.on('connection', (socket) => {
    const reject = (channel: string, status: number): void => {
      socket.emit('subscription_error', channel, status);
    };
    const subscribe = async ({ channel, auth }: v.InferOutput<typeof subscribeRequest>): Promise<void> => {
      if (!isGuarded(channel))
        return isFull(socket, channel) ? reject(channel, 429) : void socket.join(channel);
      await pendingPolicy?.decided;
      const token = tokenOf(socket, auth?.headers);
      const member = isRejecting || token === undefined ? undefined : await authorise(token);
      if (!token || !member || !mayJoin(channel, member)) return reject(channel, member ? 403 : 401);
      if (!socket.connected) return;
      if (isFull(socket, channel)) return reject(channel, 429);
      subscriptionsOf(socket).set(channel, { memberId: member.memberId, token });
      await socket.join(channel);
      // The session may have ended since it was looked up.
      if (!(await authorise(token))) {
        await removeFrom(socket, channel);
        return reject(channel, 401);
      }
      if (isPresence(channel)) await joinPresence(socket, channel, member.memberId);
    };
    socket.on('subscribe', (input: unknown) => {
      const parsed = v.safeParse(subscribeRequest, input);
      if (!parsed.success) return;
      subscribe(parsed.output).catch((error: unknown) => {
        console.error(error);
        // The database or Redis is gone: the client reconnects and asks again.
        socket.conn.close(true);
      });
    });
    socket.on('unsubscribe', (input: unknown) => {
      const parsed = v.safeParse(subscribeRequest, input);
      if (!parsed.success) return;
      removeFrom(socket, parsed.output.channel);
    });
    socket.on('disconnecting', () => {
      for (const channel of socket.rooms) endPresence(socket, channel);
    });
  });

  /** Looks the tokens up, since a message of another process may be older than a new session. */
  const unsubscribe = async (
    { memberId, reconnect = false }: Ended,
    last?: RealtimeMessage,
  ): Promise<void> => {
    if (last) io.local.to(last.channel).emit(wireName(last.event), last.channel, last.data);
    for (const socket of io.sockets.sockets.values()) {
      const joined = [...subscriptionsOf(socket)].filter(
        ([, subscription]) => memberId === undefined || subscription.memberId === memberId,
      );
      let hasLeft = false;
      for (const [channel, { token }] of joined) {
        if (await authorise(token)) continue;
        await removeFrom(socket, channel);
        hasLeft = true;
      }
      if (reconnect && hasLeft) socket.conn.close(true);
    }
  };
  io.on(UNSUBSCRIBE, (ended: Ended, last?: RealtimeMessage | null) => {
    unsubscribe(ended, last ?? undefined).catch(console.error);
  });
  if (node !== undefined) io.engine.generateId = () => `${randomBytes(15).toString('base64url')}.${node}`;

  return {
    /** Sends an event to all subscribers, without the leading dot of Echo's event names. */
    publish: (channel: string, event: string, data: unknown): void => {
      io.to(channel).emit(wireName(event), channel, data);
    },
    /**
     * Removes sockets of all processes from the guarded channels that they joined by a token that has ended. They receive
     * the last event before.
     */
    unsubscribe: async (ended: Ended, last?: RealtimeMessage): Promise<void> => {
      if (adapter) io.serverSideEmit(UNSUBSCRIBE, ended, last);
      await unsubscribe(ended, last);
    },
    /** Removes sockets from the channels of tokens that have ended while other processes could not be heard. */
    recheck: (): Promise<void> => unsubscribe({}),
    /** Tells a presence channel that a member has left whose process is gone. */
    publishLeaving,
    /** Number of sockets per channel. */
    channels: (): Record<string, number> =>
      Object.fromEntries(
        [...io.sockets.adapter.rooms]
          .filter(([room]) => !io.sockets.sockets.has(room))
          .map(([room, sockets]) => [room, sockets.size]),
      ),
    /** Transport of each socket: `polling` until it is upgraded to `websocket`. */
    transports: (): string[] => [...io.sockets.sockets.values()].map((socket) => socket.conn.transport.name),
    /** Closes the transports like a network failure; clients reconnect automatically. */
    disconnect: (): void => {
      for (const socket of io.sockets.sockets.values()) socket.conn.close(true);
    },
    /** Subscriptions to guarded channels: true checks them, false keeps them waiting, 'no' rejects them. */
    setJoinPolicy: (policy: boolean | 'no'): void => {
      pendingPolicy?.decide();
      const { promise, resolve } = Promise.withResolvers<void>();
      pendingPolicy = policy ? null : { decided: promise, decide: resolve };
      isRejecting = policy === 'no';
    },
    /** Whether new connections are accepted. */
    setAccepting: (yes: boolean): void => {
      isAccepting = yes;
    },
    /** Closes the sockets and the HTTP server. */
    close: (): Promise<void> => io.close(),
  };
};
