import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import { countText, useHalls, useProviderOf } from '#src/components/games/catalogue.ts';
import { Row, RowList } from '#src/ui/RowList.tsx';
import { useGamesByProvider } from './use-games-by-provider.ts';

interface Props {
  gtId: string;
  /** In the order of the hall. */
  games: readonly Game[];
}

/** The providers of a hall as a list, that of the most-played game first; each leads to its games. */
export default function ProviderList({ gtId, games }: Props) {
  const { i18n } = useLingui();
  const providerOf = useProviderOf();
  const { data: halls } = useHalls();
  const providers = halls?.find((hall) => hall.gtId === gtId)?.gpList;
  return (
    <RowList>
      {useGamesByProvider(games).map(([gpId, [first]]) => (
        <Row
          key={gpId}
          aside={countText(i18n, providers?.find((provider) => provider.gpId === gpId)?.gameCount)}
          render={<Link to="/gameHall/$gtId" params={{ gtId }} search={{ gp: [gpId] }} />}
        >
          {first && providerOf(first)}
        </Row>
      ))}
    </RowList>
  );
}
