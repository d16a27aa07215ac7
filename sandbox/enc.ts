import type { Services } from './services.ts';
import { randomToken } from './sessions.ts';

/**
 * Creates a one-time code that `/get_info_data` exchanges for credentials; undefined for an unknown account.
 */
export const mintEnc = async ({ db, sessions }: Services, account: string): Promise<string | undefined> => {
  const member = await db
    .selectFrom('member')
    .select(['id', 'account', 'currency'])
    .where('account', '=', account)
    .executeTakeFirst();
  if (!member) return undefined;
  const enc = randomToken();
  const payload = JSON.stringify({
    tk: await sessions.begin(member.id),
    member_id: member.id,
    member_account: member.account,
    member_currency: member.currency,
  });
  await db.insertInto('enc').values({ enc, payload }).execute();
  return enc;
};
