import { Trans } from '@lingui/react/macro';
import { useId, useMemo } from 'react';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import { gameName } from '#src/components/games/tiles.ts';
import { hideBrokenImage } from '#src/ui/elements.tsx';
import css from './SimilarGames.module.css';
import { similarGames } from './similar-games.ts';

interface Props {
  game: Game;
  /** The games to choose from. */
  games: readonly Game[];
  onOpen: (game: Game) => void;
}

/** Up to four games like this one. */
export function SimilarGames({ game, games, onOpen }: Props) {
  const id = useId();
  const similar = useMemo(() => similarGames(game, games, 4), [game, games]);
  if (similar.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 className={css.title} id={id}>
        <Trans>Similar games</Trans>
      </h3>
      <ul className={css.games}>
        {similar.map((one) => (
          <li key={one.gameId}>
            <button type="button" className={css.game} onClick={() => onOpen(one)}>
              <img className={css.art} src={one.icon} alt="" loading="lazy" onError={hideBrokenImage} />
              <span>{gameName(one)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
