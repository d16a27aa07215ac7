import { Trans, useLingui } from '@lingui/react/macro';
import {
  type ErrorComponentProps,
  Link,
  type NotFoundRouteProps,
  useRouterState,
} from '@tanstack/react-router';
import { useEffect } from 'react';
import { defaultErrorStatus } from '#contract/limits.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorPage } from '#src/ui/ErrorPage.tsx';
import { isMissingPart } from '#src/windows/build.ts';
import { useSend } from './context.tsx';

/** The tab is named after the error, and search engines keep no such page. Answers the page's path. */
function useErrorPage(title: string): string {
  const path = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path brings its own page's title first
  useEffect(() => {
    document.title = title;
  }, [title, path]);
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex';
    document.head.append(meta);
    return () => meta.remove();
  }, []);
  return path;
}

const GoHome = () => (
  <Button kind="lit" render={<Link to="/" />}>
    <Trans>Go home</Trans>
  </Button>
);

export function NotFound(_: NotFoundRouteProps) {
  const { t } = useLingui();
  const path = useErrorPage(t`Page Not Found`);
  return (
    <ErrorPage
      status={404}
      title={<Trans>Page Not Found</Trans>}
      text={<Trans>Page not found: {path}</Trans>}
      acts={<GoHome />}
    />
  );
}

export function Failed({ error }: ErrorComponentProps) {
  const { t } = useLingui();
  const send = useSend('deployment');
  useEffect(() => {
    if (isMissingPart(error)) send({ type: 'chunk.failed' });
  }, [error, send]);
  useErrorPage(t`Internal Server Error`);
  return (
    <ErrorPage
      status={defaultErrorStatus}
      title={<Trans>Internal Server Error</Trans>}
      text={<Trans>This page could not be shown. Your balance and your session are as they were.</Trans>}
      acts={<GoHome />}
    />
  );
}
