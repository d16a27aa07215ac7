import type { QueryClient } from '@tanstack/react-query';
import { fromCallback } from 'xstate';
import { realtimeReconnect, supportDevice } from '#contract/constants.ts';
import { isOwnLogin } from '#contract/login-digest.ts';
import type { RealtimePayload } from '#contract/realtime.ts';
import type { DepositEvent, RealtimeEvent } from '#machines/kernel/events.ts';
import type { ConnectionCommand, realtimeMachine } from '#machines/kernel/realtime.machine.ts';
import type { Implementations } from '#machines/kernel/unimplemented.ts';
import { gathered, gatheredRefetches, type StaleQuery } from '#src/api/cache-updates.ts';
import { isOrderReported } from '#src/api/pixel.ts';
import { supportDeviceCode } from '#src/api/request-context.ts';
import { visitorCurrency } from '#src/site/locale.ts';
import { site } from '#src/site/site.ts';
import { localStore } from '#src/storage/store.ts';
import { isLocked, ownsLock } from '#src/windows/locks.ts';
import type { RealtimeClient, Received } from './realtime-client.ts';

/**
 * Only the leader tab of a desktop reports deposits, and none while any tab has a game open (specification, section
 * 4).
 */
async function mustReport(order: string): Promise<boolean> {
  const isPlaying = await isLocked('playing');
  return (
    !isPlaying &&
    ownsLock('leader') &&
    supportDeviceCode() === supportDevice.desktop &&
    !isOrderReported(order)
  );
}

type Deposit = Extract<Received, { name: '.member_deposit.success' }>;
async function toDeposit({ payload }: Deposit): Promise<DepositEvent> {
  const { orderNumber: order, depositAmount: amount, depositTimes: times } = payload;
  return { type: 'realtime.deposit', order, amount, times, mustReport: await mustReport(order) };
}

/** If the token cannot be compared, the status call finds out whether the session has ended. */
async function toLoginEvent({
  token,
  loginTime,
  loginDevice: device,
}: RealtimePayload<'.login'>): Promise<RealtimeEvent | StaleQuery> {
  const own = await isOwnLogin(token, localStore.get('token'));
  const at = loginTime || new Date().toISOString();
  return own === null ? 'money' : { type: 'realtime.login', own, at, device };
}

/** Maps a wire event to a machine's event, or to the query that it makes stale; null if it changes nothing. */
async function toEvent({
  name,
  payload,
}: Exclude<Received, Deposit>): Promise<RealtimeEvent | StaleQuery | null> {
  switch (name) {
    case '.game.url':
      return { type: 'realtime.gameUrl', url: payload.url, extra: payload.extra };
    case '.forward_game.status':
      return { type: 'realtime.forwardStatus', code: payload.code, message: payload.message };
    case '.member.cash':
      return { type: 'realtime.memberCash', cash: payload.cash };
    case '.login':
      return toLoginEvent(payload);
    case '.app_clean_cache':
      return { type: 'realtime.cleanCache' };
    case '.carousel_picture.url':
      return 'banners';
    case '.customer_service_link_change':
      return 'siteDetail';
    case '.letter.sent':
    case '.letter.read':
    case '.letter.delete':
      return 'letters';
    case '.all_transfer_back':
      return 'money';
    case '.profile.updated':
      return 'profile';
    case '.RedEnvelopeDisplay':
      return { type: 'realtime.redEnvelope' };
    case '.model_settings.url':
    case '.model_sponsor.url':
    case '.model_login.url':
      // The parts are in one language, the config of the template is not.
      return payload.language === localStore.get('lang') ? 'pageParts' : 'templateConfig';
  }
}

/**
 * The QA clock does not control the socket's timers: in the QA build the socket reconnects after 50 ms, and an attempt
 * lasts for as long as a driver holds it.
 */
const reconnect =
  import.meta.env.MODE === 'qa'
    ? { delay: 50, delayMax: 50, connectTimeout: false as const }
    : realtimeReconnect;

/** Tells which balance events a newer one of the same connection has overtaken on its way. */
function balanceOrder() {
  let last: { client: RealtimeClient | null; version: number } | undefined;
  return (client: RealtimeClient | null, { version }: RealtimePayload<'.member.cash'>): boolean => {
    if (version === null) return false;
    if (last?.client === client && version < last.version) return true;
    last = { client, version };
    return false;
  };
}

/** The client is a chunk of its own; the last command received before it is loaded is applied then. */
const connection = (queryClient: QueryClient) =>
  fromCallback<ConnectionCommand>(({ sendBack, receive }) => {
    let client: RealtimeClient | null = null;
    const isOvertaken = balanceOrder();
    let lastCommand: ConnectionCommand = { type: 'leave' };
    const refetchGathered = gatheredRefetches(queryClient);
    const refetchEnvelope = gathered(() => {
      if (!stopped) sendBack({ type: 'realtime.redEnvelope' });
    });
    let stopped = false;
    let retryTimer: number | undefined;
    /** The token with which the connection was made. */
    let connectedWith: string | null = null;
    const applyCommand = () => {
      if (lastCommand.type === 'join') client?.join(lastCommand.member.memberId, lastCommand.member.currency);
      else client?.leave();
    };
    let connecting = false;
    const start = () => {
      if (connecting) return;
      connecting = true;
      connect().catch(() => {
        // The client's chunk could not be loaded.
        connecting = false;
        sendBack({ type: 'connection.down' });
        retryTimer = window.setTimeout(start, realtimeReconnect.delayMax);
      });
    };
    receive((command) => {
      lastCommand = command;
      if (command.type === 'join') {
        start();
        // A server that knows members by the connection's first request knows another one, or none.
        if (client && connectedWith !== localStore.get('token')) replace();
      }
      applyCommand();
    });
    let open: (() => RealtimeClient) | undefined;
    const replace = () => {
      client?.close();
      client = open?.() ?? null;
    };
    const connect = async () => {
      const { connectRealtime } = await import('./realtime-client.ts');
      if (stopped) return;
      const openClient = () => {
        connectedWith = localStore.get('token');
        return connectRealtime({
          url: site.websocketUrl,
          template: site.templateName,
          mobileTemplate: site.mobileTemplateName,
          currency: visitorCurrency,
          token: () => localStore.get('token'),
          reconnect,
          onUp: () => sendBack({ type: 'connection.up' }),
          onDown: () => sendBack({ type: 'connection.down' }),
          onJoined: () => sendBack({ type: 'channel.joined' }),
          onRefused: () => sendBack({ type: 'channel.refused' }),
          onRestored: () => {
            replace();
            applyCommand();
          },
          onEvent: async (received) => {
            if (received.name === '.member.cash' && isOvertaken(client, received.payload)) return;
            const isDeposit = received.name === '.member_deposit.success';
            // A deposit changes balances and member status, whether or not this tab reports it.
            if (isDeposit) refetchGathered('money');
            const event = isDeposit ? await toDeposit(received) : await toEvent(received);
            if (stopped || event === null) return;
            if (typeof event === 'string') refetchGathered(event);
            else if (event.type === 'realtime.redEnvelope') refetchEnvelope();
            else sendBack(event);
          },
        });
      };
      open = openClient;
      client = openClient();
      applyCommand();
    };
    start();
    return () => {
      stopped = true;
      window.clearTimeout(retryTimer);
      client?.close();
    };
  });

export const realtimeImplementations = (
  queryClient: QueryClient,
): Implementations<typeof realtimeMachine> => ({ actors: { connection: connection(queryClient) } });
