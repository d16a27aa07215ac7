import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { memo } from 'react';
import { gamesOf } from '#src/components/games/count.ts';
import { useHalls } from '#src/components/games/use-catalogue.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import css from './Hall.module.css';
import type { HallProps } from './hall-search.ts';
import type { HallContents } from './use-hall-contents.ts';
import { useHasPainted } from './use-has-painted.ts';

interface Props extends Pick<HallProps, 'gtId' | 'only'> {
  contents: HallContents;
}

export const HallHeader = memo(function HallHeader({ gtId, only, contents }: Props) {
  const { t } = useLingui();
  const { data: halls } = useHalls();
  // A language's first number format is slower than everything else here, so it waits for the first paint.
  const painted = useHasPainted();
  const count = countOf(contents);
  const { games, providers } = count;
  const name = halls?.find((one) => one.gtId === gtId)?.gtName ?? <Trans>Games</Trans>;
  return (
    <header className={css.head}>
      <div className={css.lead}>
        {only && (
          // Without the app's navigation, the page itself needs a link home.
          <IconButton label={t`Home`} render={<Link to="/" />}>
            <ChevronLeft />
          </IconButton>
        )}
        <h1 className={css.title}>{titleOf(only?.gpId, contents) ?? name}</h1>
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

/** Counts of games and providers; from the list of halls until all games are loaded. */
function countOf({ complete, games, providers }: HallContents) {
  if (complete && games)
    return { games: games.length, providers: new Set(games.map(({ gpId }) => gpId)).size };
  return { games: gamesOf(providers) ?? 0, providers: providers.filter(({ active }) => active).length };
}

/** A provider's page that the operator customized has the operator's title. */
function titleOf(gpId: string | undefined, { providers }: HallContents) {
  if (gpId === 'Popular') return <Trans>Most played</Trans>;
  const provider = providers.find((one) => one.gpId === gpId);
  return (provider?.customized && provider.gpGtName) || provider?.gpName || gpId;
}
