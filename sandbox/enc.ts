import type { World } from './services.ts';
import { secret } from './sessions.ts';

/** A code that `/get_info_data` exchanges, once, for a signed-in member; nothing for an account that is not known. */
export const mintEnc = async ({ db, sessions }: World, account: string): Promise<string | undefined> => {
  const member = await db
    .selectFrom('member')
    .select(['id', 'account', 'currency'])
    .where('account', '=', account)
    .executeTakeFirst();
  if (!member) return undefined;
  const enc = secret();
  const payload = JSON.stringify({
    tk: await sessions.begin(member.id),
    member_id: member.id,
    member_account: member.account,
    member_currency: member.currency,
  });
  await db.insertInto('enc').values({ enc, payload }).execute();
  return enc;
};
