import type { MessageDescriptor } from '@lingui/core';
import { createRouter } from '@tanstack/react-router';
import type { RouterContext } from '#src/routes/-router-context.ts';
import { routeTree } from '#src/routes.gen.ts';
import { withLanguage, withoutLanguage } from '#src/site/locale.ts';
import { Failed, NotFound } from './ErrorPages.tsx';

export const createAppRouter = (context: RouterContext) =>
  createRouter({
    routeTree,
    context,
    scrollRestoration: true,
    defaultPreload: 'intent',
    // In the place of its page, so that the house around it and a running game's way out stay.
    defaultErrorComponent: Failed,
    defaultNotFoundComponent: NotFound,
    // Pages know no languages: the prefix is taken off on the way in and put back on the way out.
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
    /** Shown without navigation, header and footer, or without the footer alone: rail or bottom bar. */
    bare?: true | 'footer';
  }
}
