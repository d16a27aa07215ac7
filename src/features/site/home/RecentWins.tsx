import { Trans } from '@lingui/react/macro';
import { useCurrency } from '#src/components/games/catalogue.ts';
import { useTiles } from '#src/components/games/tiles.ts';
import { WinList } from '#src/components/games/WinList.tsx';
import { winsQuery } from '#src/components/games/wins.ts';
import { LiveRow } from './LiveRow.tsx';

const SHOWN = 6;

/** The last wins of the site, as they were when the row came near. */
export default function RecentWins() {
  const tileOf = useTiles();
  return (
    <LiveRow
      title={<Trans>Recent wins</Trans>}
      shape="liveList"
      refetch={false}
      query={winsQuery(useCurrency())}
      isEmpty={(wins) => wins.length === 0}
    >
      {(wins) => <WinList wins={wins.slice(0, SHOWN)} onGame={(game) => tileOf(game).onInfo(game)} />}
    </LiveRow>
  );
}
