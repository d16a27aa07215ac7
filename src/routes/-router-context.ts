import type { QueryClient } from '@tanstack/react-query';

/** Context of every route's loader. */
export interface RouterContext {
  queryClient: QueryClient;
}
