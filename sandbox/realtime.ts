import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import * as v from 'valibot';

/** The member of a socket. */
export type Listener = { memberId: string; account: string; currency: string };
/** Finds the member of a valid token. */
export type Authorise = (token: string) => Promise<Listener | undefined>;

/** By which token a socket is on a guarded channel. */
type Guest = { memberId: string; token: string };

type Present = { user_id: string; user_info: { id: string }; socketId: string };

const subscription = v.object({
  channel: v.pipe(v.string(), v.maxLength(120)),
  auth: v.optional(v.object({ headers: v.optional(v.record(v.string(), v.unknown())) })),
});

const bearer = (header: unknown): string | undefined =>
  typeof header === 'string' ? /^Bearer (.+)$/i.exec(header)?.[1] : undefined;

/** The app joins seven. */
const MOST_CHANNELS = 20;

/** A socket is always in a room of its own. */
const isFull = ({ rooms }: Socket, channel: string): boolean =>
  rooms.size > MOST_CHANNELS && !rooms.has(channel);

const isGuarded = (channel: string): boolean => /^(private|presence)-/.test(channel);

/**
 * `private-member.{member_id}`, `private-member.{currency}`, `presence-member.{currency}` (SPEC.md section
 * 7).
 */
const mayJoin = (channel: string, who: Listener): boolean =>
  channel === `private-member.${who.memberId}` ||
  channel === `private-member.${who.currency}` ||
  channel === `presence-member.${who.currency}`;

export type Realtime = ReturnType<typeof createRealtime>;

/**
 * The operator's realtime server: Laravel Echo's protocol on socket.io 4. A client sends `subscribe` with a
 * channel; events are sent as `(event, channel, data)`. A rejected subscription to a guarded channel gets
 * `subscription_error`. Events are not replayed; clients cannot send events to each other.
 */
export const createRealtime = (server: HttpServer, authorise: Authorise) => {
  let open = true;
  /** While set, subscriptions to guarded channels wait. */
  let gate: { passed: Promise<void>; open: () => void } | null = null;
  let refusing = false;
  const present = new Map<string, Present[]>();
  /** By which token each socket is on its guarded channels. */
  const guests = new WeakMap<Socket, Map<string, Guest>>();
  const io = new Server(server, {
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: 100_000,
    allowRequest: (_request, decide) => decide(open ? null : 'refused', open),
  });

  const tokenOf = (socket: Socket, headers: Record<string, unknown> | undefined): string | undefined =>
    bearer(headers?.Authorization ?? headers?.authorization) ??
    bearer(socket.handshake.headers.authorization);

  const enter = (socket: Socket, channel: string, who: Listener): void => {
    const members = present.get(channel) ?? [];
    const member: Present = { user_id: who.memberId, user_info: { id: who.memberId }, socketId: socket.id };
    const isNew = !members.some(({ user_id }) => user_id === who.memberId);
    const now = [...members.filter(({ socketId }) => socketId !== socket.id), member];
    present.set(channel, now);
    const each = [...new Map(now.map((one) => [one.user_id, one])).values()];
    socket.emit('presence:subscribed', channel, each);
    if (isNew) socket.to(channel).emit('presence:joining', channel, member);
  };

  const leave = (socket: Socket, channel: string): void => {
    const members = present.get(channel);
    const gone = members?.find(({ socketId }) => socketId === socket.id);
    if (!members || !gone) return;
    const rest = members.filter(({ socketId }) => socketId !== socket.id);
    present.set(channel, rest);
    if (!rest.some(({ user_id }) => user_id === gone.user_id))
      io.to(channel).emit('presence:leaving', channel, gone);
  };

  const removeFrom = (socket: Socket, channel: string): void => {
    leave(socket, channel);
    guests.get(socket)?.delete(channel);
    socket.leave(channel);
  };

  const guestsOf = (socket: Socket): Map<string, Guest> => {
    const known = guests.get(socket) ?? new Map<string, Guest>();
    guests.set(socket, known);
    return known;
  };

  io.on('connection', (socket) => {
    const refuse = (channel: string, status: number): void => {
      socket.emit('subscription_error', channel, status);
    };
    socket.on('subscribe', async (input: unknown) => {
      const parsed = v.safeParse(subscription, input);
      if (!parsed.success) return;
      const { channel, auth } = parsed.output;
      if (!isGuarded(channel))
        return isFull(socket, channel) ? refuse(channel, 429) : void socket.join(channel);
      await gate?.passed;
      const token = tokenOf(socket, auth?.headers);
      const who = refusing || token === undefined ? undefined : await authorise(token);
      if (!token || !who || !mayJoin(channel, who)) return refuse(channel, who ? 403 : 401);
      if (!socket.connected) return;
      if (isFull(socket, channel)) return refuse(channel, 429);
      guestsOf(socket).set(channel, { memberId: who.memberId, token });
      await socket.join(channel);
      // The session may have ended since it was looked up.
      if (!(await authorise(token))) {
        removeFrom(socket, channel);
        return refuse(channel, 401);
      }
      if (channel.startsWith('presence-')) enter(socket, channel, who);
    });
    socket.on('unsubscribe', (input: unknown) => {
      const parsed = v.safeParse(subscription, input);
      if (!parsed.success) return;
      removeFrom(socket, parsed.output.channel);
    });
    socket.on('disconnecting', () => {
      for (const channel of socket.rooms) leave(socket, channel);
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
    expel: (isEnded: (guest: Guest) => boolean, { reconnect = false } = {}): void => {
      for (const socket of io.sockets.sockets.values()) {
        const ended = [...guestsOf(socket)].filter(([, guest]) => isEnded(guest));
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
    cut: (): void => {
      for (const socket of io.sockets.sockets.values()) socket.conn.close(true);
    },
    /** Subscriptions to guarded channels: true checks them, false keeps them waiting, 'no' rejects them. */
    setJoinPolicy: (answer: boolean | 'no'): void => {
      gate?.open();
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = answer ? null : { passed: promise, open: resolve };
      refusing = answer === 'no';
    },
    /** Whether new connections are accepted. */
    setAccepting: (yes: boolean): void => {
      open = yes;
    },
    /** Closes the sockets and the HTTP server. */
    close: (): Promise<void> => io.close(),
  };
};
