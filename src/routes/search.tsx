import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SearchPage } from '#src/features/catalogue/SearchPage.tsx';
import { readHallSearch } from './-hall-search.ts';

export const Route = createFileRoute('/search')({
  codeSplitGroupings: [['loader', 'component']],
  // Parsed where it is used, as in /slotgame.
  validateSearch: (search: { q?: unknown }) => search,
  component: SearchRoute,
  staticData: { title: msg`Search games` },
});

function SearchRoute() {
  const { q } = readHallSearch({ ...Route.useSearch() });
  return <SearchPage q={q?.trim() ?? ''} />;
}
