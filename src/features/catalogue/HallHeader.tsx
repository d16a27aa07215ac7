import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { memo } from 'react';
import { gamesOf, useHalls } from '#src/components/games/use-catalogue.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import css from './Hall.module.css';
import type { HallProps } from './Hall.tsx';
import type { Stock } from './use-hall-contents.ts';
import { usePainted } from './use-has-painted.ts';

interface Props extends Pick<HallProps, 'gtId' | 'only'> {
  stock: Stock;
}

export const HallHead = memo(function HallHead({ gtId, only, stock }: Props) {
  const { t } = useLingui();
  const { data: halls } = useHalls();
  // To make ready for the numbers of a language takes longer than all else here.
  const painted = usePainted();
  const count = countOf(stock);
  const { games, providers } = count;
  const name = halls?.find((one) => one.gtId === gtId)?.gtName ?? <Trans>Games</Trans>;
  return (
    <header className={css.head}>
      <div className={css.lead}>
        {only && (
          // Without the house around it, the page itself must show the way back.
          <IconButton label={t`Home`} render={<Link to="/" />}>
            <ChevronLeft />
          </IconButton>
        )}
        <h1 className={css.title}>{titleOf(only?.gpId, stock) ?? name}</h1>
      </div>
      {painted && games > 0 && (
        <p className={css.count}>
          {providers > 1 ? (
            <Trans>
              <Plural value={games} one="# game" other="# games" />,{' '}
              <Plural value={providers} one="# provider" other="# providers" />
            </Trans>
          ) : (
            <Plural value={count.games} one="# game" other="# games" />
          )}
        </p>
      )}
    </header>
  );
});

/** What there is; as long as not all of it is known, what the list of halls says of it. */
function countOf({ whole, games, platforms }: Stock) {
  if (whole && games) return { games: games.length, providers: new Set(games.map(({ gpId }) => gpId)).size };
  return { games: gamesOf(platforms), providers: platforms.filter(({ active }) => active).length };
}

/** A page that the operator lays out for a provider bears the operator's name for it. */
function titleOf(gpId: string | undefined, { platforms }: Stock) {
  if (gpId === 'Popular') return <Trans>Played most</Trans>;
  const platform = platforms.find((one) => one.gpId === gpId);
  return (platform?.customized && platform.gpGtName) || platform?.gpName || gpId;
}
