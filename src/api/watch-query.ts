import {
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query';

/**
 * Calls the listener with the data of a query each time it has been read from here on, also if it is the same again.
 * Does not fetch by itself. Returns what ends it.
 */
export function watchQuery<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: QueryObserverOptions<Data, Error, Data, Data, Key>,
  listener: (data: Data) => void,
): () => void {
  const observer = new QueryObserver(queryClient, { ...query, enabled: false });
  let readAt = observer.getCurrentResult().dataUpdatedAt;
  return observer.subscribe(({ data, dataUpdatedAt }) => {
    if (data === undefined || dataUpdatedAt === readAt) return;
    readAt = dataUpdatedAt;
    listener(data);
  });
}
