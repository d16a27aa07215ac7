import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#src/ui/elements.tsx';
import css from './Pages.module.css';
import { pageSize, type RecordSearch, type SearchChange } from './record-search.ts';

interface Props {
  page: { totalCount: number };
  search: Pick<RecordSearch, 'page'>;
  onChange: (change: SearchChange) => void;
}

/** The pages of a list. */
export function Pages({ page: { totalCount }, search: { page }, onChange }: Props) {
  const { t, i18n } = useLingui();
  const pages = Math.ceil(totalCount / pageSize);
  const [first, last, all] = [
    (page - 1) * pageSize + 1,
    Math.min(page * pageSize, totalCount),
    totalCount,
  ].map((count) => i18n.number(count));
  return (
    <Pagination
      page={page}
      pages={pages}
      onPage={(next) => onChange({ page: next > 1 ? next : undefined, row: undefined })}
      label={t`Pages`}
      previousLabel={t`Previous page`}
      nextLabel={t`Next page`}
    >
      <Trans>
        {first} to {last} of {all}
      </Trans>
    </Pagination>
  );
}

interface PaginationProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Which rows these are: "1 to 50 of 214". */
  children: ReactNode;
}

const Pagination = (props: PaginationProps) => {
  const { page, pages, onPage, label, previousLabel, nextLabel, children } = props;
  return (
    <nav className={css.pagination} aria-label={label}>
      <span aria-live="polite">{children}</span>
      {(pages > 1 || page > 1) && (
        <span className={css.steps}>
          <IconButton label={previousLabel} idle={page <= 1} onClick={() => onPage(page - 1)}>
            <ChevronLeft />
          </IconButton>
          <IconButton label={nextLabel} idle={page >= pages} onClick={() => onPage(page + 1)}>
            <ChevronRight />
          </IconButton>
        </span>
      )}
    </nav>
  );
};
