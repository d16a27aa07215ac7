import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import * as v from 'valibot';

/** The member who joins a channel. */
export type SocketMember = { memberId: string; account: string; currency: string };
/** Finds the member of a valid token. */
export type Authorise = (token: string) => Promise<SocketMember | undefined>;

/** A socket's subscription to a guarded channel, by the token with which it joined. */
type Subscription = { memberId: string; token: string };

/** A socket on a presence channel, with the data that Echo sends of its member. */
type PresenceSocket = { user_id: string; user_info: { id: string }; socketId: string };

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

/**
 * `private-member.{member_id}`, `private-member.{currency}`, `presence-member.{currency}` (specification, section
 * 7).
 */
const mayJoin = (channel: string, member: SocketMember): boolean =>
  channel === `private-member.${member.memberId}` ||
  channel === `private-member.${member.currency}` ||
  channel === `presence-member.${member.currency}`;

export type Realtime = ReturnType<typeof createRealtime>;

/**
 * The operator's realtime server: Laravel Echo's protocol on socket.io 4. A client sends `subscribe` with a
 * channel; events are sent as `(event, channel, data)`. A rejected subscription to a guarded channel gets
 * `subscription_error`. Events are not replayed; clients cannot send events to each other.
 */
export const createRealtime = (server: HttpServer, authorise: Authorise) => {
  let isAccepting = true;
  /** While set, subscriptions to guarded channels wait for it. */
  let pendingPolicy: { decided: Promise<void>; decide: () => void } | null = null;
  let isRejecting = false;
  /** Sockets on the presence channels, by channel. */
  const presence = new Map<string, PresenceSocket[]>();
  /** Subscriptions of the sockets to guarded channels, by channel. */
  const subscriptions = new WeakMap<Socket, Map<string, Subscription>>();
  const io = new Server(server, {
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: 100_000,
    allowRequest: (_request, decide) => decide(isAccepting ? null : 'refused', isAccepting),
  });

  const tokenOf = (socket: Socket, headers: Record<string, unknown> | undefined): string | undefined =>
    bearer(headers?.Authorization ?? headers?.authorization) ??
    bearer(socket.handshake.headers.authorization);

  const joinPresence = (socket: Socket, channel: string, { memberId }: SocketMember): void => {
    const sockets = presence.get(channel) ?? [];
    const joining: PresenceSocket = { user_id: memberId, user_info: { id: memberId }, socketId: socket.id };
    const isNew = !sockets.some(({ user_id }) => user_id === memberId);
    const now = [...sockets.filter(({ socketId }) => socketId !== socket.id), joining];
    presence.set(channel, now);
    const onePerMember = [...new Map(now.map((each) => [each.user_id, each])).values()];
    socket.emit('presence:subscribed', channel, onePerMember);
    if (isNew) socket.to(channel).emit('presence:joining', channel, joining);
  };

  const leavePresence = (socket: Socket, channel: string): void => {
    const sockets = presence.get(channel);
    const leaving = sockets?.find(({ socketId }) => socketId === socket.id);
    if (!sockets || !leaving) return;
    const rest = sockets.filter(({ socketId }) => socketId !== socket.id);
    presence.set(channel, rest);
    if (!rest.some(({ user_id }) => user_id === leaving.user_id))
      io.to(channel).emit('presence:leaving', channel, leaving);
  };

  const removeFrom = (socket: Socket, channel: string): void => {
    leavePresence(socket, channel);
    subscriptions.get(socket)?.delete(channel);
    socket.leave(channel);
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
    socket.on('subscribe', async (input: unknown) => {
      const parsed = v.safeParse(subscribeRequest, input);
      if (!parsed.success) return;
      const { channel, auth } = parsed.output;
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
        removeFrom(socket, channel);
        return reject(channel, 401);
      }
      if (channel.startsWith('presence-')) joinPresence(socket, channel, member);
    });
    socket.on('unsubscribe', (input: unknown) => {
      const parsed = v.safeParse(subscribeRequest, input);
      if (!parsed.success) return;
      removeFrom(socket, parsed.output.channel);
    });
    socket.on('disconnecting', () => {
      for (const channel of socket.rooms) leavePresence(socket, channel);
    });
  });

  return {
    /** Sends an event to all subscribers, without the leading dot of Echo's event names. */
    publish: (channel: string, event: string, data: unknown): void => {
      io.to(channel).emit(event.replace(/^\./, ''), channel, data);
    },
    /**
     * Removes sockets from the guarded channels that they joined by an ended token. With `reconnect` they are
     * also disconnected, so that clients which have a newer token join again.
     */
    unsubscribe: (isEnded: (subscription: Subscription) => boolean, { reconnect = false } = {}): void => {
      for (const socket of io.sockets.sockets.values()) {
        const ended = [...subscriptionsOf(socket)].filter(([, subscription]) => isEnded(subscription));
        for (const [channel] of ended) removeFrom(socket, channel);
        if (reconnect && ended.length > 0) socket.conn.close(true);
      }
    },
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
