import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SearchPage } from '#src/features/catalogue/SearchPage.tsx';
import { readHallSearch, readIds } from './-hall-search.ts';

export const Route = createFileRoute('/search')({
  codeSplitGroupings: [['loader', 'component']],
  // Parsed where it is used, as in /slotgame.
  validateSearch: (search: { q?: unknown; gt?: unknown; gp?: unknown }) => search,
  component: SearchRoute,
  staticData: { title: msg`Search games` },
});

function SearchRoute() {
  const search = Route.useSearch();
  const { q, gp } = readHallSearch({ ...search });
  return <SearchPage q={q?.trim() ?? ''} gt={readIds(search.gt)} gp={gp} />;
}
