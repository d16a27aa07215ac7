import { createCookies } from '#src/storage/cookies.ts';
import { site } from './site.ts';

/** All cookies of the page. */
export const cookies = createCookies(() => ({
  linkAge: site.linkExpireMinutes * 60,
  secure: site.secureCookies,
}));
