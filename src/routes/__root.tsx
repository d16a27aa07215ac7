import { msg } from '@lingui/core/macro';
import { createRootRouteWithContext, Outlet, redirect, retainSearchParams } from '@tanstack/react-router';
import type { RouterContext } from '../router.ts';
import { Over } from '../screens/shell/Over.tsx';
import { Shell } from '../screens/shell/Shell.tsx';
import { useRouteRecord } from '../screens/shell/use-route-record.ts';
import { followRule } from '../site/route-rules.ts';
import { readPageQuery } from './-page-query.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: readPageQuery,
  // Whoever embeds the site without its header wants none on the next page either.
  search: { middlewares: [retainSearchParams(['appPage', 'header', 'footer'])] },
  beforeLoad: ({ location }) => {
    const rule = followRule(location.pathname);
    if (rule) throw redirect(rule);
  },
  component: Root,
  staticData: { title: msg`Games` },
});

function Root() {
  useRouteRecord();
  return (
    <>
      <Shell>
        <Outlet />
      </Shell>
      <Over />
    </>
  );
}
