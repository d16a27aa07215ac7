import { Trans } from '@lingui/react/macro';
import { type ErrorComponentProps, Link, type NotFoundRouteProps } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useSend } from '#src/actors/machines.tsx';
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

/** Loads the error pages before they are needed: they tell of a lost connection, too. */
export const loadErrorPages = () => FailedPage.preload().catch(() => {});

export const NotFound = (props: NotFoundRouteProps) => (
  <Suspense>
    <NotFoundPage {...props} />
  </Suspense>
);

/** When this page was last rendered anew because of its nodes. */
let renderedAnew = 0;

/**
 * Whether an extension or a translation has moved nodes under React's hands: rendering them anew mends it. Once in ten
 * seconds, so that a page that fails each time shows its error.
 */
function isMisplacedNode(error: unknown): boolean {
  if (!(error instanceof DOMException) || !/^(?:NotFoundError|HierarchyRequestError)$/.test(error.name))
    return false;
  const now = Date.now();
  if (now - renderedAnew < 10_000) return false;
  renderedAnew = now;
  return true;
}

export function RouteError(props: ErrorComponentProps) {
  const { error, reset } = props;
  const [isMisplaced] = useState(() => isMisplacedNode(error));
  const send = useSend('deployment');
  useEffect(() => {
    if (isChunkError(error)) send({ type: 'chunk.failed' });
    if (isMisplaced) reset();
  }, [error, send, isMisplaced, reset]);
  if (isMisplaced) return null;
  return (
    <Suspense>
      <FailedPage {...props} />
    </Suspense>
  );
}
