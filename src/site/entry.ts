import * as v from 'valibot';
import { type Credentials, type HandedOver, handedOver, secretQuery } from '#contract/entry.ts';
import { storeMember } from '#src/storage/member.ts';
import { local } from '#src/storage/store.ts';
import { site } from './site.ts';

/** Small numbers that an address may bring along and this browser keeps (SPEC.md section 2). */
const keys = ['pwa', 'member_type'] as const;

/**
 * Takes the secrets out of the address bar, before anything is asked for, so that no request can carry them; and
 * doubled slashes, which would be taken for a host.
 */
export function scrubAddress(): URLSearchParams {
  const { pathname, search, hash } = window.location;
  const brought = new URLSearchParams(search);
  const path = pathname.replace(/\/{2,}/g, '/');
  const query = new URLSearchParams(search);
  for (const key of secretQuery) query.delete(key);
  if (path !== pathname || query.size !== brought.size)
    window.history.replaceState(window.history.state, '', path + (query.size > 0 ? `?${query}` : '') + hash);
  return brought;
}

/**
 * Keeps what the address brought: who is handed over, unless `skipReloadGetInfo` forbids it, or the code for it.
 * `fbclid` stays in the address, for the pixel to read. A demonstration site knows no members.
 */
export function keepEntryQuery(brought: URLSearchParams) {
  const found = v.safeParse(handedOver, Object.fromEntries(brought));
  if (found.success && !site.isDemo) keepHandedOver(found.output);
  for (const key of keys) {
    const value = brought.get(key) ?? '';
    if (/^\d{1,3}$/.test(value)) local.set(key, value);
  }
}

function keepHandedOver(found: HandedOver) {
  if ('enc' in found) waiting = found;
  else if (!local.get('skipReloadGetInfo')) storeCredentials(found);
}

function storeCredentials({ tk, memberId, memberAccount, memberCurrency }: Credentials) {
  storeMember({ memberId, account: memberAccount, currency: memberCurrency }, tk);
}

let waiting: HandedOver | null = null;

/** What waits to be exchanged, out of sight of machines and records. Taken once. */
export const waitingHandOver = {
  put: (found: HandedOver) => {
    waiting = found;
  },
  isThere: () => waiting !== null,
  take: () => {
    const taken = waiting;
    waiting = null;
    return taken;
  },
};
