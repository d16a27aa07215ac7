import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { countText, gamesOf } from '#src/components/games/count.ts';
import { useHalls } from '#src/components/games/use-catalogue.ts';
import { loadDeferredMessages } from '#src/i18n/i18n.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { SearchField } from '#src/ui/SearchField.tsx';
import css from './GlobalSearch.module.css';

const SearchResults = lazyComponent(() => import('./SearchResults.tsx'), {
  optional: true,
  alongside: loadDeferredMessages,
});

/** Searches all halls at once. The list of all games is fetched when the user begins to type. */
export function GlobalSearch() {
  const { t, i18n } = useLingui();
  const [query, setQuery] = useState('');
  const [inside, setInside] = useState(false);
  const { data } = useHalls();
  const count = data && countText(i18n, gamesOf(data.flatMap(({ gpList }) => gpList)));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only tracks whether the focus is inside
    <div
      className={css.search}
      onFocus={() => setInside(true)}
      onBlur={({ currentTarget, relatedTarget }) => setInside(currentTarget.contains(relatedTarget))}
      // Moves the focus from the list to the field, where the next Escape clears the text.
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
