import { Trans, useLingui } from '@lingui/react/macro';
import { Calendar } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { type DayRange, presetRange, type RangePreset, rangeProblem } from '#contract/day-range.ts';
import { useIsDesktop } from '#src/actors/machines.tsx';
import { dayRangeText } from '#src/i18n/days.ts';
import chipsCss from '#src/ui/Chips.module.css';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Button, cx, IconButton } from '#src/ui/elements.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { useScrollEdges } from '#src/ui/lists.ts';
import { scrollWithin } from '#src/ui/use-current-in-view.ts';
import { ExportButton, ExportStatus, RecordExport } from './ExportButton.tsx';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';
import { RangeProblemText } from './RecordList.tsx';
import css from './Records.module.css';
import type { ExportSource } from './record-export.implementations.ts';
import { filtered, type RecordSearch, today } from './record-search.ts';

interface Props<Row extends { id: string }> extends Omit<FilterBarProps, 'hidden' | 'sort' | 'children'> {
  search: RecordSearch;
  exported: ExportSource<Row>;
  /** In place of the days, for a list that is not of days. */
  start?: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** A page of records: its days, filters and export, and the list below them. */
export function RecordPage<Row extends { id: string }>(props: Props<Row>) {
  const { search, filters, columns, onChange, exported, start, children } = props;
  const { range, hidden, sort } = search;
  return (
    <RecordExport source={exported}>
      <div className={css.page}>
        <div className={css.bar}>
          {start ? (
            <div className={css.start}>{start}</div>
          ) : (
            <RangeFilter range={range} onChange={(next) => onChange(filtered({ ...next }))} />
          )}
          <FilterBar filters={filters} columns={columns} hidden={hidden} sort={sort} onChange={onChange}>
            <ExportButton />
          </FilterBar>
        </div>
        <ExportStatus />
        {!start && rangeProblem(range, today()) ? (
          <EmptyState
            title={<Trans>These days cannot be shown</Trans>}
            text={<RangeProblemText range={range} />}
            action={
              <Button onClick={() => onChange(filtered({ from: undefined, to: undefined }))}>
                <Trans>Show the last 7 days</Trans>
              </Button>
            }
          />
        ) : (
          children
        )}
      </div>
    </RecordExport>
  );
}

const RangeDialog = lazyComponent(() => import('./RangeDialog.tsx'));

const offered = ['today', 'yesterday', 'last7', 'last30'] as const satisfies readonly RangePreset[];

interface RangeFilterProps {
  range: DayRange;
  onChange: (range: DayRange) => void;
}

/** Days of the site's time zone, at most three months of them. */
function RangeFilter({ range, onChange }: RangeFilterProps) {
  const { t, i18n } = useLingui();
  const isDesktop = useIsDesktop();
  const [isOpen, setOpen] = useState(false);
  const days = dayRangeText(i18n.locale, range);
  const labels = { today: t`Today`, yesterday: t`Yesterday`, last7: t`7 days`, last30: t`30 days` };
  const chosen = offered.find((preset) => {
    const { from, to } = presetRange(preset, today());
    return from === range.from && to === range.to;
  });
  return (
    <>
      <ChoiceChips
        label={t`Days`}
        chips={offered.map((id) => ({ id, label: labels[id] }))}
        value={chosen ?? null}
        onChange={(preset) => onChange(presetRange(preset, today()))}
      >
        {isDesktop || !chosen ? (
          <Button icon={<Calendar />} onClick={() => setOpen(true)}>
            {days}
          </Button>
        ) : (
          // So that the chip of the days is in sight without scrolling.
          <IconButton className={css.days} label={days} onClick={() => setOpen(true)}>
            <Calendar />
          </IconButton>
        )}
      </ChoiceChips>
      {isOpen && (
        <Suspense>
          <RangeDialog
            range={range}
            onClose={() => setOpen(false)}
            onChange={(next) => {
              setOpen(false);
              onChange(next);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

interface ChoiceChipsProps<Id extends string> {
  label: string;
  chips: readonly { id: Id; label: ReactNode }[];
  /** Null if none of these is chosen. */
  value: Id | null;
  onChange: (id: Id) => void;
  /** Before the chips, in the same line, whose end may be out of sight. */
  children?: ReactNode;
}

/** One of several in a line, which scrolls on the phone. */
const ChoiceChips = <Id extends string>({
  label,
  chips,
  value,
  onChange,
  children,
}: ChoiceChipsProps<Id>) => {
  const line = useRef<HTMLFieldSetElement>(null);
  const edges = useScrollEdges(line);
  useEffect(() => {
    const pressed = value && line.current?.querySelector('[aria-pressed="true"]');
    if (line.current && pressed) scrollWithin(line.current, pressed);
  }, [value]);
  return (
    <fieldset
      className={cx(
        chipsCss.chips,
        chipsCss.choice,
        !edges.start && chipsCss.fadeStart,
        !edges.end && chipsCss.fadeEnd,
      )}
      aria-label={label}
      ref={line}
    >
      {children}
      {chips.map(({ id, label: text }) => (
        <button
          key={id}
          type="button"
          className={chipsCss.chip}
          aria-pressed={id === value}
          onClick={() => onChange(id)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
};
