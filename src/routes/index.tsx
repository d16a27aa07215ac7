import { createFileRoute } from '@tanstack/react-router';
import { bannersQuery, hallsQuery, marqueeQuery } from '#src/api/queries.ts';
import { Home } from '#src/features/home/Home.tsx';
import { visitorCurrency } from '#src/site/currency.ts';

export const Route = createFileRoute('/')({
  // Comes with the first file, since most come in here.
  codeSplitGroupings: [],
  // Not waited for: asked for while the page itself is still on its way.
  loader: ({ context: { queries } }) => {
    void queries.prefetchQuery(bannersQuery());
    void queries.prefetchQuery(hallsQuery(visitorCurrency()));
    void queries.prefetchQuery(marqueeQuery());
  },
  component: Home,
});
