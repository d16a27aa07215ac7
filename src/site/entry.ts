import * as v from 'valibot';
import { type HandOffPayload, hasHandOff, secretQuery } from '#contract/entry.ts';
import { localStore, sessionStore } from '#src/storage/store.ts';
import { site } from './site.ts';

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

const smallNumber = /^\d{1,3}$/;

/**
 * Keeps what the URL carried: a hand-off, unless `skipReloadGetInfo` forbids it. `fbclid` stays in the URL for
 * the pixel. A demo site has no members. `pwa` counts for this window's session only.
 */
export function storeEntryQuery(entryQuery: URLSearchParams) {
  const query: Record<string, string> = Object.fromEntries(entryQuery);
  const found = v.safeParse(hasHandOff, query);
  if (found.success && !site.isDemo && ('enc' in found.output || !localStore.get('skipReloadGetInfo')))
    pending = found.output;
  const { pwa = '', member_type = '' } = query;
  if (smallNumber.test(pwa)) sessionStore.set('pwa', pwa);
  if (smallNumber.test(member_type)) localStore.set('member_type', member_type);
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
