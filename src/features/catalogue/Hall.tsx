import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { memo, Suspense, useCallback, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { gamesOf, useHalls, useProviderOf } from '#src/components/games/catalogue.ts';
import { QueryView } from '#src/components/QueryView.tsx';
import { useTurn } from '#src/startup/turns.ts';
import { useIsRendered } from '#src/startup/use-is-rendered.ts';
import { cx, IconButton } from '#src/ui/elements.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { TileSkeletons } from '#src/ui/Tile.tsx';
import css from './Hall.module.css';
import { GameCount, HallToolbar, isSports, useDebouncedText, useHasPainted } from './HallToolbar.tsx';
import { knownFilters } from './hall-filters.ts';
import { type HallProps, type HallSearch, isNarrowed, noFilters } from './hall-search.ts';
import { useArrangement } from './use-arrangement.ts';
import { useDescription } from './use-description.ts';
import { useGrid } from './use-grid.ts';
import { type HallContents, useHallContents } from './use-hall-contents.ts';
import { useHallGames } from './use-hall-games.ts';
import { FirstTiles, VirtualTiles } from './VirtualTiles.tsx';

const EmptyHall = lazyComponent(() => import('./EmptyHall.tsx'), {
  optional: true,
});

const HallFilters = lazyComponent(() => import('./HallFilters.tsx'), {
  optional: true,
});
const HallControls = lazyComponent(
  async () => ({ default: (await import('./HallFilters.tsx')).HallControls }),
  { optional: true },
);

const noGames: readonly never[] = [];

export const Hall = (props: HallProps) => <HallOfType key={props.gtId} {...props} />;

function HallOfType({ gtId, only, query, onQuery, lead }: HallProps) {
  const { t } = useLingui();
  const panel = useId();
  const container = useRef<HTMLDivElement>(null);
  const grid = useGrid(container);
  const isRendered = useIsRendered();
  const providerOf = useProviderOf();
  const { tab, sort } = query;
  const filtersReady = useTurn({ chunk: HallFilters });
  const [typed, setTyped] = useDebouncedText(query.q ?? '', (q) => onQuery({ q: q || undefined }));
  const filtered = isNarrowed({ ...query, q: typed, tab: undefined });
  const narrowed = filtered || isNarrowed({ tab });
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
  const listed = (tab === 'last_play' || tab === 'my_favorite') && isShown ? games.inTab : undefined;
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
  const arrangement = useArrangement();
  const Arrangement = narrowed || sort || tab || only ? undefined : arrangement;
  const tiles = () =>
    Arrangement ? (
      <Suspense fallback={skeleton}>
        <Arrangement gtId={gtId} games={games.found} />
      </Suspense>
    ) : grid ? (
      <VirtualTiles
        games={games.found}
        count={missing.isError ? games.found.length : count}
        grid={grid}
        view={JSON.stringify(filters)}
        at={initialAt}
        onAt={reportAt}
      />
    ) : (
      isRendered && <FirstTiles games={games.found} count={count} />
    );
  return (
    <>
      <HallHeader gtId={gtId} only={only} contents={contents} listed={listed?.length} />
      {lead}
      <HallToolbar
        panel={panel}
        contents={contents}
        listed={listed}
        gamesQuery={missing}
        alone={only?.gpId !== undefined}
        query={filters}
        onQuery={onQuery}
        typed={typed}
        onTyped={setTyped}
        controls={
          filtersReady && (
            <Suspense>
              <HallControls
                contents={contents}
                games={games.inTab}
                count={shownCount}
                query={shownFilters}
                onQuery={change}
              />
            </Suspense>
          )
        }
      />
      <div
        ref={container}
        id={panel}
        role="tabpanel"
        aria-label={t`Games`}
        className={css.panel}
        data-part="tiles"
        data-wide
      >
        <div className={cx(filtered && css.filtered)}>
          {filtersReady && (
            <Suspense>
              <HallFilters
                gtId={gtId}
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

interface HallHeaderProps extends Pick<HallProps, 'gtId' | 'only'> {
  contents: HallContents;
  /** Number of games in the member's own list, in place of the hall's. */
  listed: number | undefined;
}

const HallHeader = memo(function HallHeader({ gtId, only, contents, listed }: HallHeaderProps) {
  const { t } = useLingui();
  const { data: halls } = useHalls();
  // A language's first number format is slower than everything else here, so it waits for the first paint.
  const painted = useHasPainted();
  const { games, providers } = countOf(contents);
  const name = halls?.find((one) => one.gtId === gtId)?.gtName ?? <Trans>Games</Trans>;
  return (
    <header className={css.head} data-door={gtId}>
      <div className={css.lead}>
        {only && (
          // Without the app's navigation, the page itself needs a link home.
          <IconButton label={t`Home`} render={<Link to="/" />}>
            <ChevronLeft />
          </IconButton>
        )}
        <h1 className={css.title}>{titleOf(only?.gpId, contents) ?? name}</h1>
      </div>
      {painted && games > 0 && (
        <p className={css.count}>
          {listed !== undefined || providers <= 1 ? (
            <GameCount gtId={gtId} count={listed ?? games} />
          ) : isSports(gtId) ? (
            <Trans>
              <Plural value={games} one="# fixture" other="# fixtures" />,{' '}
              <Plural value={providers} one="# provider" other="# providers" />
            </Trans>
          ) : (
            <Trans>
              <Plural value={games} one="# game" other="# games" />,{' '}
              <Plural value={providers} one="# provider" other="# providers" />
            </Trans>
          )}
        </p>
      )}
    </header>
  );
});

/** Counts of games and providers; from the list of halls until all games are loaded. */
function countOf({ complete, games, providers }: HallContents) {
  if (complete && games)
    return { games: games.length, providers: new Set(games.map(({ gpId }) => gpId)).size };
  return { games: gamesOf(providers) ?? 0, providers: providers.filter(({ active }) => active).length };
}

/** A provider's page that the operator customized has the operator's title. */
function titleOf(gpId: string | undefined, { providers }: HallContents) {
  if (gpId === 'Popular') return <Trans>Most played</Trans>;
  const provider = providers.find((one) => one.gpId === gpId);
  return (provider?.customized && provider.gpGtName) || provider?.gpName || gpId;
}
