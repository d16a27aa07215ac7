import { QueryClient } from '@tanstack/react-query';

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: import.meta.env.MODE !== 'inspect' },
      // Offline a change fails at once; by default it would wait for a connection.
      mutations: { networkMode: 'always' },
    },
  });
