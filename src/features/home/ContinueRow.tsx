import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Section } from '#src/ui/Section.tsx';
import { RowSkeletons } from '#src/ui/TileSkeletons.tsx';
import { GameRow } from './GameRow.tsx';
import { useLastPlayed } from './use-last-played.ts';

/** Renders nothing until the member has played a game. */
export function ContinueRow() {
  const { t } = useLingui();
  const { games, isPending } = useLastPlayed();
  const title = <Trans>Continue playing</Trans>;
  const last = games[0];
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
