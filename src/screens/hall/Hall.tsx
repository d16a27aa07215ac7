import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useDeferredValue, useId, useMemo, useRef } from 'react';
import type { GameTab } from '#contract/limits.ts';
import { TileBones } from '../../ui/Bones.tsx';
import { useGames } from '../games/use-games.ts';
import { QueryView } from '../pages/QueryView.tsx';
import { EmptyHall } from './EmptyHall.tsx';
import css from './Hall.module.css';
import { HallHead } from './HallHead.tsx';
import { HallTools } from './HallTools.tsx';
import { useGrid } from './use-grid.ts';
import { useHallGames } from './use-hall-games.ts';
import { useTyped } from './use-typed.ts';
import { VirtualTiles } from './VirtualTiles.tsx';

export interface HallQuery {
  tab?: GameTab;
  /** Providers, by id; none means all. */
  gp?: string[];
  /** What is searched for. */
  q?: string;
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

export const Hall = (props: HallProps) => <OneHall key={props.gtId} {...props} />;

function OneHall({ gtId, only, query, onQuery, lead }: HallProps) {
  const { t } = useLingui();
  const games = useGames();
  const panel = useId();
  const place = useRef<HTMLDivElement>(null);
  const grid = useGrid(place);
  // Thousands come at once: they are drawn in slices, between which the page answers.
  const drawn = useDeferredValue(games.data);
  const { tab, gp } = query;
  const [typed, setTyped] = useTyped(query.q ?? '', (q) => onQuery({ q: q || undefined }));
  // Typing goes before drawing: the field answers at once, the tiles follow.
  const asked = useDeferredValue(useMemo(() => ({ tab, gp, q: typed }), [tab, gp, typed]));
  const { hall, inTab, found } = useHallGames({ games: drawn, gtId, only, query: asked });
  const bones = <TileBones label={t`Loading games`} count={21} />;
  const clear = () => {
    setTyped('');
    onQuery({ tab: undefined, gp: undefined, q: undefined });
  };
  return (
    <>
      <HallHead gtId={gtId} only={only} hall={hall} />
      {lead}
      <HallTools
        panel={panel}
        hall={hall}
        alone={only?.gpId !== undefined}
        isPending={drawn === undefined && !games.isError}
        query={query}
        onQuery={onQuery}
        typed={typed}
        onTyped={setTyped}
      />
      <div ref={place} id={panel} role="tabpanel" aria-label={t`Games`} className={css.panel}>
        <QueryView
          query={games}
          bones={bones}
          isEmpty={() => drawn !== undefined && found.length === 0}
          empty={
            <EmptyHall tab={asked.tab} typed={asked.q} games={inTab} onTyped={setTyped} onClear={clear} />
          }
        >
          {() =>
            drawn && grid ? <VirtualTiles games={found} grid={grid} view={JSON.stringify(asked)} /> : bones
          }
        </QueryView>
      </div>
    </>
  );
}
