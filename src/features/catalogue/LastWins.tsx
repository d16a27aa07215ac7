import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useOnBreak } from '#src/actors/machines.tsx';
import { WinList } from '#src/components/games/WinList.tsx';
import { winsQuery } from '#src/components/games/wins.ts';
import { useIsOffered } from '#src/components/offered.tsx';
import css from './GameCard.module.css';

const SHOWN = 3;

interface Props {
  gameId: string;
  currency: string;
}

/** The last wins in a game; renders nothing without any. */
export function LastWins({ gameId, currency }: Props) {
  const id = useId();
  const isOffered = useIsOffered('winners');
  // Wins invite to play, which a member in a break does not want.
  const isShown = !useOnBreak() && isOffered;
  const { data } = useQuery({ ...winsQuery(currency, gameId), enabled: isShown });
  const wins = data?.filter(({ game }) => game.gameId === gameId).slice(0, SHOWN) ?? [];
  if (!isShown || wins.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 className={css.heading} id={id}>
        <Trans>Last wins</Trans>
      </h3>
      <WinList wins={wins} />
    </section>
  );
}
