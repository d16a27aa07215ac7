import { vi } from 'vitest';
import type { SiteConfig } from '#contract/site.ts';
import { setSite } from '#src/site/site.ts';
import { removeMember } from '#src/storage/member.ts';

export const gamesOrigin = 'https://games.example.com';
export const captchaKey = btoa('0123456789abcdef');

const listening = { addEventListener: () => {}, removeEventListener: () => {} };

/** A desktop's page of a site, without a member. */
export function openPage() {
  vi.stubGlobal('document', { ...listening, cookie: '', documentElement: { dataset: {} } });
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
    linkExpireMinutes: 60,
    secureCookies: false,
    pixelId: '',
    isDemo: false,
  } as Partial<SiteConfig> as SiteConfig);
  removeMember();
}
