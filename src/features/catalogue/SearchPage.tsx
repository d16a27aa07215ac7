import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import { useIsDesktop } from '#src/actors/machines.tsx';
import { POPULAR_GT_ID } from '#src/api/game-queries.ts';
import { countText, useHalls, useProviderNames, useProviderOf } from '#src/components/games/catalogue.ts';
import { HallCardList } from '#src/components/games/HallCardList.tsx';
import { HotRow } from '#src/components/games/HotRow.tsx';
import { search, useGames } from '#src/components/games/search.ts';
import { QueryView } from '#src/components/QueryView.tsx';
import { recentSearches } from '#src/storage/recent-searches.ts';
import { Chips } from '#src/ui/Chips.tsx';
import { Section } from '#src/ui/Section.tsx';
import { TileSkeletons } from '#src/ui/Tile.tsx';
import { GlobalSearch } from './GlobalSearch.tsx';
import css from './Hall.module.css';
import { type Facets, narrowResults } from './hall-filters.ts';
import { NoResults } from './NoResults.tsx';
import { useGrid } from './use-grid.ts';
import { VirtualTiles } from './VirtualTiles.tsx';

const none: readonly Game[] = [];
/** The scroll position of the results is not in the URL. */
const ignorePosition = () => {};

/** All results of a search, or the most played games and every hall if there is nothing to show. */
export function SearchPage({ q, gt, gp }: { q: string } & Facets) {
  const { t } = useLingui();
  const router = useRouter();
  const isDesktop = useIsDesktop();
  const container = useRef<HTMLDivElement>(null);
  const grid = useGrid(container);
  const games = useGames({ enabled: q !== '' });
  const providerOf = useProviderOf();
  const all = games.data ?? none;
  const results = useMemo(() => search(all, q, providerOf), [all, q, providerOf]);
  const narrowed = useMemo(() => narrowResults(results, { gt, gp }), [results, gt, gp]);
  const { found } = narrowed;
  useEffect(() => recentSearches.add(q), [q]);
  const field = useRef<HTMLDivElement>(null);
  const [isNew] = useState(q === '');
  // Who comes without a search wants to type one.
  useEffect(() => {
    if (isNew) field.current?.querySelector('input')?.focus();
  }, [isNew]);
  const isFound = q !== '' && found.length > 0;
  const changeQuery = (text: string) =>
    void router.navigate({ to: '/search', search: { q: text || undefined } });
  const choose = (facets: Facets) =>
    void router.navigate({
      to: '/search',
      search: { q, gt, gp, ...facets },
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <header>
        {!isDesktop && (
          <div ref={field} className={css.pageSearch}>
            <GlobalSearch />
          </div>
        )}
        <div className={css.head}>
          <h1 className={css.title}>
            {isFound || (q && !games.data) ? <Trans>Results for “{q}”</Trans> : <Trans>Search games</Trans>}
          </h1>
          {isFound && games.data && (
            <p className={css.count} role="status">
              <Plural value={found.length} one="# game" other="# games" />
            </p>
          )}
        </div>
      </header>
      {isFound && <ResultChips {...narrowed} onChoose={choose} />}
      <div ref={container} className={css.panel} data-wide>
        {q !== '' && (
          <QueryView
            query={games}
            skeleton={<TileSkeletons label={t`Loading games`} count={21} />}
            isEmpty={() => found.length === 0}
            empty={<NoResults games={all} providerOf={providerOf} query={q} onQuery={changeQuery} />}
          >
            {() =>
              grid && (
                <VirtualTiles
                  games={found}
                  count={found.length}
                  grid={grid}
                  view={[q, ...narrowed.halls.ids, ...narrowed.providers.ids].join(' ')}
                  at={undefined}
                  onAt={ignorePosition}
                />
              )
            }
          </QueryView>
        )}
      </div>
      {(q === '' || (games.data && !isFound)) && <OtherGames />}
    </>
  );
}

/** Where else there are games: what others play, and the halls. */
const OtherGames = () => (
  <>
    <HotRow gtId={POPULAR_GT_ID} title={<Trans>Most played</Trans>} />
    <Section title={<Trans>Choose a hall</Trans>}>
      <HallCardList rows />
    </Section>
  </>
);

interface ResultChipsProps extends Pick<ReturnType<typeof narrowResults>, 'halls' | 'providers'> {
  onChoose: (facets: Facets) => void;
}

/** The halls and the providers of the results, several of which can be selected. */
function ResultChips({ halls, providers, onChoose }: ResultChipsProps) {
  const { t } = useLingui();
  const { data } = useHalls();
  const hallNames = new Map(data?.map(({ gtId, gtName }) => [gtId, gtName]));
  return (
    <div className={css.facets}>
      <FacetChips
        {...halls}
        label={t`Halls`}
        all={<Trans>All halls</Trans>}
        names={hallNames}
        onChange={(gt) => onChoose({ gt })}
      />
      <FacetChips
        {...providers}
        label={t`Providers`}
        all={<Trans>All providers</Trans>}
        names={useProviderNames()}
        onChange={(gp) => onChoose({ gp })}
      />
    </div>
  );
}

interface FacetChipsProps extends Omit<ReturnType<typeof narrowResults>['halls'], 'games'> {
  label: string;
  all: ReactNode;
  names: ReadonlyMap<string, string>;
  onChange: (ids: string[] | undefined) => void;
}

function FacetChips({ label, all, of, counts, ids, names, onChange }: FacetChipsProps) {
  const { t, i18n } = useLingui();
  if (counts.size < 2) return null;
  return (
    <Chips
      label={label}
      all={{ label: all, count: countText(i18n, of) }}
      chips={[...counts].map(([id, count]) => ({
        id,
        label: names.get(id) ?? id,
        count: countText(i18n, count),
      }))}
      chosen={ids}
      onChange={(chosen) => onChange(chosen.length > 0 ? chosen : undefined)}
      backLabel={t`Back`}
      forwardLabel={t`Forward`}
    />
  );
}
