import { Trans } from '@lingui/react/macro';
import { type ErrorComponentProps, Link, type NotFoundRouteProps } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useSend } from '#src/actors/machines.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { isChunkError } from '#src/windows/build.ts';

/** In place of an error page whose chunk cannot be loaded. */
const HomeLink = () => (
  <p role="alert">
    <Link to="/">
      <Trans>Go home</Trans>
    </Link>
  </p>
);
const NotFoundPage = lazyComponent<NotFoundRouteProps>(
  async () => ({ default: (await import('./ErrorPages.tsx')).NotFound }),
  { optional: HomeLink },
);
const FailedPage = lazyComponent<ErrorComponentProps>(
  async () => ({ default: (await import('./ErrorPages.tsx')).PageError }),
  { optional: HomeLink },
);

export const NotFound = (props: NotFoundRouteProps) => (
  <Suspense>
    <NotFoundPage {...props} />
  </Suspense>
);

export function RouteError(props: ErrorComponentProps) {
  const { error } = props;
  const send = useSend('deployment');
  useEffect(() => {
    if (isChunkError(error)) send({ type: 'chunk.failed' });
  }, [error, send]);
  return (
    <Suspense>
      <FailedPage {...props} />
    </Suspense>
  );
}
