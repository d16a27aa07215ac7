import { QueryClient } from '@tanstack/react-query';

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // Offline a call fails at once and the page says so; by default it would wait for a connection.
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        retry: false,
        refetchOnWindowFocus: import.meta.env.MODE !== 'qa',
      },
      mutations: { networkMode: 'always' },
    },
  });
