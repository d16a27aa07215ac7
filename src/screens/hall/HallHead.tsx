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
  const providers = new Set(hall.map(({ game }) => game.gpId)).size;
  const name = halls?.find((one) => one.gtId === gtId)?.gtName ?? <Trans>Games</Trans>;
  return (
    <header className={css.head}>
      {only && (
        // Without the house around it, the page itself must show the way back.
        <IconButton label={t`Home`} render={<Link to="/" />}>
          <ChevronLeft />
        </IconButton>
      )}
      <h1 className={css.title}>{titleOf(only?.gpId, names) ?? name}</h1>
      {hall.length > 0 && (
        <p className={css.count}>
          <Plural value={hall.length} one="# game" other="# games" />
          {providers > 1 && (
            <>
              , <Plural value={providers} one="# provider" other="# providers" />
            </>
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
