import { useLingui } from '@lingui/react/macro';
import { Suspense, useCallback, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { useTurn } from '#src/api/initial-load.ts';
import { gamesOf } from '#src/components/games/count.ts';
import { useProviderOf } from '#src/components/games/use-catalogue.ts';
import { QueryView } from '#src/components/QueryView.tsx';
import { loadDeferredMessages } from '#src/i18n/i18n.ts';
import { cx } from '#src/ui/cx.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { TileSkeletons } from '#src/ui/TileSkeletons.tsx';
import css from './Hall.module.css';
import { HallHeader } from './HallHeader.tsx';
import { HallToolbar } from './HallToolbar.tsx';
import { knownFilters } from './hall-filters.ts';
import { type HallProps, type HallSearch, isNarrowed, noFilters } from './hall-search.ts';
import { useDebouncedText } from './use-debounced-text.ts';
import { useDescription } from './use-description.ts';
import { useGrid } from './use-grid.ts';
import { useHallContents } from './use-hall-contents.ts';
import { useHallGames } from './use-hall-games.ts';
import { VirtualTiles } from './VirtualTiles.tsx';

const EmptyHall = lazyComponent(() => import('./EmptyHall.tsx'), {
  optional: true,
  alongside: loadDeferredMessages,
});

const HallFilters = lazyComponent(() => import('./HallFilters.tsx'), {
  optional: true,
  alongside: loadDeferredMessages,
});

const noGames: readonly never[] = [];

export const Hall = (props: HallProps) => <HallOfType key={props.gtId} {...props} />;

function HallOfType({ gtId, only, query, onQuery, lead }: HallProps) {
  const { t } = useLingui();
  const panel = useId();
  const container = useRef<HTMLDivElement>(null);
  const grid = useGrid(container);
  const providerOf = useProviderOf();
  const { tab, sort } = query;
  const filtersReady = useTurn({ chunk: HallFilters });
  const [typed, setTyped] = useDebouncedText(query.q ?? '', (q) => onQuery({ q: q || undefined }));
  const narrowed = isNarrowed({ ...query, q: typed });
  const { contents, query: missing } = useHallContents({ gtId, only, narrowed });
  const { gp: gpInUrl, label: labelInUrl, stake: stakeInUrl } = query;
  const { gp, label, stake } = useMemo(
    () => knownFilters({ gp: gpInUrl, label: labelInUrl, stake: stakeInUrl }, contents),
    [gpInUrl, labelInUrl, stakeInUrl, contents],
  );
  const filters = useMemo(
    () => ({ tab, gp, label, stake, sort, q: typed }),
    [tab, gp, label, stake, sort, typed],
  );
  const games = useHallGames({ hall: contents.games ?? noGames, gtId, query: filters, providerOf });
  useDescription(contents.providers);
  const isShown = contents.games && !games.failed && !(contents.complete ? games.isLoading : narrowed);
  const count = contents.complete
    ? games.found.length
    : Math.max(games.found.length, gamesOf(contents.providers) ?? 0);
  // The URL sets where the list begins only once; later the list reports its position to the URL.
  const [initialAt] = useState(query.at);
  const reportAt = useCallback((at: number | undefined) => onQuery({ at }), [onQuery]);
  const skeleton = <TileSkeletons label={t`Loading games`} count={21} />;
  const change = useCallback(
    (to: HallSearch) => {
      if ('q' in to) setTyped('');
      onQuery(to);
    },
    [onQuery, setTyped],
  );
  const clear = useCallback(() => change(noFilters), [change]);
  // The tiles come first.
  const shownTyped = useDeferredValue(typed);
  const shownCount = useDeferredValue(isShown ? count : undefined);
  const shownFilters = useMemo(
    () => ({ tab, gp, label, stake, sort, q: shownTyped }),
    [tab, gp, label, stake, sort, shownTyped],
  );
  const tiles = () =>
    grid && (
      <VirtualTiles
        games={games.found}
        count={missing.isError ? games.found.length : count}
        grid={grid}
        view={JSON.stringify(filters)}
        at={initialAt}
        onAt={reportAt}
      />
    );
  return (
    <>
      <HallHeader gtId={gtId} only={only} contents={contents} />
      {lead}
      <HallToolbar
        panel={panel}
        contents={contents}
        gamesQuery={missing}
        alone={only?.gpId !== undefined}
        query={filters}
        onQuery={onQuery}
        typed={typed}
        onTyped={setTyped}
      />
      <div ref={container} id={panel} role="tabpanel" aria-label={t`Games`} className={css.panel}>
        <div className={cx(css.filters, narrowed && css.filtered)}>
          {filtersReady && (
            <Suspense>
              <HallFilters
                contents={contents}
                games={games.inTab}
                count={shownCount}
                query={shownFilters}
                onQuery={change}
                onClear={clear}
              />
            </Suspense>
          )}
        </div>
        {isShown && count > 0 && tiles()}
        {isShown && count === 0 && (
          <Suspense fallback={skeleton}>
            <EmptyHall
              query={filters}
              contents={contents}
              games={games.inTab}
              providerOf={providerOf}
              closed={contents.providers.find(({ gpId, active }) => gpId === only?.gpId && !active)}
              onQuery={change}
              onTyped={setTyped}
              onClear={() => change({ ...noFilters, tab: undefined })}
            />
          </Suspense>
        )}
        {!(isShown && contents.complete) && (
          <QueryView query={games.failed ?? missing} skeleton={!isShown && skeleton}>
            {() => !isShown && skeleton}
          </QueryView>
        )}
      </div>
    </>
  );
}
