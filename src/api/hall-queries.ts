import { queryOptions } from '@tanstack/react-query';
import { currentLanguage } from '#src/site/locale.ts';
import { halls } from '#src/startup/prefetch.ts';

/** The halls with their providers. */
export const hallsQuery = (currency: string) =>
  queryOptions({
    queryKey: ['halls', currency, currentLanguage()],
    queryFn: ({ signal }) => halls.fetch(signal, currency),
    staleTime: Number.POSITIVE_INFINITY,
  });
