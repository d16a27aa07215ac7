import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { HallCardList } from '#src/components/games/HallCardList.tsx';
import { GlobalSearch } from '#src/features/catalogue/GlobalSearch.tsx';
import css from '#src/features/catalogue/Hall.module.css';
import { isDesktop } from '#src/site/site.ts';

/** On the desktop the sidebar has the halls and the header the search. */
export const Route = createFileRoute('/gameHall/')({
  beforeLoad: () => {
    if (isDesktop) throw redirect({ to: '/', search: true });
  },
  component: HallDirectory,
  staticData: { title: msg`Games` },
});

/** The way to all games on the phone: by search or by hall. */
function HallDirectory() {
  return (
    <div className={css.directory}>
      <h1 className={css.title}>
        <Trans>Games</Trans>
      </h1>
      <GlobalSearch />
      <HallCardList rows />
    </div>
  );
}
