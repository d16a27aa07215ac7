import { useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useCallback, useId, useMemo, useRef, useState } from 'react';
import type { GameTab } from '#contract/limits.ts';
import { gamesOf, useProviderOf } from '#src/components/games/use-catalogue.ts';
import { QueryView } from '#src/components/QueryView.tsx';
import { worded } from '#src/i18n/with-messages.ts';
import { spare } from '#src/ui/lazy-optional.ts';
import { TileBones } from '#src/ui/Skeletons.tsx';
import css from './Hall.module.css';
import { HallHead } from './HallHeader.tsx';
import { HallTools } from './HallToolbar.tsx';
import { useTyped } from './use-debounced-text.ts';
import { useDescription } from './use-description.ts';
import { useGrid } from './use-grid.ts';
import { useStock } from './use-hall-contents.ts';
import { useHallGames } from './use-hall-games.ts';
import { VirtualTiles } from './VirtualTiles.tsx';

export interface HallQuery {
  tab?: GameTab;
  /** Providers, by id; none means all. */
  gp?: string[];
  /** A provider's own labels, by id; none means all. */
  label?: string[];
  /** What is searched for. */
  q?: string;
  /** The place of the first game in sight, from 1; none means the list's top. */
  at?: number;
}

export interface HallProps {
  gtId: string;
  /** One provider's games alone; 'Popular' means the hot ones. */
  only?: { gpId: string | undefined; house: string | undefined };
  /** The filters live in the address, so that they are there again on return. */
  query: HallQuery;
  onQuery: (change: HallQuery) => void;
  /** What the hall begins with, before its games. */
  lead?: ReactNode;
}

const EmptyHall = spare(() => worded(() => import('./EmptyHall.tsx')));

const nothing: readonly never[] = [];
const isNarrowed = ({ tab, gp, q }: HallQuery) => Boolean((tab && tab !== 'all_game') || gp?.length || q);

export const Hall = (props: HallProps) => <OneHall key={props.gtId} {...props} />;

function OneHall({ gtId, only, query, onQuery, lead }: HallProps) {
  const { t } = useLingui();
  const panel = useId();
  const place = useRef<HTMLDivElement>(null);
  const grid = useGrid(place);
  const providerOf = useProviderOf();
  const { tab, gp, label } = query;
  const [typed, setTyped] = useTyped(query.q ?? '', (q) => onQuery({ q: q || undefined }));
  const narrowed = isNarrowed({ ...query, q: typed });
  const { stock, query: missing } = useStock({ gtId, only, narrowed });
  const asked = useMemo(() => ({ tab, gp, label, q: typed }), [tab, gp, label, typed]);
  const games = useHallGames({ hall: stock.games ?? nothing, gtId, query: asked, providerOf });
  useDescription(stock.platforms);
  const isShown = stock.games && !games.failed && !(stock.whole ? games.isLoading : narrowed);
  const count = stock.whole ? games.found.length : Math.max(games.found.length, gamesOf(stock.platforms));
  // Where the list begins is the address's to say once; from then on it is told.
  const [begun] = useState(query.at);
  const tellAt = useCallback((at: number | undefined) => onQuery({ at }), [onQuery]);
  const bones = <TileBones label={t`Loading games`} count={21} />;
  const clear = () => {
    setTyped('');
    onQuery({ tab: undefined, gp: undefined, label: undefined, q: undefined });
  };
  const tiles = () =>
    grid && (
      <VirtualTiles
        games={games.found}
        count={missing.isError ? games.found.length : count}
        grid={grid}
        view={JSON.stringify(asked)}
        at={begun}
        onAt={tellAt}
      />
    );
  return (
    <>
      <HallHead gtId={gtId} only={only} stock={stock} />
      {lead}
      <HallTools
        panel={panel}
        stock={stock}
        failed={missing.isError}
        alone={only?.gpId !== undefined}
        query={query}
        onQuery={onQuery}
        typed={typed}
        onTyped={setTyped}
      />
      <div ref={place} id={panel} role="tabpanel" aria-label={t`Games`} className={css.panel}>
        {isShown && count > 0 && tiles()}
        {isShown && count === 0 && (
          <Suspense fallback={bones}>
            <EmptyHall
              tab={asked.tab}
              typed={asked.q}
              games={games.inTab}
              providerOf={providerOf}
              closed={stock.platforms.find(({ gpId, active }) => gpId === only?.gpId && !active)}
              onTyped={setTyped}
              onClear={clear}
            />
          </Suspense>
        )}
        {!(isShown && stock.whole) && (
          <QueryView query={games.failed ?? missing} bones={!isShown && bones}>
            {() => !isShown && bones}
          </QueryView>
        )}
      </div>
    </>
  );
}
