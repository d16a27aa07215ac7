import { currencyCookieAge, i18nRedirectedAge, languageCookieAge } from '#contract/limits.ts';
import { site } from '#src/site/site.ts';

/** Every cookie of SPEC.md section 3 with its lifetime in seconds; undefined lasts as long as the browser. */
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

/** What a browser that takes no cookies has been told to keep, for as long as the page stands. */
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
  /** Whether the flag was there; it is no more. */
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
    if (key === name) return readable(value);
  }
  return null;
}

/** Null for what somebody else has put there and nobody can read. */
function readable(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
