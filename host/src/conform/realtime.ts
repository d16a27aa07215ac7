import { io, type Socket } from 'socket.io-client';
import type * as v from 'valibot';
import { channels, realtimeEvents } from '../../../contract/realtime.ts';
import type { Finding } from './finding.ts';
import { judgeData } from './judge.ts';

export type RealtimeMember = { id: string; currency: string; token: string };

type Answer =
  | { kind: 'error'; status: unknown }
  | { kind: 'subscribed'; members: unknown }
  | { kind: 'none' };

/** Milliseconds of a connection. */
const connectTimeout = 5_000;

const connect = (url: URL, token: string | undefined, transports: string[]): Promise<Socket | string> =>
  new Promise((resolve) => {
    const socket = io(url.origin, {
      path: '/socket.io',
      transports,
      reconnection: false,
      forceNew: true,
      timeout: connectTimeout,
      ...(token && { extraHeaders: { Authorization: `Bearer ${token}` } }),
    });
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', (error) => {
      socket.disconnect();
      resolve(error.message);
    });
  });

/** Subscribes as Echo does, and waits for the server's answer, if it gives one. */
const subscribe = (
  socket: Socket,
  channel: string,
  token: string | undefined,
  wait: number,
): Promise<Answer> =>
  new Promise((resolve) => {
    const done = (answer: Answer) => {
      clearTimeout(timer);
      socket.off('subscription_error', refused);
      socket.off('presence:subscribed', subscribed);
      resolve(answer);
    };
    const refused = (of: unknown, status: unknown) => {
      if (of === channel) done({ kind: 'error', status });
    };
    const subscribed = (of: unknown, members: unknown) => {
      if (of === channel) done({ kind: 'subscribed', members });
    };
    const timer = setTimeout(() => done({ kind: 'none' }), channel.startsWith('presence-') ? wait : wait / 3);
    socket.on('subscription_error', refused);
    socket.on('presence:subscribed', subscribed);
    socket.emit('subscribe', {
      channel,
      auth: { headers: token ? { Authorization: `Bearer ${token}` } : {} },
    });
  });

const finding = (subject: string, notes: Finding['notes'], loss: string): Finding =>
  notes.length === 0
    ? { subject, verdict: 'right', notes }
    : { subject, verdict: 'refused', notes, loss, isEssential: true };

export type RealtimeConnection = {
  findings: Finding[];
  /** Waits for an event on the member's channel; undefined if it does not come. */
  next: (event: string, matches?: (data: unknown) => boolean) => Promise<unknown>;
  close: () => void;
};

/** Checks connection and channels of a realtime server, as a visitor and, with one, as a member. */
export const checkRealtime = async (
  url: URL,
  member: RealtimeMember | undefined,
  wait = 3_000,
): Promise<RealtimeConnection> => {
  const findings: Finding[] = [];
  const sockets: Socket[] = [];
  const heard: { event: string; channel: unknown; data: unknown }[] = [];
  const none: RealtimeConnection = { findings, next: async () => undefined, close: () => {} };
  for (const transport of ['polling', 'websocket']) {
    const socket = await connect(url, member?.token, [transport]);
    const isConnected = typeof socket !== 'string';
    findings.push(
      finding(
        `connection by ${transport}`,
        isConnected ? [] : [{ path: '/socket.io', expected: 'socket.io 3 or newer', seen: socket }],
        'No event arrives, and no game starts.',
      ),
    );
    if (isConnected) sockets.push(socket);
  }
  const [socket] = sockets;
  if (!socket) return none;
  socket.onAny((event: string, channel: unknown, data: unknown) => heard.push({ event, channel, data }));

  const publicAnswer = await subscribe(socket, channels.web(), undefined, wait);
  findings.push(
    finding(
      `channel ${channels.web()}`,
      publicAnswer.kind === 'error'
        ? [{ path: 'subscription_error', expected: 'nothing', seen: String(publicAnswer.status) }]
        : [],
      'Changes of banners and of customer service are seen after a reload only.',
    ),
  );
  if (member) {
    const guarded = [channels.member(member.id), channels.memberCurrency(member.currency)];
    for (const channel of guarded) {
      const answer = await subscribe(socket, channel, member.token, wait);
      findings.push(
        finding(
          `channel ${channel}`,
          answer.kind === 'error'
            ? [
                {
                  path: 'subscription_error',
                  expected: 'nothing for the member',
                  seen: String(answer.status),
                },
              ]
            : [],
          'The member gets no events, and no game starts.',
        ),
      );
    }
    const presence = channels.presence(member.currency);
    const answer = await subscribe(socket, presence, member.token, wait);
    findings.push(
      finding(
        `channel ${presence}`,
        answer.kind === 'subscribed'
          ? Array.isArray(answer.members)
            ? []
            : [{ path: 'presence:subscribed', expected: 'a list of members', seen: typeof answer.members }]
          : [
              {
                path: 'presence:subscribed',
                expected: 'this event with the channel and a list of members',
                seen: answer.kind === 'error' ? `subscription_error ${String(answer.status)}` : 'nothing',
              },
            ],
        'No game starts.',
      ),
    );
    const visitor = await connect(url, undefined, ['polling']);
    if (typeof visitor !== 'string') {
      sockets.push(visitor);
      const stranger = await subscribe(visitor, channels.member(member.id), undefined, wait);
      findings.push(
        finding(
          'channel of a member without a token',
          stranger.kind === 'error'
            ? []
            : [{ path: 'subscription_error', expected: 'the channel and 401', seen: 'nothing' }],
          'Anybody hears the events of a member.',
        ),
      );
      const other = await subscribe(socket, channels.member(`${member.id}0`), member.token, wait);
      findings.push(
        finding(
          'channel of another member',
          other.kind === 'error'
            ? []
            : [{ path: 'subscription_error', expected: 'the channel and 403', seen: 'nothing' }],
          'Members hear the events of others.',
        ),
      );
    }
  }
  return {
    findings,
    next: async (event, matches = () => true) => {
      const until = Date.now() + wait;
      for (;;) {
        const found = heard.find((one) => one.event === event && matches(one.data));
        if (found) return found.data;
        if (Date.now() > until) return undefined;
        await new Promise((done) => setTimeout(done, 50));
      }
    },
    close: () => {
      for (const each of sockets) each.disconnect();
    },
  };
};

/** The finding of an event that should have come. */
export const judgeEvent = (name: keyof typeof realtimeEvents, data: unknown, loss: string): Finding => {
  if (data === undefined)
    return {
      subject: `event ${name}`,
      verdict: 'missing',
      notes: [{ path: '', expected: `${name.slice(1)} on the member's channel`, seen: 'nothing' }],
      loss,
      isEssential: true,
    };
  const { verdict, notes } = judgeData(realtimeEvents[name] as v.GenericSchema, data);
  return {
    subject: `event ${name}`,
    verdict,
    notes,
    ...(verdict === 'refused' && { loss, isEssential: true }),
  };
};
