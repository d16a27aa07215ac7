import { returnAll } from '#sandbox/db/ledger.ts';
import { major } from '#sandbox/db/money.ts';
import type { MemberRow } from '#sandbox/db/schema.ts';
import { type ApiError, apiError, type Handlers } from '#sandbox/server/handler.ts';
import type { MessageKey } from '#sandbox/server/messages/messages.ts';
import type { Services } from '#sandbox/server/services.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import { oncePerOptionalRequest } from './once-per-request.ts';

const MESSAGES: Readonly<Record<number, MessageKey>> = {
  101: 'gameRunning',
  102: 'providerSilent',
  103: 'providerClosedNow',
  104: 'returnRunning',
  105: 'nothingToReturn',
};

const RETURN = '/member/profile/balance/all/back';

const returnBalances = async (
  services: Services,
  member: MemberRow,
  request_id?: string,
): Promise<ApiError | null> => {
  // Money of a running game stays at its provider, whatever tab or device plays it.
  const code = member.return_code || ((await services.plays.isPlaying(member.id)) ? 101 : 0);
  // Ends games without heartbeat.
  if (!code) await services.plays.finishAll(member.id);
  const request = { member_id: member.id, request_id, path: RETURN, body: null };
  const response = await oncePerOptionalRequest(services.db, request, async (tx) => {
    if (code) return apiError(code, MESSAGES[code] ?? 'returnRefused');
    await returnAll(tx, member.id, member.currency);
    return null;
  });
  if (response) return response;
  await services.plays.publishBalance(member.id);
  services.realtime.publish(`private-member.${member.id}`, '.all_transfer_back', {});
  return null;
};

export const walletHandlers = {
  '/member/profile/my_cash': async ({ db, ledger }, { member, appOrigin }) => {
    const wallets = (await ledger.ofMember(member.id)).filter(({ kind }) => kind === 'wallet');
    const providers = await db
      .selectFrom('provider')
      .select(['gp_id', 'name', 'icon_dark'])
      .where('active', '=', 1)
      .orderBy('name')
      .execute();
    const closed = await db
      .selectFrom('maintenance')
      .select(['gp_id', 'end_at'])
      .where('start_at', '<=', Date.now())
      .where('end_at', '>', Date.now())
      .execute();
    const of = (gpId: string) => wallets.find(({ gp_id }) => gp_id === gpId)?.balance ?? 0;
    return {
      my_cash_list: providers
        .map(({ gp_id, name, icon_dark }) => {
          const maintenance = closed.find((provider) => provider.gp_id === gp_id);
          return {
            gp_id,
            gp_name: name,
            is_light: 0 as const,
            icon_dark: appOrigin + icon_dark,
            balance: major(of(gp_id), member.currency),
            maintenance: maintenance ? (1 as const) : (0 as const),
            maintenance_end_at: maintenance ? formatOperatorTime(maintenance.end_at) : '',
          };
        })
        .sort((a, b) => b.balance - a.balance),
      total: major(await ledger.total(member.id), member.currency),
    };
  },
  [RETURN]: (services, { body, member }) => returnBalances(services, member, body.request_id),
  '/member/profile/balance_get_back': (services, { member }) => returnBalances(services, member),
  '/arks/web/cash_surplus/check': (_services, { body }) => ({ active: body.currency === 'INR' ? 1 : 0 }),
} satisfies Partial<Handlers>;
