import type { MessageDescriptor } from '@lingui/core';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { RouterContext } from '#src/routes/__root.tsx';
import { routeTree } from '#src/routes.gen.ts';
import { base } from '#src/site/base.ts';
import { withLanguage, withoutLanguage } from '#src/site/locale.ts';
import { NotFound, RouteError } from './RouteErrors.tsx';
import { readParameters, searchText } from './search-parameters.ts';

export const createAppRouter = (
  context: RouterContext,
  /** What differs where a server renders the page. */
  onServer?: { history: RouterHistory; scrollRestoration: false },
) =>
  createRouter({
    routeTree,
    basepath: base || '/',
    context,
    parseSearch: readParameters,
    stringifySearch: searchText,
    scrollRestoration: true,
    ...onServer,
    defaultPreload: 'intent',
    // Rendered in place of the page, so that the layout and the controls of a running game stay.
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFound,
    // Routes know no languages: the prefix is removed from incoming URLs and added to outgoing ones.
    rewrite: {
      input: ({ url }) => {
        url.pathname = withoutLanguage(url.pathname);
        return url;
      },
      output: ({ url }) => {
        url.pathname = withLanguage(url.pathname);
        return url;
      },
    },
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    title?: MessageDescriptor;
    /**
     * `true` hides the header, the navigation (sidebar or bottom bar) and the footer; 'footer' keeps the
     * header.
     */
    bare?: true | 'footer';
  }
}
