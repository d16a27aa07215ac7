import { vi } from 'vitest';
import type { SiteConfig } from '#contract/site.ts';
import { setSite } from '#src/site/site.ts';
import { removeMember } from '#src/storage/member.ts';

export const gamesOrigin = 'https://games.example.com';
export const captchaKey = btoa('0123456789abcdef');

const listening = { addEventListener: () => {}, removeEventListener: () => {} };

/** Stores cookies as a browser does. */
function cookieJar() {
  const jar = new Map<string, string>();
  return {
    get cookie() {
      return [...jar].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(text) {
      const [name = '', value = ''] = text.split(';')[0]?.split('=') ?? [];
      if (text.includes('max-age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  };
}

/** A desktop's page of a site, without a member. */
export function openPage() {
  vi.stubGlobal('document', Object.assign(cookieJar(), listening, { documentElement: { dataset: {} } }));
  vi.stubGlobal('window', {
    ...listening,
    innerWidth: 1_200,
    matchMedia: () => ({ matches: false }),
    location: { host: 'site.example', origin: 'https://site.example', pathname: '/', search: '' },
  });
  setSite({
    siteId: '1',
    currencies: ['USD'],
    defaultCurrency: 'USD',
    country: '',
    capabilities: {},
    gamesOrigin,
    clientCaptchaKey: captchaKey,
    captcha: { availability: false, sentCodes: false },
    linkExpireMinutes: 60,
    secureCookies: false,
    pixelId: '',
    isDemo: false,
  } as Partial<SiteConfig> as SiteConfig);
  removeMember();
}
