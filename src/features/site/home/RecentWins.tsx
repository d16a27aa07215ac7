import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCurrency } from '#src/components/games/catalogue.ts';
import { useTiles } from '#src/components/games/tiles.ts';
import { WinList } from '#src/components/games/WinList.tsx';
import { winsQuery } from '#src/components/games/wins.ts';
import { Section } from '#src/ui/Section.tsx';

const SHOWN = 6;

interface Props {
  /** While nothing is known. */
  placeholder: ReactNode;
}

/** The last wins of the site as they are when home is opened; renders nothing without any. */
export default function RecentWins({ placeholder }: Props) {
  const { data, isPending } = useQuery(winsQuery(useCurrency()));
  const tileOf = useTiles();
  if (isPending) return placeholder;
  if (!data?.length) return null;
  return (
    <Section title={<Trans>Recent wins</Trans>}>
      <WinList wins={data.slice(0, SHOWN)} onGame={(game) => tileOf(game).onInfo(game)} />
    </Section>
  );
}
