import { useLingui } from '@lingui/react/macro';
import { useMatches, useRouterState } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { siteTitle } from '#src/site/locale.ts';

/** Sets the document title when the path changes, and reports the change for performance measurement. */
export function useRouteTracking() {
  const { i18n } = useLingui();
  const pathname = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname });
  const title = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  // Runs before the effects of the page, so that an error page can set its own title.
  useLayoutEffect(() => {
    document.title = pathname === '/' || !title ? siteTitle() : `${i18n._(title)} · ${siteTitle()}`;
    window.dispatchEvent(
      new CustomEvent('gamehall:route', { detail: { path: pathname, at: performance.now() } }),
    );
    performance.mark('route', { detail: { path: pathname } });
  }, [pathname, title, i18n]);
}
