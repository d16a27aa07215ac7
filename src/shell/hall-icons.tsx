import Feather from 'lucide-react/icons/feather';
import Gem from 'lucide-react/icons/gem';
import Spade from 'lucide-react/icons/spade';
import Swords from 'lucide-react/icons/swords';
import Ticket from 'lucide-react/icons/ticket';
import Timer from 'lucide-react/icons/timer';
import Trophy from 'lucide-react/icons/trophy';
import Video from 'lucide-react/icons/video';
import type { GtId } from '#contract/constants.ts';

const icons = { 2: Gem, 3: Video, 4: Trophy, 5: Ticket, 6: Spade, 7: Timer, 8: Feather, 9: Swords };

export function HallIcon({ gtId }: { gtId: string }) {
  const Icon = icons[Number(gtId) as GtId] ?? Gem;
  return <Icon />;
}
