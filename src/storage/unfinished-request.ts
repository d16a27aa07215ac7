import * as v from 'valibot';
import { storedMember } from './member.ts';
import { type SessionKey, sessionStore } from './store.ts';

/** A request that moves money, kept over a reload of this window until its outcome is known. */
export interface UnfinishedRequest<TRequest> {
  /** Null if there is none of the stored member. */
  get(): TRequest | null;
  set(request: TRequest): void;
  remove(): void;
}

/** Stores the fields of `schema` only: passwords and codes are not among them. */
export function unfinishedRequest<TRequest extends object>(
  key: Extract<SessionKey, `unfinished${string}`>,
  schema: v.GenericSchema<unknown, TRequest>,
): UnfinishedRequest<TRequest> {
  // The outcome of a request with another ID could never be found.
  const request = v.intersect([v.object({ requestId: v.pipe(v.string(), v.uuid()) }), schema]);
  const stored = v.pipe(v.string(), v.parseJson(), v.object({ memberId: v.string(), request }));
  return {
    get() {
      const read = v.safeParse(stored, sessionStore.get(key));
      if (!read.success || read.output.memberId !== storedMember()?.memberId) return null;
      return read.output.request;
    },
    set(request) {
      const memberId = storedMember()?.memberId;
      sessionStore.set(key, JSON.stringify({ memberId, request: v.parse(schema, request) }));
    },
    remove: () => sessionStore.remove(key),
  };
}
