import { msg } from '@lingui/core/macro';
import { createRootRouteWithContext, Outlet, redirect, retainSearchParams } from '@tanstack/react-router';
import { OverlayHost } from '#src/shell/OverlayHost.tsx';
import { Shell } from '#src/shell/Shell.tsx';
import { useRouteTracking } from '#src/shell/use-route-tracking.ts';
import { followRule } from '#src/site/urls.ts';
import { readPageSearch } from './-page-search.ts';
import type { RouterContext } from './-router-context.ts';

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
