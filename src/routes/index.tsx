import { createFileRoute } from '@tanstack/react-router';
import { hallsQuery } from '#src/api/site-queries.ts';
import { SportsSection } from '#src/features/play/sports/SportsSection.tsx';
import { Home } from '#src/features/site/home/Home.tsx';
import { bannersQuery, marqueeQuery } from '#src/features/site/home/home-queries.ts';
import { visitorCurrency } from '#src/site/locale.ts';

const sports = <SportsSection />;

export const Route = createFileRoute('/')({
  // Part of the first chunk, because most visits start here.
  codeSplitGroupings: [],
  // Not awaited: prefetched while the page itself is still loading.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(bannersQuery());
    void queryClient.prefetchQuery(hallsQuery(visitorCurrency()));
    void queryClient.prefetchQuery(marqueeQuery());
  },
  component: () => <Home sports={sports} />,
});
