import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useMatches, useRouterState } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { siteTitle } from '#src/site/locale.ts';

/** A route's title, or that of the page which its loader has loaded. */
const titleOf = ({ loaderData, staticData }: { loaderData?: unknown; staticData: Titled }) =>
  ({ ...staticData, ...(loaderData as Titled | undefined) }).title;
interface Titled {
  title?: MessageDescriptor;
}

/** Sets the document title when the path changes, and reports the change for performance measurement. */
export function useRouteTracking() {
  const { i18n } = useLingui();
  const pathname = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname });
  const title = useMatches({ select: (matches) => matches.map(titleOf).findLast(Boolean) });
  // Runs before the effects of the page, so that an error page can set its own title.
  useLayoutEffect(() => {
    document.title = pathname === '/' || !title ? siteTitle() : `${i18n._(title)} · ${siteTitle()}`;
    window.dispatchEvent(
      new CustomEvent('gamehall:route', { detail: { path: pathname, at: performance.now() } }),
    );
    performance.mark('route', { detail: { path: pathname } });
  }, [pathname, title, i18n]);
}
