import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, SlidersHorizontal as Sliders, ArrowUpDown as Sort } from 'lucide-react';
import { memo, type ReactNode, Suspense, useState } from 'react';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import { useCurrency } from '#src/components/games/catalogue.ts';
import { Button } from '#src/ui/elements.tsx';
import { FilterLine } from '#src/ui/FilterLine.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import css from './HallFilters.module.css';
import { GameCount, isSports } from './HallToolbar.tsx';
import type { HallSearch } from './hall-search.ts';
import { useAppliedFilters } from './use-applied-filters.ts';
import type { HallContents } from './use-hall-contents.ts';

const FilterDialog = lazyComponent(() => import('./FilterDialog.tsx'));

interface Props {
  contents: HallContents;
  /** Games of the tab, before the filters and the search. */
  games: readonly Game[];
  /** Number of games that are left; undefined until they are loaded. */
  count: number | undefined;
  /** With the typed search. */
  query: HallSearch;
  onQuery: (change: HallSearch) => void;
}

function useSorts() {
  const { t } = useLingui();
  return [
    { id: 'popular', label: t`Popular` },
    { id: 'new', label: t`New first` },
    { id: 'name', label: t`A to Z` },
  ] as const;
}

interface FiltersProps extends Props {
  gtId: string;
  onClear: () => void;
}

/** What the filters leave, each with a way to remove it. */
export default memo(function HallFilters(props: FiltersProps) {
  const { gtId, contents, games, count, query, onQuery, onClear } = props;
  const { t } = useLingui();
  const order = useSorts().find(({ id }) => id === query.sort);
  const applied = useAppliedFilters(query, contents, useCurrency());
  const lines = [
    ...applied,
    ...(order ? [{ id: 'sort', label: order.label, without: { sort: undefined } as HallSearch }] : []),
  ];
  return (
    <FilterLine
      status={
        count !== undefined &&
        (applied.length > 0 ? (
          <Left gtId={gtId} count={count} of={games.length} />
        ) : (
          <GameCount gtId={gtId} count={count} />
        ))
      }
      label={t`Filters`}
      filters={lines.map(({ id, label: text, without }) => ({
        id,
        label: text,
        removeLabel: t`Remove ${text}`,
        onRemove: () => onQuery(without),
      }))}
      clearLabel={<Trans>Clear all</Trans>}
      onClear={onClear}
    />
  );
});

/** The button of the filters' dialog, and the order of the games. */
export const HallControls = memo(function HallControls({ contents, games, count, query, onQuery }: Props) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const sorts = useSorts();
  const inDialog = (query.label?.length ?? 0) + (query.stake ? 1 : 0);
  const number = i18n.number(inDialog);
  const hasFacts = games.some(({ tag, minStake, maxStake }) => minStake || maxStake || tag.length > 0);
  return (
    <>
      {hasFacts && (
        <div className={css.filters}>
          <Button icon={<Sliders />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <span className={css.word}>
              {inDialog > 0 ? <Trans>Filters ({number})</Trans> : <Trans>Filters</Trans>}
            </span>
          </Button>
        </div>
      )}
      <InlineSelect
        label={t`Sort by`}
        icon={<Sort />}
        options={sorts}
        value={query.sort ?? 'popular'}
        onChange={(id) => onQuery({ sort: id === 'popular' ? undefined : id })}
      />
      {isOpen && (
        <Suspense>
          <FilterDialog
            contents={contents}
            games={games}
            count={count}
            query={query}
            onQuery={onQuery}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
});

interface LeftProps {
  gtId: string;
  count: number;
  of: number;
}

function Left({ gtId, count, of }: LeftProps) {
  const { i18n } = useLingui();
  const left = i18n.number(count);
  return isSports(gtId) ? (
    <Plural value={of} one={`${left} of # fixture`} other={`${left} of # fixtures`} />
  ) : (
    <Plural value={of} one={`${left} of # game`} other={`${left} of # games`} />
  );
}

interface InlineSelectProps<Id extends string> {
  /** For screen readers. */
  label: string;
  icon?: ReactNode;
  options: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
}

/** A native select among other controls, without a visible label. */
const InlineSelect = <Id extends string>({
  label,
  icon,
  options,
  value,
  onChange,
}: InlineSelectProps<Id>) => (
  <span className={css.frame}>
    {icon}
    <select
      className={css.select}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as Id)}
    >
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.label}
        </option>
      ))}
    </select>
    <ChevronDown />
  </span>
);
