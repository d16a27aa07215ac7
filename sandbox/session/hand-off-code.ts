import type { MemberRow } from '#sandbox/db/schema.ts';
import type { Services } from '#sandbox/server/services.ts';
import { randomToken } from './sessions.ts';

/** Creates a one-time code that `/get_info_data` exchanges for the member's credentials. */
export const createHandOffCode = async (
  { db, sessions }: Services,
  { id, account, currency }: Pick<MemberRow, 'id' | 'account' | 'currency'>,
): Promise<string> => {
  const enc = randomToken();
  const payload = JSON.stringify({
    tk: await sessions.begin(id),
    member_id: id,
    member_account: account,
    member_currency: currency,
  });
  await db.insertInto('enc').values({ enc, payload }).execute();
  return enc;
};
