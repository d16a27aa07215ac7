import { Trans } from '@lingui/react/macro';
import { Link, type NotFoundRouteProps, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { defaultErrorStatus } from '#contract/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorPage } from '../../ui/ErrorPage.tsx';

/** Search engines keep no error pages. */
function useNoIndex() {
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex';
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}

const GoHome = () => (
  <Button kind="lit" render={<Link to="/" />}>
    <Trans>Go home</Trans>
  </Button>
);

export function NotFound(_: NotFoundRouteProps) {
  useNoIndex();
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <ErrorPage
      status={404}
      title={<Trans>Page Not Found</Trans>}
      text={<Trans>Page not found: {path}</Trans>}
      acts={<GoHome />}
    />
  );
}

export function Failed() {
  useNoIndex();
  return (
    <ErrorPage
      status={defaultErrorStatus}
      title={<Trans>Internal Server Error</Trans>}
      text={<Trans>This page could not be shown. Your balance and your session are as they were.</Trans>}
      acts={<GoHome />}
    />
  );
}
