import {
  currencyCookieAge,
  i18nRedirectedAge,
  languageCookieAge,
  signedInCookieAge,
} from '#contract/constants.ts';

/** Lifetime of a cookie that the browser removes when it is closed. */
const session = undefined;
/** Lifetime of a cookie that a referral link sets. */
const link = 'link';

/** All cookies of the specification, section 3, and `signed_in` of our own, with their lifetimes in seconds. */
export const cookieLifetimes = {
  member_agent: link,
  recommend_code: link,
  register_type: link,
  agent_domain_id: link,
  currency: link,
  ccy: currencyCookieAge,
  lang: languageCookieAge,
  i18n_redirected: i18nRedirectedAge,
  fast_deposit: session,
  register_route: session,
  signed_in: signedInCookieAge,
} as const;
type CookieName = keyof typeof cookieLifetimes;

interface CookiePolicy {
  /** Lifetime of a referral link, in seconds. */
  linkAge: number;
  /** Whether cookies are sent over HTTPS only. */
  secure: boolean;
}

/** `policy` is called at each `set`, because the site config is loaded after the modules. */
export function createCookies(policy: () => CookiePolicy) {
  /** Values that a browser without cookies could not store, kept until the page is unloaded. */
  const memory = new Map<CookieName, string>();
  const cookies = {
    get(name: CookieName): string | null {
      return cookies.all(name)[0] ?? null;
    },
    /** All values: another cookie of the name may be that of a parent domain. */
    all(name: CookieName): string[] {
      const kept = memory.get(name);
      return kept === undefined ? stored(name) : [kept];
    },
    set(name: CookieName, value: string) {
      const { linkAge, secure } = policy();
      const age = cookieLifetimes[name] === link ? linkAge : cookieLifetimes[name];
      const attributes = (age === session ? '' : `; max-age=${age}`) + (secure ? '; secure' : '');
      // The Cookie Store API is missing outside secure contexts, where operators also serve.
      // biome-ignore lint/suspicious/noDocumentCookie: see above
      document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax${attributes}`;
      if (stored(name).includes(value)) memory.delete(name);
      else memory.set(name, value);
    },
    /** Removes the flag and returns whether it was set. */
    take(name: CookieName): boolean {
      const set = cookies.get(name) === '1';
      if (set) cookies.remove(name);
      return set;
    },
    remove(...names: CookieName[]) {
      for (const name of names) {
        memory.delete(name);
        // biome-ignore lint/suspicious/noDocumentCookie: as in set
        document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
      }
    },
  };
  return cookies;
}

const stored = (name: CookieName): string[] =>
  document.cookie.split('; ').flatMap((pair) => {
    const [key, value = ''] = pair.split('=');
    return key === name ? (decode(value) ?? []) : [];
  });

/** Null if the value cannot be decoded. */
function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
