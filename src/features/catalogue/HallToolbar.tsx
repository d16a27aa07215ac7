import { Trans, useLingui } from '@lingui/react/macro';
import Flame from 'lucide-react/icons/flame';
import Heart from 'lucide-react/icons/heart';
import History from 'lucide-react/icons/history';
import Grid from 'lucide-react/icons/layout-grid';
import type { GameTab } from '#contract/limits.ts';
import { ChipSkeletons } from '#src/ui/Chips.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { type Tab, Tabs } from '#src/ui/Tabs.tsx';
import css from './Hall.module.css';
import { LabelChips, ProviderChips } from './HallChips.tsx';
import type { HallProps } from './hall-query.ts';
import type { HallContents } from './use-hall-contents.ts';
import { useHasPainted } from './use-has-painted.ts';

interface Props extends Pick<HallProps, 'query' | 'onQuery'> {
  panel: string;
  contents: HallContents;
  /** The games failed to load; the providers are shown nevertheless. */
  failed: boolean;
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
export function HallToolbar({ panel, contents, failed, alone, query, onQuery, typed, onTyped }: Props) {
  const { t } = useLingui();
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
          <LabelChips contents={contents} chosen={query.label} onQuery={onQuery} />
        ) : painted && (contents.games || failed) ? (
          <ProviderChips contents={contents} chosen={query.gp} onQuery={onQuery} />
        ) : (
          <ChipSkeletons label={t`Loading games`} />
        )}
      </div>
    </div>
  );
}
