import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { rangeProblem } from '#contract/day-range.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ExportButton, ExportStatus, RecordExport } from './ExportButton.tsx';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';
import { RangeFilter } from './RangeFilter.tsx';
import { RangeProblemText } from './RangeProblemText.tsx';
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
