import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import * as v from 'valibot';

/** Who a socket speaks for. */
export type Listener = { memberId: string; account: string; currency: string };
/** Finds the member of a token that is still good. */
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

/** `private-member.{member_id}`, `private-member.{currency}`, `presence-member.{currency}` (SPEC section 7). */
const mayJoin = (channel: string, who: Listener): boolean =>
  channel === `private-member.${who.memberId}` ||
  channel === `private-member.${who.currency}` ||
  channel === `presence-member.${who.currency}`;

export type Realtime = ReturnType<typeof createRealtime>;

/**
 * The operator's realtime server: Laravel Echo's protocol on socket.io 4. A client sends `subscribe` with a
 * channel, and events come as `(event, channel, data)`; a guarded channel that is refused answers
 * `subscription_error`. Nothing is replayed.
 */
export const createRealtime = (server: HttpServer, authorise: Authorise) => {
  let open = true;
  /** While it is set, whoever asks for a guarded channel waits. */
  let gate: { passed: Promise<void>; open: () => void } | null = null;
  let refusing = false;
  const present = new Map<string, Present[]>();
  /** Whose guarded channels a socket is on. */
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
    /** Sends an event to whoever listens; the leading dot of its name is how Echo writes it, not what is sent. */
    publish: (channel: string, event: string, data: unknown): void => {
      io.to(channel).emit(event.replace(/^\./, ''), channel, data);
    },
    /** A member's sessions have ended: their sockets leave what only a member hears. */
    expel: (memberId: string): void => {
      for (const socket of io.sockets.sockets.values()) {
        if (guests.get(socket) !== memberId) continue;
        for (const channel of [...socket.rooms].filter(isGuarded)) {
          leave(socket, channel);
          socket.leave(channel);
        }
      }
    },
    /** Channels and how many sockets are on each. */
    channels: (): Record<string, number> =>
      Object.fromEntries(
        [...io.sockets.adapter.rooms]
          .filter(([room]) => !io.sockets.sockets.has(room))
          .map(([room, sockets]) => [room, sockets.size]),
      ),
    /** Drops the transports, as a network does, without a word to who does not listen: clients try again on their own. */
    cut: (): void => {
      for (const socket of io.sockets.sockets.values()) socket.conn.close(true);
    },
    /** Whether guarded channels are answered, or refused to all; who asks meanwhile is answered later. */
    answerJoins: (answer: boolean | 'no'): void => {
      gate?.open();
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = answer ? null : { passed: promise, open: resolve };
      refusing = answer === 'no';
    },
    /** Whether new connections are let in. */
    admit: (yes: boolean): void => {
      open = yes;
    },
    /** Closes the sockets and the HTTP server that carries them. */
    close: (): Promise<void> => io.close(),
  };
};
