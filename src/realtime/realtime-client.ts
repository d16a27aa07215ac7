import Echo from 'laravel-echo';
import { io, type Socket } from 'socket.io-client';
import * as v from 'valibot';
import { realtimeReconnect } from '#contract/constants.ts';
import { describeIssue } from '#contract/describe-losses.ts';
import {
  channels,
  eventsOf,
  liveTemplates,
  originMobile,
  type RealtimeEventName,
  type RealtimePayload,
  realtimeEvents,
} from '#contract/realtime.ts';
import { channelWait } from '#contract/times.ts';
import { type Problem, tellProblem } from '#src/diagnostics/problems.ts';
import { realtimeFault, setRealtimeFault } from './realtime-fault.ts';

/** The event without which no game opens. */
const gameUrl = '.game.url';
/** Of the protocol below socket.io. */
const CLOSE_PACKET = '1';

/** One parsed event; `name` determines the payload's shape. */
export type Received = {
  [N in RealtimeEventName]: { name: N; payload: RealtimePayload<N> };
}[RealtimeEventName];

interface Wiring {
  url: string;
  template: string;
  mobileTemplate: string;
  /** The visitor's currency. */
  currency: () => string;
  token: () => string | null;
  /** Milliseconds; without `connectTimeout` a connection attempt waits for as long as it takes. */
  reconnect: { delay: number; delayMax: number; connectTimeout: number | false };
  onUp: () => void;
  onDown: () => void;
  onJoined: () => void;
  onRefused: () => void;
  /** The page was restored: its connection may neither work nor end, so that a new client takes the place of this one. */
  onRestored: () => void;
  onEvent: (received: Received) => void;
}

export interface RealtimeClient {
  join(memberId: string, currency: string): void;
  leave(): void;
  close(): void;
}

/** The path of the sockets, below that of the URL: some operators serve them behind one. */
function socketPath(url: string): string {
  const path = new URL(url).pathname.replace(/\/+$/, '');
  return path.endsWith('/socket.io') ? path : `${path}/socket.io`;
}

/** The event of a name on the wire, which may have Laravel's namespace or a leading dot. */
function eventNamed(name: string): RealtimeEventName | undefined {
  const event = `.${name.replace(/^(?:App[\\.]Events[\\.])?\.?/, '')}`;
  return Object.hasOwn(realtimeEvents, event) ? (event as RealtimeEventName) : undefined;
}

/** Tells the operator's developers what is wrong with the realtime server. */
function tell(problem: string, more: Omit<Problem, 'message' | 'guide'>) {
  tellProblem({ message: `realtime: ${problem}`, ...more, guide: '5-realtime' });
}

/** A member's own channel without the id. */
const withoutMember = (channel: string) => channel.replace(/(private-member\.)\d+$/, '$1ID');

/** The kinds of channels on which an event is heard. */
const channelsOf = (event: RealtimeEventName): string =>
  Object.entries(eventsOf)
    .filter(([, events]) => (events as readonly RealtimeEventName[]).includes(event))
    .map(([kind]) => kind)
    .join(', ');

/**
 * The Laravel Echo protocol over socket.io. Polling first, because only polling carries the token's header.
 */
export function connectRealtime(wiring: Wiring): RealtimeClient {
  // Read at each request and subscription, because the token may have changed since the connection was made.
  const headers = {
    get Authorization() {
      return `Bearer ${wiring.token() ?? ''}`;
    },
  };
  const echo = new Echo<'socket.io'>({
    broadcaster: 'socket.io' as const,
    client: io,
    host: new URL(wiring.url).origin,
    path: socketPath(wiring.url),
    auth: { headers },
    extraHeaders: headers,
    transports: ['polling', 'websocket'],
    reconnectionDelay: wiring.reconnect.delay,
    reconnectionDelayMax: wiring.reconnect.delayMax,
    randomizationFactor: realtimeReconnect.randomization,
    timeout: wiring.reconnect.connectTimeout,
  });
  const socket = echo.connector.socket as unknown as Socket;
  /** The channels that are joined, with the events that are heard there. */
  const listened = new Map<string, ReadonlySet<RealtimeEventName>>();
  const leaveChannel = (name: string) => {
    listened.delete(name);
    echo.leaveChannel(name);
  };
  const subscribe = (name: string, events: readonly RealtimeEventName[]) => {
    const channel = name.startsWith('private-')
      ? echo.private(name.slice('private-'.length))
      : name.startsWith('presence-')
        ? echo.join(name.slice('presence-'.length))
        : echo.channel(name);
    listened.set(name, new Set(events));
    return channel;
  };
  const lost = (event: RealtimeEventName, ...problem: Parameters<typeof tell>) => {
    if (event === gameUrl) setRealtimeFault('unreadable');
    tell(...problem);
  };
  socket.onAny((name: string, channel: unknown, data: unknown) => {
    const event = eventNamed(name);
    if (!event || typeof channel !== 'string') return;
    if (!listened.get(channel)?.has(event))
      return lost(event, `event ${event} on ${withoutMember(channel)}: nobody listens to it there`, {
        call: event,
        field: 'channel',
        expected: channelsOf(event),
        seen: withoutMember(channel),
      });
    const parsed = v.safeParse(realtimeEvents[event], data);
    if (!parsed.success) {
      const [issue] = parsed.issues;
      const field = v.getDotPath(issue) ?? '';
      return lost(event, `event ${event} on ${withoutMember(channel)}: ${issue.message}`, {
        call: event,
        field: field || 'data',
        ...describeIssue(field, issue),
      });
    }
    if (event === gameUrl) setRealtimeFault(null);
    wiring.onEvent({ name: event, payload: parsed.output } as Received);
  });

  /** Closed by this page, which is no lost connection. */
  let isClosed = false;
  let joined: { member: string; memberCurrency: string; presence: string } | null = null;
  let currencyChannel = '';
  const subscribeCurrency = (currency: string) => {
    if (currencyChannel === channels.currency(currency)) return;
    if (currencyChannel) leaveChannel(currencyChannel);
    currencyChannel = channels.currency(currency);
    subscribe(currencyChannel, eventsOf.currency);
  };

  let unanswered: number | undefined;
  socket.io.on('open', () => {
    window.clearTimeout(unanswered);
    unanswered = window.setTimeout(() => {
      setRealtimeFault('unconfirmed');
      tell(`the connection to ${wiring.url} is open, but the server does not answer its CONNECT packet`, {
        call: socketPath(wiring.url),
        expected: 'a CONNECT packet of socket.io, for which the handler of connections must not fail',
        seen: 'nothing',
      });
    }, channelWait);
  });
  socket.io.on('close', () => window.clearTimeout(unanswered));
  socket.on('connect', () => {
    window.clearTimeout(unanswered);
    setRealtimeFault(null);
    wiring.onUp();
  });
  const onDown = () => {
    if (isClosed) return;
    setRealtimeFault('unreachable');
    wiring.onDown();
  };
  socket.on('disconnect', onDown);
  socket.io.on('error', (error) => {
    // The message of socket.io names another version of the protocol, or the status of the response.
    tell(`no connection to ${wiring.url}: ${error.message}`, {
      call: socketPath(wiring.url),
      expected: `a socket.io server of version 3 or newer at ${socketPath(wiring.url)}`,
      seen: error.message,
    });
    onDown();
  });
  socket.on('subscription_error', (channel: string, status?: unknown) => {
    const isOwn = joined && Object.values(joined).includes(channel);
    tell(
      isOwn
        ? `channel ${withoutMember(channel)} is refused with ${String(status)}: it does not accept the token of the sign-in`
        : `channel ${channel} is refused with ${String(status)}`,
      {
        call: withoutMember(channel),
        expected: isOwn ? 'the channel takes the token of /login' : 'a channel that everybody may join',
        seen: `subscription_error ${String(status)}`,
      },
    );
    if (!isOwn) return;
    setRealtimeFault('refused');
    wiring.onRefused();
  });

  subscribe(channels.web(), eventsOf.web);
  if (liveTemplates.includes(wiring.template))
    subscribe(channels.template(wiring.template), eventsOf.template);
  if (wiring.mobileTemplate !== originMobile)
    subscribe(channels.bobMobileTemplate(), eventsOf.bobMobileTemplate);
  subscribeCurrency(wiring.currency());

  let unconfirmed: number | undefined;
  const leaveMember = () => {
    window.clearTimeout(unconfirmed);
    for (const name of Object.values(joined ?? {})) leaveChannel(name);
    joined = null;
  };
  /** A page with an open socket is not kept in the back/forward cache; a restored page reconnects. */
  let isUpgraded = false;
  socket.io.on('open', () => {
    isUpgraded = false;
    const { engine } = socket.io;
    // The first packet after it shows that the server has taken the upgrade.
    engine.once('upgrade', () => engine.once('packet', () => (isUpgraded = true)));
  });
  let isSuspended = false;
  const suspend = () => {
    isSuspended = true;
    const { engine } = socket.io;
    // Until the server has taken the upgrade to a websocket, `close` waits for what is under way, which ends with the
    // page, or says it where the server does not listen yet. The server would keep the socket on its channels until it
    // misses a ping: the close packet is sent apart.
    if (engine?.id && !isUpgraded) {
      const query = new URLSearchParams({ EIO: '4', transport: 'polling', sid: engine.id });
      navigator.sendBeacon(new URL(`${socketPath(wiring.url)}/?${query}`, wiring.url), CLOSE_PACKET);
    }
    engine?.close();
  };
  // `close` waits for an upgrade, which has ended with the page, and nothing follows it before the first answer.
  const resume = () => {
    if (!isSuspended) return;
    if (socket.connected) onDown();
    wiring.onRestored();
  };
  window.addEventListener('pagehide', suspend);
  window.addEventListener('pageshow', resume);

  return {
    join(memberId, currency) {
      leaveMember();
      joined = {
        member: channels.member(memberId),
        memberCurrency: channels.memberCurrency(currency),
        presence: channels.presence(currency),
      };
      subscribe(joined.member, eventsOf.member);
      subscribe(joined.memberCurrency, eventsOf.memberCurrency);
      // The protocol confirms presence channels only, and the operator handles a socket's subscriptions in
      // order.
      const { presence } = joined;
      echo.join(presence.slice('presence-'.length)).here(() => {
        window.clearTimeout(unconfirmed);
        setRealtimeFault(null);
        wiring.onJoined();
      });
      unconfirmed = window.setTimeout(() => {
        if (socket.connected && realtimeFault() === null) setRealtimeFault('unconfirmed');
        tell(`channel ${presence} was not confirmed by presence:subscribed: no game can open`, {
          call: presence,
          expected: 'presence:subscribed with the channel and a list of members',
          seen: 'nothing',
        });
      }, channelWait);
      subscribe(presence, eventsOf.presence);
      subscribeCurrency(currency);
    },
    leave() {
      leaveMember();
      subscribeCurrency(wiring.currency());
    },
    close() {
      isClosed = true;
      window.clearTimeout(unanswered);
      window.removeEventListener('pagehide', suspend);
      window.removeEventListener('pageshow', resume);
      leaveMember();
      echo.disconnect();
    },
  };
}
