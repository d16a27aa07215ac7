import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { WinList } from '#src/components/games/WinList.tsx';
import { useWinsShown, winsQuery } from '#src/components/games/wins.ts';
import css from './GameCard.module.css';

const SHOWN = 3;

interface Props {
  gameId: string;
  currency: string;
}

/** The last wins in a game; renders nothing without any. */
export function LastWins({ gameId, currency }: Props) {
  const id = useId();
  const isShown = useWinsShown();
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
