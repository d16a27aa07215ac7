import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { ApiError } from './handler.ts';

interface Request {
  member_id: string;
  request_id: string;
  path: string;
  /** What is asked for; the same request must ask for the same. */
  body: unknown;
}

/**
 * Runs `act` in a transaction and stores its answer under the request's ID; a repeated request gets the stored answer
 * and has no effect. An ID that was used for another request is refused.
 */
export const answerOnce = <T>(
  db: Kysely<Tables>,
  { member_id, request_id, path, body }: Request,
  act: (tx: Transaction<Tables>) => Promise<T | ApiError>,
): Promise<T | ApiError> =>
  db.transaction().execute(async (tx) => {
    const asked = JSON.stringify([path, body]);
    const known = await tx
      .selectFrom('request')
      .select(['asked', 'answer'])
      .where('member_id', '=', member_id)
      .where('request_id', '=', request_id)
      .executeTakeFirst();
    if (known) {
      if (known.asked !== asked) return new ApiError(190, 'requestReused');
      const { error, data } = JSON.parse(known.answer) as { error?: ApiError; data: T };
      return error ? new ApiError(error.code, error.message, error.data, error.values) : data;
    }
    const answer = await act(tx);
    const stored = JSON.stringify(answer instanceof ApiError ? { error: answer } : { data: answer });
    await tx
      .insertInto('request')
      .values({ member_id, request_id, asked, answer: stored, at: Date.now() })
      .execute();
    return answer;
  });
