import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  Outlet,
  redirect,
  retainSearchParams,
  useMatches,
  useRouterState,
} from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { OverlayHost } from '#src/shell/OverlayHost.tsx';
import { Shell } from '#src/shell/Shell.tsx';
import { siteTitle } from '#src/site/locale.ts';
import { followRule } from '#src/site/urls.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: readPageSearch,
  // An embedding page that hides the header hides it on the next page too.
  search: { middlewares: [retainSearchParams(['appPage', 'header', 'footer'])] },
  beforeLoad: ({ location }) => {
    const rule = followRule(location.pathname);
    if (rule) throw redirect(rule);
  },
  component: Root,
  staticData: { title: msg`Games` },
});

function Root() {
  useRouteTracking();
  return (
    <>
      <Shell>
        <Outlet />
      </Shell>
      <OverlayHost />
    </>
  );
}

/** Query parameters of every URL of the site: parts of the layout that an embedding page hides. */
interface PageSearch {
  /** Only this part of the layout is shown. */
  appPage?: 'header' | 'content' | 'footer';
  header?: boolean;
  footer?: boolean;
}

const parts = ['header', 'content', 'footer'] as const;
const shown = (value: unknown) => (value === false || value === 'false' ? false : undefined);

function readPageSearch(search: Record<string, unknown>): PageSearch {
  return {
    appPage: parts.find((part) => part === search.appPage),
    header: shown(search.header),
    footer: shown(search.footer),
  };
}

/** Context of every route's loader. */
export interface RouterContext {
  queryClient: QueryClient;
}

/** A route's title, or that of the page which its loader has loaded. */
const titleOf = ({ loaderData, staticData }: { loaderData?: unknown; staticData: Titled }) =>
  ({ ...staticData, ...(loaderData as Titled | undefined) }).title;
interface Titled {
  title?: MessageDescriptor;
}

/** Sets the document title when the path changes, and reports the change for performance measurement. */
function useRouteTracking() {
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
