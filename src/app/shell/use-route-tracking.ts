import { useLingui } from '@lingui/react/macro';
import { useMatches, useRouterState } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { siteTitle } from '#src/site/locale.ts';

/** Names the page anew when its path changes, and notes the change for whoever measures the site's pages. */
export function useRouteRecord() {
  const { i18n } = useLingui();
  const pathname = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname });
  const title = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  // Before the effects of what is on the page, so that an error page can name itself.
  useLayoutEffect(() => {
    document.title = pathname === '/' || !title ? siteTitle() : `${i18n._(title)} · ${siteTitle()}`;
    window.dispatchEvent(
      new CustomEvent('gamehall:route', { detail: { path: pathname, at: performance.now() } }),
    );
    performance.mark('route', { detail: { path: pathname } });
  }, [pathname, title, i18n]);
}
