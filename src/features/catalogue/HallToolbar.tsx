import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import Flame from 'lucide-react/icons/flame';
import Heart from 'lucide-react/icons/heart';
import History from 'lucide-react/icons/history';
import Grid from 'lucide-react/icons/layout-grid';
import { Suspense } from 'react';
import type { GameTab } from '#contract/constants.ts';
import { useHalls } from '#src/components/games/use-catalogue.ts';
import { loadDeferredMessages } from '#src/i18n/i18n.ts';
import { ChipSkeletons } from '#src/ui/Chips.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { SearchField } from '#src/ui/SearchField.tsx';
import { type Tab, Tabs } from '#src/ui/Tabs.tsx';
import css from './Hall.module.css';
import { LabelChips, ProviderChips } from './HallChips.tsx';
import type { HallProps } from './hall-search.ts';
import type { HallContents } from './use-hall-contents.ts';
import { useHasPainted } from './use-has-painted.ts';

const UnreadableList = lazyComponent(() => import('#src/components/UnreadableList.tsx'), {
  optional: true,
  alongside: loadDeferredMessages,
});

interface Props extends Pick<HallProps, 'query' | 'onQuery'> {
  panel: string;
  contents: HallContents;
  /** Fetches the games; the providers are shown although it failed. */
  gamesQuery: UseQueryResult<unknown>;
  /** One provider's own list has no provider filter. */
  alone: boolean;
  typed: string;
  onTyped: (typed: string) => void;
}

const all: Tab<GameTab> = { id: 'all_game', label: <Trans>All</Trans>, icon: <Grid /> };
const hot: Tab<GameTab> = { id: 'hot_game', label: <Trans>Hot</Trans>, icon: <Flame /> };
const own: Tab<GameTab>[] = [
  { id: 'last_play', label: <Trans>Recently played</Trans>, icon: <History /> },
  { id: 'my_favorite', label: <Trans>Favourites</Trans>, icon: <Heart /> },
];
const inHall = [all, hot, ...own];
const ofProvider = [all, ...own];

/** Stays visible while the tiles scroll; on the phone the search scrolls away under the header. */
export function HallToolbar({ panel, contents, gamesQuery, alone, query, onQuery, typed, onTyped }: Props) {
  const { t } = useLingui();
  const halls = useHalls();
  // Dozens of buttons, few of them visible, render after the first paint.
  const painted = useHasPainted();
  return (
    <div className={css.toolbar}>
      <div className={css.bar}>
        <Tabs
          label={t`Lists`}
          tabs={alone ? ofProvider : inHall}
          value={query.tab ?? 'all_game'}
          onChange={(tab) => onQuery({ tab: tab === 'all_game' ? undefined : tab })}
          panel={panel}
        />
        <div className={css.search}>
          <SearchField
            label={t`Search in this hall`}
            placeholder={t`Search in this hall`}
            value={typed}
            onChange={onTyped}
            clearLabel={t`Clear search`}
          />
        </div>
      </div>
      <div className={css.chips}>
        {alone ? (
          contents.labels ? (
            <LabelChips
              labels={contents.labels}
              games={contents.games}
              chosen={query.label}
              onQuery={onQuery}
            />
          ) : (
            <Suspense>
              <UnreadableList title={t`Lists`} query={gamesQuery} />
            </Suspense>
          )
        ) : contents.providersUnreadable ? (
          <Suspense>
            <UnreadableList title={t`Providers`} query={halls} />
          </Suspense>
        ) : painted && (contents.games || gamesQuery.isError) ? (
          <ProviderChips contents={contents} chosen={query.gp} onQuery={onQuery} />
        ) : (
          <ChipSkeletons label={t`Loading games`} />
        )}
      </div>
    </div>
  );
}
