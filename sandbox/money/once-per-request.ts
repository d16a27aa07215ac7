import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#sandbox/db/schema.ts';
import { inTransaction } from '#sandbox/db/transaction.ts';
import { ApiError } from '#sandbox/server/handler.ts';

interface RequestKey {
  member_id: string;
  request_id: string;
}
interface Request extends RequestKey {
  path: string;
  /** What is requested; the same ID must always come with the same. */
  body: unknown;
}

/**
 * Runs `act` in a transaction and stores its response under the request's ID; a repeated request gets the stored one
 * and has no effect. The error 190 if the ID was used for another request, or is void.
 */
export const oncePerRequest = <T>(
  db: Kysely<Tables>,
  { path, body, ...key }: Request,
  act: (tx: Transaction<Tables>) => Promise<T | ApiError>,
): Promise<T | ApiError> =>
  inTransaction(db, key.member_id, async (tx) => {
    const request = JSON.stringify([path, body]);
    const known = await find(tx, key);
    if (known)
      return known.request === request ? read<T>(known.response) : new ApiError(190, 'requestReused');
    const response = await act(tx);
    await store(tx, key, request, response);
    return response;
  });

/** The same for a call that may come without an ID, by which it could not be repeated. */
export const oncePerOptionalRequest = <T>(
  db: Kysely<Tables>,
  { request_id, ...request }: Omit<Request, 'request_id'> & { request_id: string | undefined },
  act: (tx: Transaction<Tables>) => Promise<T | ApiError>,
): Promise<T | ApiError> =>
  request_id === undefined
    ? inTransaction(db, request.member_id, act)
    : oncePerRequest(db, { ...request, request_id }, act);

/** The response to a request; null if the request has not arrived, which makes it void. */
export const outcomeOf = (db: Kysely<Tables>, key: RequestKey): Promise<{ response: unknown } | null> =>
  inTransaction(db, key.member_id, async (tx) => {
    const known = await find(tx, key);
    if (!known) await store(tx, key, VOID, null);
    return known && known.request !== VOID ? { response: read(known.response) } : null;
  });

/** In place of the path and body of a request. */
const VOID = '';

const find = (tx: Transaction<Tables>, { member_id, request_id }: RequestKey) =>
  tx
    .selectFrom('request')
    .select(['request', 'response'])
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .executeTakeFirst();

const store = (tx: Transaction<Tables>, key: RequestKey, request: string, response: unknown) => {
  const stored = JSON.stringify(response instanceof ApiError ? { error: response } : { data: response });
  return tx
    .insertInto('request')
    .values({ ...key, request, response: stored, at: Date.now() })
    .execute();
};

const read = <T>(stored: string): T | ApiError => {
  const { error, data } = JSON.parse(stored) as { error?: ApiError; data: T };
  return error ? new ApiError(error.code, error.message, error.data, error.values) : data;
};
