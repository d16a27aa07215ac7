import { Plural } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import { useProviderOf } from '#src/components/games/catalogue.ts';
import { GameRow } from '#src/components/games/GameRow.tsx';
import { Button } from '#src/ui/elements.tsx';
import css from './Shelves.module.css';
import { useGamesByProvider } from './use-games-by-provider.ts';

interface Props {
  gtId: string;
  /** In the order of the hall. */
  games: readonly Game[];
}

const SHOWN_FIRST = 8;

/** The games of a hall on shelves, one for each provider, that of the most-played game first. */
export default function Shelves({ gtId, games }: Props) {
  const providerOf = useProviderOf();
  const [all, setAll] = useState(false);
  const shelves = useGamesByProvider(games);
  const shown = all ? shelves : shelves.slice(0, SHOWN_FIRST);
  return (
    <div className={css.shelves}>
      {shown.map(([gpId, own]) => (
        <GameRow
          key={gpId}
          title={own[0] && providerOf(own[0])}
          games={own}
          all={<Link to="/gameHall/$gtId" params={{ gtId }} search={{ gp: [gpId] }} />}
        />
      ))}
      {shown.length < shelves.length && (
        <p className={css.more}>
          <Button onClick={() => setAll(true)}>
            <Plural value={shelves.length} one="Show # provider" other="Show all # providers" />
          </Button>
        </p>
      )}
    </div>
  );
}
