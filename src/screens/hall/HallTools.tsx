import { Trans, useLingui } from '@lingui/react/macro';
import Heart from 'lucide-react/icons/heart';
import History from 'lucide-react/icons/history';
import Grid from 'lucide-react/icons/layout-grid';
import { useMemo } from 'react';
import type { GameTab } from '#contract/limits.ts';
import { ChipBones } from '../../ui/Bones.tsx';
import { Chips } from '../../ui/Chips.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { type Tab, Tabs } from '../../ui/Tabs.tsx';
import type { Indexed } from '../games/search.ts';
import { useProviderNames } from '../games/use-catalogue.ts';
import css from './Hall.module.css';
import type { HallProps } from './Hall.tsx';

interface Props extends Pick<HallProps, 'query' | 'onQuery'> {
  panel: string;
  hall: readonly Indexed[];
  /** One provider's own list needs no choice of providers. */
  alone: boolean;
  isPending: boolean;
  typed: string;
  onTyped: (typed: string) => void;
}

const tabs: Tab<GameTab>[] = [
  { id: 'all_game', label: <Trans>All</Trans>, icon: <Grid /> },
  { id: 'last_play', label: <Trans>Last played</Trans>, icon: <History /> },
  { id: 'my_favorite', label: <Trans>Favourites</Trans>, icon: <Heart /> },
];

/** Stays in sight while the tiles scroll; on the phone the search slides away under the header. */
export function HallTools({ panel, hall, alone, isPending, query, onQuery, typed, onTyped }: Props) {
  const { t, i18n } = useLingui();
  const names = useProviderNames();
  const chips = useMemo(() => {
    const counts = new Map<string, number>();
    for (const { game } of hall) counts.set(game.gpId, (counts.get(game.gpId) ?? 0) + 1);
    return [...counts].map(([id, count]) => ({
      id,
      label: names.get(id) ?? id,
      count: i18n.number(count),
    }));
  }, [hall, names, i18n]);
  return (
    <div className={css.tools}>
      <div className={css.bar}>
        <Tabs
          label={t`Lists`}
          tabs={tabs}
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
      {!alone && isPending && (
        <div className={css.chips}>
          <ChipBones label={t`Loading providers`} />
        </div>
      )}
      {!alone && chips.length > 1 && (
        <div className={css.chips}>
          <Chips
            label={t`Providers`}
            all={{ label: <Trans>All providers</Trans>, count: i18n.number(hall.length) }}
            chips={chips}
            chosen={query.gp ?? []}
            onChange={(gp) => onQuery({ gp: gp.length > 0 ? gp : undefined })}
            backLabel={t`Back`}
            forwardLabel={t`Forward`}
          />
        </div>
      )}
    </div>
  );
}
