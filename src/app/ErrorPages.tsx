import { Trans, useLingui } from '@lingui/react/macro';
import {
  type ErrorComponentProps,
  Link,
  type NotFoundRouteProps,
  useRouterState,
} from '@tanstack/react-router';
import { useEffect } from 'react';
import { clientErrorCodes } from '#contract/call.ts';
import { failureText } from '#src/i18n/failure.ts';
import { ErrorPage } from '#src/ui/ErrorPage.tsx';
import { Button } from '#src/ui/elements.tsx';
import { isChunkError } from '#src/windows/build.ts';
import { readThrown } from './thrown.ts';

/** Sets the document title to the error and keeps the page out of search engines. Returns the page's path. */
function useErrorPage(title: string): string {
  const path = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path's page sets its own title first
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
  <Button variant="primary" render={<Link to="/" />}>
    <Trans>Go home</Trans>
  </Button>
);

/** `data` is set by a route that rejects a parameter. */
export function NotFound({ data }: NotFoundRouteProps) {
  const { t } = useLingui();
  const path = useErrorPage(t`Page Not Found`);
  return (
    <ErrorPage
      status={404}
      title={data ? <Trans>Page Not Found: {path}</Trans> : <Trans>Page not found: {path}</Trans>}
      actions={<GoHome />}
    />
  );
}

export function PageError({ error }: ErrorComponentProps) {
  return isChunkError(error) ? <NotLoaded /> : <FailedPage error={error} />;
}

/** The page's chunk could not be fetched: there is no connection, or something blocks it. */
function NotLoaded() {
  const { t, i18n } = useLingui();
  const title = navigator.onLine ? t`This could not be loaded` : t`Connection lost`;
  useErrorPage(title);
  return (
    <ErrorPage
      title={title}
      text={
        navigator.onLine ? (
          <Trans>This page could not be shown. Your balance and session are not affected.</Trans>
        ) : (
          failureText(i18n, { call: '', code: clientErrorCodes.network })
        )
      }
      actions={
        <>
          <Button onClick={() => window.location.reload()}>
            <Trans>Try again</Trans>
          </Button>
          <GoHome />
        </>
      }
    />
  );
}

function FailedPage({ error }: { error: unknown }) {
  const { t } = useLingui();
  const { status, isError } = readThrown(error);
  const title = status === 404 ? t`Page Not Found` : t`Internal Server Error`;
  useErrorPage(title);
  useEffect(() => {
    import('#src/diagnostics/watch.ts').then(
      ({ reportError }) => reportError(error),
      () => {},
    );
  }, [error]);
  return (
    <ErrorPage
      status={status}
      title={title}
      text={<Trans>This page could not be shown. Your balance and session are not affected.</Trans>}
      details={isError ? undefined : [t`Invalid error object`]}
      actions={<GoHome />}
    />
  );
}
