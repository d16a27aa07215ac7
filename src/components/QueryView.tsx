import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { worded } from '#src/i18n/with-messages.ts';
import { spare } from '#src/ui/lazy-optional.ts';

const FailedQuery = spare(() => worded(() => import('./QueryError.tsx')));

interface Props<T> {
  query: UseQueryResult<T>;
  /** The shape of what comes. */
  bones: ReactNode;
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  children: (data: T) => ReactNode;
}

/** What a list shows while it loads, when it fails, when there is nothing, and when there is. */
export function QueryView<T>({ query, bones, isEmpty, empty, children }: Props<T>) {
  if (query.data !== undefined) return isEmpty?.(query.data) ? empty : children(query.data);
  if (!query.isError) return bones;
  return (
    <Suspense fallback={bones}>
      <FailedQuery query={query} />
    </Suspense>
  );
}
