import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import * as v from 'valibot';

/** The member of a socket. */
export type Listener = { memberId: string; account: string; currency: string };
/** Finds the member of a valid token. */
export type Authorise = (token: string) => Promise<Listener | undefined>;

type Present = { user_id: string; user_info: { id: string }; socketId: string };

const subscription = v.object({
  channel: v.pipe(v.string(), v.maxLength(120)),
  auth: v.optional(v.object({ headers: v.optional(v.record(v.string(), v.unknown())) })),
});

const clientEvent = v.object({
  channel: v.string(),
  event: v.pipe(v.string(), v.startsWith('client-')),
  data: v.unknown(),
});

const bearer = (header: unknown): string | undefined =>
  typeof header === 'string' ? /^Bearer (.+)$/i.exec(header)?.[1] : undefined;

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
 * `subscription_error`. Events are not replayed.
 */
export const createRealtime = (server: HttpServer, authorise: Authorise) => {
  let open = true;
  /** While set, subscriptions to guarded channels wait. */
  let gate: { passed: Promise<void>; open: () => void } | null = null;
  let refusing = false;
  const present = new Map<string, Present[]>();
  /** Member ids of the sockets on guarded channels. */
  const guests = new WeakMap<Socket, string>();
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

  io.on('connection', (socket) => {
    socket.on('subscribe', async (input: unknown) => {
      const asked = v.safeParse(subscription, input);
      if (!asked.success) return;
      const { channel, auth } = asked.output;
      if (!isGuarded(channel)) return void socket.join(channel);
      await gate?.passed;
      const token = tokenOf(socket, auth?.headers);
      const who = refusing || token === undefined ? undefined : await authorise(token);
      if (!who || !mayJoin(channel, who))
        return void socket.emit('subscription_error', channel, who ? 403 : 401);
      if (!socket.connected) return;
      guests.set(socket, who.memberId);
      await socket.join(channel);
      if (channel.startsWith('presence-')) enter(socket, channel, who);
    });
    socket.on('unsubscribe', (input: unknown) => {
      const asked = v.safeParse(subscription, input);
      if (!asked.success) return;
      leave(socket, asked.output.channel);
      socket.leave(asked.output.channel);
    });
    socket.on('client event', (input: unknown) => {
      const said = v.safeParse(clientEvent, input);
      if (!said.success) return;
      const { channel, event, data } = said.output;
      if (isGuarded(channel) && socket.rooms.has(channel)) socket.to(channel).emit(event, channel, data);
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
    /** Removes the sockets of a member whose sessions ended from guarded channels. */
    expel: (memberId: string): void => {
      for (const socket of io.sockets.sockets.values()) {
        if (guests.get(socket) !== memberId) continue;
        for (const channel of [...socket.rooms].filter(isGuarded)) {
          leave(socket, channel);
          socket.leave(channel);
        }
      }
    },
    /** Number of sockets per channel. */
    channels: (): Record<string, number> =>
      Object.fromEntries(
        [...io.sockets.adapter.rooms]
          .filter(([room]) => !io.sockets.sockets.has(room))
          .map(([room, sockets]) => [room, sockets.size]),
      ),
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
    admit: (yes: boolean): void => {
      open = yes;
    },
    /** Closes the sockets and the HTTP server. */
    close: (): Promise<void> => io.close(),
  };
};
