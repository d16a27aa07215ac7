import { fromCallback } from 'xstate';
import { realtimeReconnect, supportDevice } from '#contract/limits.ts';
import type { DepositHeard, RealtimeEvent } from '#machines/events.ts';
import type { ConnectionCommand, realtimeMachine } from '#machines/realtime.machine.ts';
import { isOrderTold } from '#src/api/pixel.ts';
import { device } from '#src/api/request-context.ts';
import { site } from '#src/site/site.ts';
import { local } from '#src/storage/store.ts';
import { holds, isHeld } from '#src/windows/locks.ts';
import type { RealtimeClient, Received } from './realtime-client.ts';

/** The desktop's pixels are told by one tab, and by none while a game is open in any (SPEC.md section 4). */
async function isToTell(order: string): Promise<boolean> {
  const isPlaying = await isHeld('playing');
  return !isPlaying && holds('leader') && device() === supportDevice.desktop && !isOrderTold(order);
}

type Deposit = Extract<Received, { name: '.member_deposit.success' }>;
async function toDeposit({ payload }: Deposit): Promise<DepositHeard> {
  const { orderNumber: order, depositAmount: amount, depositTimes: times } = payload;
  return { type: 'realtime.deposit', order, amount, times, ours: await isToTell(order) };
}

/** An event of the wire as the machines know it; null for what nobody here reacts to. */
function toEvent({ name, payload }: Exclude<Received, Deposit>): RealtimeEvent | null {
  switch (name) {
    case '.game.url':
      return { type: 'realtime.gameUrl', url: payload.url, extra: payload.extra };
    case '.forward_game.status':
      return { type: 'realtime.forwardStatus', code: payload.code, message: payload.message };
    case '.member.cash':
      return { type: 'realtime.memberCash', cash: payload.cash };
    case '.login':
      return { type: 'realtime.login', own: payload.token === local.get('token') };
    case '.app_clean_cache':
      return { type: 'realtime.cleanCache' };
    case '.carousel_picture.url':
      return { type: 'realtime.stale', what: 'banners' };
    case '.customer_service_link_change':
      return { type: 'realtime.stale', what: 'siteDetail' };
    case '.letter.sent':
    case '.letter.read':
    case '.letter.delete':
      return { type: 'realtime.stale', what: 'letters' };
    case '.all_transfer_back':
      return { type: 'realtime.stale', what: 'layout' };
    case '.profile.updated':
      return { type: 'realtime.stale', what: 'profile' };
    case '.RedEnvelopeDisplay':
      return { type: 'realtime.redEnvelope' };
    case '.model_settings.url':
    case '.model_sponsor.url':
    case '.model_login.url':
      return payload.language === local.get('lang') ? { type: 'realtime.stale', what: 'pageParts' } : null;
  }
}

/** The socket keeps its own time, which no walker can move: where one walks it tries again at once. */
const reconnect = import.meta.env.MODE === 'inspect' ? { delay: 50, delayMax: 50 } : realtimeReconnect;

/** The client is fetched on its own; what is wished for before it is there waits for it. */
const connection = fromCallback<ConnectionCommand>(({ sendBack, receive }) => {
  let client: RealtimeClient | null = null;
  let wish: ConnectionCommand = { type: 'part' };
  let stopped = false;
  let later: number | undefined;
  const obey = () => {
    if (wish.type === 'join') client?.join(wish.member.memberId, wish.member.currency);
    else client?.part();
  };
  let asked = false;
  const begin = () => {
    if (asked) return;
    asked = true;
    connect().catch(() => {
      // The client itself could not be fetched.
      asked = false;
      sendBack({ type: 'connection.down' });
      later = window.setTimeout(begin, realtimeReconnect.delayMax);
    });
  };
  receive((command) => {
    wish = command;
    if (command.type === 'join') begin();
    obey();
  });
  const connect = async () => {
    const { connectRealtime } = await import('./realtime-client.ts');
    if (stopped) return;
    client = connectRealtime({
      url: site.websocketUrl,
      template: site.templateName,
      mobileTemplate: site.mobileTemplateName,
      currency: local.get('currency') ?? site.defaultCurrency,
      token: () => local.get('token'),
      reconnect,
      onUp: () => sendBack({ type: 'connection.up' }),
      onDown: () => sendBack({ type: 'connection.down' }),
      onJoined: () => sendBack({ type: 'channel.joined' }),
      onRefused: () => sendBack({ type: 'channel.refused' }),
      onEvent: async (received) => {
        const isDeposit = received.name === '.member_deposit.success';
        const event = isDeposit ? await toDeposit(received) : toEvent(received);
        if (event && !stopped) sendBack(event);
      },
    });
    obey();
  };
  begin();
  return () => {
    stopped = true;
    window.clearTimeout(later);
    client?.close();
  };
});

export const realtimeHands = { actors: { connection } } satisfies Parameters<
  typeof realtimeMachine.provide
>[0];
