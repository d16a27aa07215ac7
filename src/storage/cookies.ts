import { currencyCookieAge, i18nRedirectedAge, languageCookieAge } from '#contract/limits.ts';
import { site } from '#src/site/site.ts';

/** All cookies of SPEC.md section 3 with their lifetimes in seconds; undefined is a session cookie. */
const lifetimes = {
  member_agent: () => site.linkExpireMinutes * 60,
  recommend_code: () => site.linkExpireMinutes * 60,
  register_type: () => site.linkExpireMinutes * 60,
  agent_domain_id: () => site.linkExpireMinutes * 60,
  currency: () => undefined,
  ccy: () => currencyCookieAge,
  lang: () => languageCookieAge,
  i18n_redirected: () => i18nRedirectedAge,
  fast_deposit: () => undefined,
  register_route: () => undefined,
};
export type CookieName = keyof typeof lifetimes;

/** Values that a browser without cookies could not store, kept until the page is unloaded. */
const memory = new Map<CookieName, string>();

export const cookies = {
  get(name: CookieName): string | null {
    return memory.get(name) ?? stored(name);
  },
  set(name: CookieName, value: string) {
    const age = lifetimes[name]();
    const secure = site.secureCookies ? '; secure' : '';
    const lifetime = age === undefined ? '' : `; max-age=${age}`;
    // The Cookie Store API is missing outside secure contexts, where operators also serve.
    // biome-ignore lint/suspicious/noDocumentCookie: see above
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax${lifetime}${secure}`;
    if (stored(name) === value) memory.delete(name);
    else memory.set(name, value);
  },
  /** Removes the flag and returns whether it was set. */
  take(name: CookieName): boolean {
    const set = cookies.get(name) === '1';
    if (set) cookies.remove(name);
    return set;
  },
  remove(name: CookieName) {
    memory.delete(name);
    // biome-ignore lint/suspicious/noDocumentCookie: as in set
    document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
  },
};

function stored(name: CookieName): string | null {
  for (const pair of document.cookie.split('; ')) {
    const [key, value = ''] = pair.split('=');
    if (key === name) return decode(value);
  }
  return null;
}

/** Null if the value cannot be decoded. */
function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
