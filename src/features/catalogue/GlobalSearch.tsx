import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { gamesIn, useHalls } from '#src/components/games/use-catalogue.ts';
import { worded } from '#src/i18n/with-messages.ts';
import { spare } from '#src/ui/lazy-optional.ts';
import { SearchField } from '#src/ui/SearchField.tsx';
import css from './GlobalSearch.module.css';

const SearchResults = spare(() => worded(() => import('./SearchResults.tsx')));

/** Looks through every hall at once. The list of all games is fetched when somebody begins to type. */
export function HouseSearch() {
  const { t, i18n } = useLingui();
  const [query, setQuery] = useState('');
  const [inside, setInside] = useState(false);
  const { data } = useHalls();
  const count = data && i18n.number(data.reduce((sum, hall) => sum + gamesIn(hall), 0));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches whether the focus is still inside
    <div
      className={css.search}
      onFocus={() => setInside(true)}
      onBlur={({ currentTarget, relatedTarget }) => setInside(currentTarget.contains(relatedTarget))}
      // Out of the list back into the field, where the next press of the same key clears it.
      onKeyDown={({ key, currentTarget }) =>
        key === 'Escape' && currentTarget.querySelector('input')?.focus()
      }
    >
      <SearchField
        label={t`Search games`}
        placeholder={count ? t`Search ${count} games` : t`Search games`}
        value={query}
        onChange={setQuery}
        clearLabel={t`Clear search`}
        shortcut="/"
      />
      {inside && query.trim() !== '' && (
        <Suspense>
          <SearchResults query={query} onQuery={setQuery} />
        </Suspense>
      )}
    </div>
  );
}
