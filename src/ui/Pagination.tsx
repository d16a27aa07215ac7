import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import css from './Pagination.module.css';

interface Props {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Which rows these are: "1 to 50 of 214". */
  children: ReactNode;
}

export const Pagination = (props: Props) => {
  const { page, pages, onPage, label, previousLabel, nextLabel, children } = props;
  return (
    <nav className={css.pagination} aria-label={label}>
      <span aria-live="polite">{children}</span>
      <span className={css.steps}>
        <IconButton label={previousLabel} idle={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft />
        </IconButton>
        <IconButton label={nextLabel} idle={page >= pages} onClick={() => onPage(page + 1)}>
          <ChevronRight />
        </IconButton>
      </span>
    </nav>
  );
};
