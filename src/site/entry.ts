import * as v from 'valibot';
import { type HandOffPayload, hasHandOff, secretQuery } from '#contract/entry.ts';
import { localStore } from '#src/storage/store.ts';
import { site } from './site.ts';

/** Small numbers that a URL may carry and this browser keeps (SPEC.md section 2). */
const storedParams = ['pwa', 'member_type'] as const;

/**
 * Removes secrets from the URL before the first request, so that no request can carry them; also collapses
 * doubled slashes, which would be read as a host.
 */
export function stripSecretQuery(): URLSearchParams {
  const { pathname, search, hash } = window.location;
  const entryQuery = new URLSearchParams(search);
  const path = pathname.replace(/\/{2,}/g, '/');
  const query = new URLSearchParams(search);
  for (const key of secretQuery) query.delete(key);
  if (path !== pathname || query.size !== entryQuery.size)
    window.history.replaceState(window.history.state, '', path + (query.size > 0 ? `?${query}` : '') + hash);
  return entryQuery;
}

/**
 * Keeps what the URL carried: a hand-off, unless `skipReloadGetInfo` forbids it. `fbclid` stays in the URL for
 * the pixel. A demo site has no members.
 */
export function storeEntryQuery(entryQuery: URLSearchParams) {
  const found = v.safeParse(hasHandOff, Object.fromEntries(entryQuery));
  if (found.success && !site.isDemo && ('enc' in found.output || !localStore.get('skipReloadGetInfo')))
    pending = found.output;
  for (const key of storedParams) {
    const value = entryQuery.get(key) ?? '';
    if (/^\d{1,3}$/.test(value)) localStore.set(key, value);
  }
}

let pending: HandOffPayload | null = null;

/** The hand-off that is to be exchanged, kept out of machines and logs. It can be taken once. */
export const pendingHandOff = {
  put: (found: HandOffPayload) => {
    pending = found;
  },
  isThere: () => pending !== null,
  take: () => {
    const taken = pending;
    pending = null;
    return taken;
  },
};
