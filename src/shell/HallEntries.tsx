import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Feather, Gem, Spade, Swords, Ticket, Timer, Trophy, Video } from 'lucide-react';
import type { GtId } from '#contract/constants.ts';
import { countText, gamesOf, useHalls } from '#src/components/games/catalogue.ts';
import { NavEntry } from '#src/ui/NavList.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';

/** The halls in a list of the navigation. */
export function HallEntries() {
  const { t, i18n } = useLingui();
  const halls = useHalls();
  if (halls.isPending) {
    return (
      <li>
        <LineSkeletons label={t`Loading halls`} count={8} />
      </li>
    );
  }
  return halls.data?.map((hall) => (
    <NavEntry
      key={hall.gtId}
      icon={<HallIcon gtId={hall.gtId} />}
      aside={countText(i18n, gamesOf(hall.gpList))}
      render={<Link to="/gameHall/$gtId" params={{ gtId: hall.gtId }} />}
    >
      {hall.gtName}
    </NavEntry>
  ));
}

const icons = { 2: Gem, 3: Video, 4: Trophy, 5: Ticket, 6: Spade, 7: Timer, 8: Feather, 9: Swords };

function HallIcon({ gtId }: { gtId: string }) {
  const Icon = icons[Number(gtId) as GtId] ?? Gem;
  return <Icon />;
}
