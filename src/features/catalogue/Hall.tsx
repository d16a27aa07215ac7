import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import {
  memo,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { GameProvider } from '#contract/endpoints/catalogue/games.ts';
import { gamesOf } from '#src/components/games/count.ts';
import { useHalls, useProviderOf } from '#src/components/games/use-catalogue.ts';
import { QueryView } from '#src/components/QueryView.tsx';
import { useTurn } from '#src/startup/turns.ts';
import { useIsRendered } from '#src/startup/use-is-rendered.ts';
import { IconButton } from '#src/ui/Button.tsx';
import { cx } from '#src/ui/cx.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { TileSkeletons } from '#src/ui/TileGrid.tsx';
import css from './Hall.module.css';
import { HallToolbar, useHasPainted } from './HallToolbar.tsx';
import { knownFilters } from './hall-filters.ts';
import { type HallProps, type HallSearch, isNarrowed, noFilters } from './hall-search.ts';
import { providerNames } from './provider-names.ts';
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
    grid ? (
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

/**
 * Names the providers in the page's meta description, in the operator's order, as long as the page is shown.
 */
function useDescription(providers: readonly GameProvider[]) {
  const content = providerNames(providers);
  useLayoutEffect(() => {
    if (!content) return;
    // A server has written one for a page that it has rendered.
    document.head.querySelector('meta[name=description]')?.remove();
    const description = document.createElement('meta');
    Object.assign(description, { name: 'description', content });
    document.head.append(description);
    return () => description.remove();
  }, [content]);
}

const DEBOUNCE = 300;

/**
 * Text of a search field, which is also in the URL. The field must not wait for the router, so the text is
 * kept here and passed on 300 ms after the last change.
 */
function useDebouncedText(inUrl: string, onText: (text: string) => void) {
  const [typed, setTyped] = useState(inUrl);
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  });
  useEffect(() => {
    if (typed === inUrl) return;
    const timer = setTimeout(() => latest.current(typed), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [typed, inUrl]);
  return [typed, setTyped] as const;
}

interface HallHeaderProps extends Pick<HallProps, 'gtId' | 'only'> {
  contents: HallContents;
}

const HallHeader = memo(function HallHeader({ gtId, only, contents }: HallHeaderProps) {
  const { t } = useLingui();
  const { data: halls } = useHalls();
  // A language's first number format is slower than everything else here, so it waits for the first paint.
  const painted = useHasPainted();
  const count = countOf(contents);
  const { games, providers } = count;
  const name = halls?.find((one) => one.gtId === gtId)?.gtName ?? <Trans>Games</Trans>;
  return (
    <header className={css.head}>
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
          {providers > 1 ? (
            <Trans>
              <Plural value={games} one="# game" other="# games" />,{' '}
              <Plural value={providers} one="# provider" other="# providers" />
            </Trans>
          ) : (
            <Plural value={count.games} one="# game" other="# games" />
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
