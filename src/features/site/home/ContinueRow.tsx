import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useIsDesktop } from '#src/actors/machines.ts';
import { RowPair } from '#src/ui/RowPair.tsx';
import { Section } from '#src/ui/Section.tsx';
import { RowSkeletons } from '#src/ui/TileSkeletons.tsx';
import { GameRow } from './GameRow.tsx';
import { useLastPlayed } from './use-last-played.ts';

/** Renders nothing until the member has played a game. New games fill the line beside a few. */
export function ContinueRow() {
  const { t } = useLingui();
  const { games, newGames, isPending } = useLastPlayed();
  const desktop = useIsDesktop();
  const few = desktop ? 4 : 1;
  const title = <Trans>Continue playing</Trans>;
  const last = games[0];
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
