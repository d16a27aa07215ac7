import { useLingui } from '@lingui/react/macro';
import { useDeferredValue, useId, useMemo } from 'react';
import type { GameTab } from '#contract/limits.ts';
import { TileBones } from '../../ui/Bones.tsx';
import { useGames } from '../games/use-games.ts';
import { QueryView } from '../pages/QueryView.tsx';
import { EmptyHall } from './EmptyHall.tsx';
import { HallHead } from './HallHead.tsx';
import { HallTools } from './HallTools.tsx';
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
}

export const Hall = (props: HallProps) => <OneHall key={props.gtId} {...props} />;

function OneHall({ gtId, only, query, onQuery }: HallProps) {
  const { t } = useLingui();
  const games = useGames();
  const panel = useId();
  const { tab, gp } = query;
  const [typed, setTyped] = useTyped(query.q ?? '', (q) => onQuery({ q: q || undefined }));
  // Typing goes before drawing: the field answers at once, the tiles follow.
  const asked = useDeferredValue(useMemo(() => ({ tab, gp, q: typed }), [tab, gp, typed]));
  const { hall, inTab, found } = useHallGames({ gtId, only, query: asked });
  const clear = () => {
    setTyped('');
    onQuery({ tab: undefined, gp: undefined, q: undefined });
  };
  return (
    <>
      <HallHead gtId={gtId} only={only} hall={hall} />
      <HallTools
        panel={panel}
        hall={hall}
        alone={only?.gpId !== undefined}
        isPending={games.isPending}
        query={query}
        onQuery={onQuery}
        typed={typed}
        onTyped={setTyped}
      />
      <div id={panel} role="tabpanel" aria-label={t`Games`}>
        <QueryView
          query={games}
          bones={<TileBones label={t`Loading games`} count={21} />}
          isEmpty={() => found.length === 0}
          empty={
            <EmptyHall tab={asked.tab} typed={asked.q} games={inTab} onTyped={setTyped} onClear={clear} />
          }
        >
          {() => <VirtualTiles games={found} view={JSON.stringify(asked)} />}
        </QueryView>
      </div>
    </>
  );
}
