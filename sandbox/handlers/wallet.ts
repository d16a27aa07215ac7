import { major } from '../db/money.ts';
import type { MemberRow } from '../db/schema.ts';
import type { World } from '../services.ts';
import { type Handlers, type Refusal, refuse } from './handler.ts';

const WORDS: Readonly<Record<number, string>> = {
  101: 'A game is still running',
  102: 'A provider does not answer',
  103: 'A provider is closed for maintenance',
  104: 'The return is under way already',
  105: 'There is nothing to return',
};

const bringBack = async (world: World, member: MemberRow): Promise<Refusal | null> => {
  // Money that a game is being played with, in whatever tab or device, stays with the game.
  const code = member.return_code || ((await world.plays.isPlaying(member.id)) ? 101 : 0);
  if (code) return refuse(code, WORDS[code] ?? 'The return is not possible');
  // Games whose page has long been silent.
  await world.plays.finishAll(member.id);
  await world.ledger.returnAll(member.id, member.currency);
  await world.plays.tellCash(member.id);
  world.realtime.publish(`private-member.${member.id}`, '.all_transfer_back', {});
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
    const of = (gpId: string) => wallets.find(({ gp_id }) => gp_id === gpId)?.balance ?? 0;
    return {
      my_cash_list: providers
        .map(({ gp_id, name, icon_dark }) => ({
          gp_id,
          gp_name: name,
          is_light: 0 as const,
          icon_dark: appOrigin + icon_dark,
          balance: major(of(gp_id), member.currency),
        }))
        .sort((a, b) => b.balance - a.balance),
      total: major(
        wallets.reduce((sum, { balance }) => sum + balance, 0),
        member.currency,
      ),
    };
  },
  '/member/profile/balance/all/back': (world, { member }) => bringBack(world, member),
  '/member/profile/balance_get_back': (world, { member }) => bringBack(world, member),
  '/arks/web/cash_surplus/check': (_world, { body }) => ({ active: body.currency === 'INR' ? 1 : 0 }),
} satisfies Partial<Handlers>;
