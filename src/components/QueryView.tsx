import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { lazyComponent } from '#src/ui/lazy-component.ts';

const QueryError = lazyComponent(() => import('./QueryError.tsx'), {
  optional: true,
});

interface Props<T> {
  query: UseQueryResult<T>;
  skeleton: ReactNode;
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Shows a list's loading, error, empty or loaded state. */
export function QueryView<T>({ query, skeleton, isEmpty, empty, children }: Props<T>) {
  if (query.data !== undefined) return isEmpty?.(query.data) ? empty : children(query.data);
  if (!query.isError) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <QueryError query={query} />
    </Suspense>
  );
}
