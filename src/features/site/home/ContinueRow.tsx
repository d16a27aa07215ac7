import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useIsDesktop, useOnBreak } from '#src/actors/machines.tsx';
import { GameRow } from '#src/components/games/GameRow.tsx';
import { Section } from '#src/ui/Section.tsx';
import { RowSkeletons } from '#src/ui/Tile.tsx';
import css from './ContinueRow.module.css';
import { useLastPlayed } from './home-part-queries.ts';

/** Renders nothing until the member has played a game, nor in a break. New games fill the line beside a few. */
export function ContinueRow() {
  const { t } = useLingui();
  const { games, newGames, isPending } = useLastPlayed();
  const desktop = useIsDesktop();
  const isOnBreak = useOnBreak();
  const few = desktop ? 4 : 1;
  const title = <Trans>Continue playing</Trans>;
  const last = games[0];
  if (isOnBreak) return null;
  if (last && games.length <= few && newGames.length > 0)
    return (
      <RowPair>
        <GameRow title={title} games={games} />
        <GameRow
          title={<Trans>New games</Trans>}
          games={newGames}
          all={desktop && <Link to="/gameHall/$gtId" params={{ gtId: last.gtId }} search={{ sort: 'new' }} />}
        />
      </RowPair>
    );
  if (last) {
    return (
      <GameRow
        title={title}
        games={games}
        all={<Link to="/gameHall/$gtId" params={{ gtId: last.gtId }} search={{ tab: 'last_play' }} />}
      />
    );
  }
  if (!isPending) return null;
  return (
    <Section title={title}>
      <RowSkeletons label={t`Loading games`} />
    </Section>
  );
}

/** Two rows of tiles side by side: a short one, and one that fills the rest of the line. */
const RowPair = ({ children }: { children: ReactNode }) => <div className={css.pair}>{children}</div>;
