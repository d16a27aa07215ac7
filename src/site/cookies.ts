import { createCookies } from '#src/storage/cookies.ts';
import { site } from './site.ts';

/** All cookies of the page. */
export const cookies = createCookies(() => ({
  linkAge: site.linkExpireMinutes * 60,
  secure: site.secureCookies,
}));

/**
 * Tells the host by a cookie whether a member is signed in, which it cannot see in storage: what is for visitors is hidden in
 * the pages that it renders for a member. The cookie says nothing else, and nobody else believes it.
 */
export function tellHost({ isMember }: { isMember: boolean }) {
  if (isMember) cookies.set('signed_in', '1');
  else if (cookies.get('signed_in')) cookies.remove('signed_in');
}
