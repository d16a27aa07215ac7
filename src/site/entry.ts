import * as v from 'valibot';
import { type HandOffPayload, handOffPayload, secretQuery } from '#contract/entry.ts';
import { localStore, sessionStore } from '#src/storage/store.ts';
import { cookies } from './cookies.ts';
import { site } from './site.ts';

/**
 * Returns the entry query and removes its secrets from the URL before the first request. A document's navigation
 * entry keeps the URL with which it was loaded: the page is loaded again without the secrets, and null is returned.
 * The next document takes them from session storage; if that is blocked, this one continues with them. Also collapses
 * doubled slashes, which would be read as a host.
 */
export function takeEntryQuery(): URLSearchParams | null {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  const secrets = new URLSearchParams([...query].filter(([key]) => isSecret(key)));
  for (const key of secretQuery) query.delete(key);
  const path = pathname.replace(/\/{2,}/g, '/');
  const clean = path + (query.size > 0 ? `?${query}` : '') + hash;
  if (secrets.size > 0 && sessionStore.set('entrySecrets', `${secrets}`)) {
    window.location.replace(clean);
    return null;
  }
  if (secrets.size > 0 || path !== pathname) window.history.replaceState(window.history.state, '', clean);
  const stored = new URLSearchParams(sessionStore.get('entrySecrets') ?? '');
  sessionStore.remove('entrySecrets');
  return new URLSearchParams([...query, ...stored]);
}
const isSecret = (key: string) => (secretQuery as readonly string[]).includes(key);

const smallNumber = /^\d{1,3}$/;

/**
 * Keeps what the URL carried: a hand-off, unless `skipReloadGetInfo` forbids it. `fbclid` stays in the URL for
 * the pixel. A demo site has no members. `pwa` counts for this window's session only.
 */
export function storeEntryQuery(entryQuery: URLSearchParams) {
  const query: Record<string, string> = Object.fromEntries(entryQuery);
  const found = v.safeParse(handOffPayload, query);
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

/** Whether the value has the form of an introducer's code. */
export const isReferralCode = (value: string) => /^[\w-]{1,40}$/.test(value);

/**
 * Stores the introducer of a referral link in cookies, for the site's link lifetime: `id` names an agent,
 * `invite` a friend, `currency` the currency of the account. The last link counts.
 */
export function storeReferralQuery(pathname: string, search: string) {
  if (!/^\/(?:register\/*)?$/i.test(pathname)) return;
  const query = new URLSearchParams(search);
  // A parameter that is there twice counts by its first value.
  const named = site.introducerParameters;
  const [agent, friend, currency] = [['id', ...named.agent], ['invite', ...named.friend], ['currency']].map(
    (keys) => firstOf(query, keys),
  );
  if (agent && isReferralCode(agent)) storeIntroducer('member_agent', agent);
  else if (friend && isReferralCode(friend)) storeIntroducer('recommend_code', friend);
  const known = site.currencies.find((candidate) => candidate === currency?.toUpperCase());
  if (known) cookies.set('currency', known);
}

/** The first value that is not empty. */
const firstOf = (query: URLSearchParams, keys: readonly string[]): string =>
  keys
    .flatMap((key) => query.getAll(key))
    .map((value) => value.trim())
    .find(Boolean) ?? '';

function storeIntroducer(type: 'member_agent' | 'recommend_code', code: string) {
  // The currency of an older link does not apply to this one.
  cookies.remove('member_agent', 'recommend_code', 'currency');
  cookies.set(type, code);
  cookies.set('register_type', type);
}
