import * as v from 'valibot';
import { type Credentials, type HandedOver, handedOver, secretQuery } from '#contract/entry.ts';
import type { Member } from '#machines/events.ts';
import { storeMember } from '../storage/member.ts';
import { local } from '../storage/store.ts';
import { site } from './site.ts';

/** Small numbers that an address may bring along and this browser keeps (SPEC.md section 2). */
const keys = ['pwa', 'member_type'] as const;

/** Takes the secrets out of the address bar. Before anything is asked for, so that no request can carry them. */
export function scrubAddress(): URLSearchParams {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  const brought = new URLSearchParams(query);
  for (const key of secretQuery) query.delete(key);
  const rest = query.size > 0 ? `?${query}` : '';
  // Whole, since a path of two slashes alone would be taken for a host.
  if (query.size !== brought.size)
    window.history.replaceState(
      window.history.state,
      '',
      `${window.location.origin}${pathname}${rest}${hash}`,
    );
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

export function storeCredentials({ tk, memberId, memberAccount, memberCurrency }: Credentials): Member {
  const member = { memberId, account: memberAccount, currency: memberCurrency };
  storeMember(member, tk);
  return member;
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
