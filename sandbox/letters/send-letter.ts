import type { Transaction } from 'kysely';
import { type Language, languages } from '#contract/site.ts';
import type { Tables } from '#sandbox/db/schema.ts';
import { type MessageKey, type MessageValues, messageIn } from '#sandbox/server/messages/messages.ts';

/** Writes a letter of the server's messages to a member, in all languages; returns its ID for `.letter.sent`. */
export const sendLetter = async (
  tx: Transaction<Tables>,
  memberId: string,
  title: MessageKey,
  content: MessageKey,
  values: MessageValues,
): Promise<number> => {
  const inAll = (write: (language: Language) => string): string =>
    JSON.stringify(Object.fromEntries(Object.keys(languages).map((code) => [code, write(code as Language)])));
  const { id } = await tx
    .insertInto('letter')
    .values({
      member_id: memberId,
      is_read: 0,
      titles: inAll((language) => messageIn(language, title)),
      contents: inAll((language) => `<p>${messageIn(language, content, values)}</p>`),
      created_at: Date.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
