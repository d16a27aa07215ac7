import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { Flame, LayoutGrid as Grid, Heart, History } from 'lucide-react';
import { memo, type ReactNode, Suspense, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { type GameTab, sportsGtId } from '#contract/constants.ts';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import { countText, gamesOf, useHalls } from '#src/components/games/catalogue.ts';
import { currentLanguage } from '#src/site/locale.ts';
import { useIsRendered } from '#src/startup/use-is-rendered.ts';
import { ChipSkeletons, Chips } from '#src/ui/Chips.tsx';
import { cx } from '#src/ui/elements.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { SearchField } from '#src/ui/SearchField.tsx';
import { type Tab, Tabs } from '#src/ui/Tabs.tsx';
import css from './Hall.module.css';
import type { HallProps } from './hall-search.ts';
import type { HallContents } from './use-hall-contents.ts';

const UnreadableList = lazyComponent(() => import('#src/components/UnreadableList.tsx'), {
  optional: true,
});

interface Props extends Pick<HallProps, 'query' | 'onQuery'> {
  panel: string;
  contents: HallContents;
  /** The member's own list, in place of the hall's games. */
  listed: readonly Game[] | undefined;
  /** Fetches the games; the providers are shown although it failed. */
  gamesQuery: UseQueryResult<unknown>;
  /** One provider's own list has no provider filter. */
  alone: boolean;
  typed: string;
  onTyped: (typed: string) => void;
  /** Filters and order of the games, which load later than the tabs. */
  controls: ReactNode;
}

const noGames: readonly never[] = [];

const all: Tab<GameTab> = { id: 'all_game', label: <Trans>All</Trans>, icon: <Grid /> };
const hot: Tab<GameTab> = { id: 'hot_game', label: <Trans>Hot</Trans>, icon: <Flame /> };
const own: Tab<GameTab>[] = [
  { id: 'last_play', label: <Trans>Recently played</Trans>, icon: <History /> },
  { id: 'my_favorite', label: <Trans>Favourites</Trans>, icon: <Heart /> },
];
const inHall = [all, hot, ...own];
const ofProvider = [all, ...own];

/** Stays visible while the tiles scroll. */
export function HallToolbar(props: Props) {
  const { panel, contents, listed, gamesQuery, alone, query, onQuery, typed, onTyped, controls } = props;
  const { t } = useLingui();
  const halls = useHalls();
  // Dozens of buttons, few of them visible, render after the first paint.
  const painted = useHasPainted();
  return (
    <div className={css.toolbar}>
      <div className={cx(css.bar, typed && css.typed)}>
        <Tabs
          label={t`Lists`}
          tabs={alone ? ofProvider : inHall}
          value={query.tab ?? 'all_game'}
          onChange={(tab) => onQuery({ tab: tab === 'all_game' ? undefined : tab })}
          panel={panel}
        />
        <div className={css.controls}>{controls}</div>
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
          <ProviderChips contents={contents} listed={listed} chosen={query.gp} onQuery={onQuery} />
        ) : (
          <ChipSkeletons label={t`Loading games`} />
        )}
      </div>
    </div>
  );
}

interface HallChipsProps {
  contents: HallContents;
  chosen: string[] | undefined;
  onQuery: HallProps['onQuery'];
}

interface ProviderChipsProps extends HallChipsProps, Pick<Props, 'listed'> {}

/** The providers of the hall or of the member's list, several of which can be selected; closed ones come last. */
const ProviderChips = memo(function ProviderChips(props: ProviderChipsProps) {
  const { contents, listed, chosen, onQuery } = props;
  const { t, i18n } = useLingui();
  const { providers, complete } = contents;
  const games = listed ?? contents.games ?? noGames;
  const chips = useMemo(() => {
    const counts = new Map<string, number>();
    for (const { gpId } of games) counts.set(gpId, (counts.get(gpId) ?? 0) + 1);
    const once = new Map(providers.map((provider) => [provider.gpId, provider]));
    return [...once.values()]
      .filter(
        ({ gpId, active }) =>
          counts.has(gpId) || chosen?.includes(gpId) || (!listed && (!complete || !active)),
      )
      .map(({ gpId, gpName, active, maintained, gameCount }) => ({
        id: gpId,
        label: gpName,
        closed: !active,
        count:
          !active || maintained ? (
            <Trans>Closed</Trans>
          ) : (
            countText(i18n, complete ? (counts.get(gpId) ?? 0) : gameCount)
          ),
      }))
      .sort((a, b) => Number(a.closed) - Number(b.closed));
  }, [providers, listed, games, complete, chosen, i18n]);

  if (chips.length < 2) return null;
  return (
    <Chips
      label={t`Providers`}
      all={{
        label: <Trans>All providers</Trans>,
        count: countText(i18n, complete ? games.length : gamesOf(providers)),
      }}
      chips={chips}
      chosen={chosen ?? []}
      onChange={(gp) => onQuery({ gp: gp.length > 0 ? gp : undefined })}
      backLabel={t`Back`}
      forwardLabel={t`Forward`}
    />
  );
});

interface LabelProps extends Omit<HallChipsProps, 'contents'>, Pick<HallContents, 'games'> {
  labels: NonNullable<HallContents['labels']>;
}

/** Labels by which the operator groups one provider's games. */
const LabelChips = memo(function LabelChips({ labels, games = [], chosen, onQuery }: LabelProps) {
  const { t } = useLingui();
  const used = new Set(games.flatMap(({ tag }) => tag));
  const chips = labels
    .filter(({ id }) => used.has(id))
    .map(({ id, name }) => ({ id, label: name[currentLanguage()] || name.en_US || id }));
  if (chips.length === 0) return null;
  return (
    <Chips
      label={t`Lists`}
      all={{ label: <Trans>All</Trans> }}
      chips={chips}
      chosen={chosen ?? []}
      onChange={(label) => onQuery({ label: label.length > 0 ? label : undefined })}
      backLabel={t`Back`}
      forwardLabel={t`Forward`}
    />
  );
});

/** What the sports hall lists are fixtures, and no games. */
export const isSports = (gtId: string) => gtId === String(sportsGtId);

interface GameCountProps {
  gtId: string;
  count: number;
}

/** The number of games of a hall, or of fixtures of the sports hall. */
export const GameCount = ({ gtId, count }: GameCountProps) =>
  isSports(gtId) ? (
    <Plural value={count} one="# fixture" other="# fixtures" />
  ) : (
    <Plural value={count} one="# game" other="# games" />
  );

/** Whether the first content has been painted; less important content renders after that. */
export function useHasPainted(): boolean {
  const [painted, setPainted] = useState(useIsRendered());
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted;
}

/** Milliseconds. */
const DEBOUNCE = 300;

/**
 * Text of a search field, which is also in the URL. The field must not wait for the router, so the text is
 * kept here and passed on 300 ms after the last change.
 */
export function useDebouncedText(inUrl: string, onText: (text: string) => void) {
  const [typed, setTyped] = useState(inUrl);
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  });
  useEffect(() => {
    if (typed === inUrl) return;
    const timer = setTimeout(() => latest.current(typed), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [typed, inUrl]);
  return [typed, setTyped] as const;
}
