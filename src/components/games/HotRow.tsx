import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue } from 'react';
import { hotGamesQuery } from '#src/api/game-queries.ts';
import { QueryView } from '#src/components/QueryView.tsx';
import { Section } from '#src/ui/Section.tsx';
import { RowSkeletons } from '#src/ui/Tile.tsx';
import { useCurrency } from './catalogue.ts';
import { GameRow } from './GameRow.tsx';

interface Props {
  gtId: string;
  title: ReactNode;
  /** Whether the first games are larger than the others. */
  featured?: boolean;
}

/** The most-played games of one hall. */
export function HotRow({ gtId, title, featured }: Props) {
  const { t } = useLingui();
  const hot = useQuery({ ...hotGamesQuery(useCurrency(), gtId), meta: { optional: true } });
  // Tiles render in slices, so that the page can handle input in between.
  const games = useDeferredValue(hot.data);
  if (games) {
    if (games.length === 0) return null;
    return (
      <GameRow
        title={title}
        games={games}
        all={<Link to="/gameHall/$gtId" params={{ gtId }} />}
        featured={featured}
      />
    );
  }
  const skeleton = <RowSkeletons label={t`Loading games`} featured={featured} />;
  return (
    <Section title={title}>
      <QueryView query={hot} skeleton={skeleton}>
        {() => skeleton}
      </QueryView>
    </Section>
  );
}
