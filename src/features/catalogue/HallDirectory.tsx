import { Trans } from '@lingui/react/macro';
import { HallCardList } from '#src/components/games/HallCardList.tsx';
import { GlobalSearch } from './GlobalSearch.tsx';
import css from './Hall.module.css';

/** The way to all games on the phone: by search or by hall. */
export const HallDirectory = () => (
  <div className={css.directory}>
    <h1 className={css.title}>
      <Trans>Games</Trans>
    </h1>
    <GlobalSearch />
    <HallCardList rows />
  </div>
);
