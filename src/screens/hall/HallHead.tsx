import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { IconButton } from '../../ui/IconButton.tsx';
import type { Indexed } from '../games/search.ts';
import { useHalls, useProviderNames } from '../games/use-catalogue.ts';
import css from './Hall.module.css';
import type { HallProps } from './Hall.tsx';

interface Props extends Pick<HallProps, 'gtId' | 'only'> {
  hall: readonly Indexed[];
}

export function HallHead({ gtId, only, hall }: Props) {
  const { t } = useLingui();
  const { data: halls } = useHalls();
  const names = useProviderNames();
  const games = hall.length;
  const providers = new Set(hall.map(({ game }) => game.gpId)).size;
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
        <h1 className={css.title}>{titleOf(only?.gpId, names) ?? name}</h1>
      </div>
      {games > 0 && (
        <p className={css.count}>
          {providers > 1 ? (
            <Trans>
              <Plural value={games} one="# game" other="# games" />,{' '}
              <Plural value={providers} one="# provider" other="# providers" />
            </Trans>
          ) : (
            <Plural value={hall.length} one="# game" other="# games" />
          )}
        </p>
      )}
    </header>
  );
}

function titleOf(gpId: string | undefined, names: ReadonlyMap<string, string>) {
  if (gpId === 'Popular') return <Trans>Played most</Trans>;
  return gpId && (names.get(gpId) ?? gpId);
}
