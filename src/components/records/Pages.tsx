import { Trans, useLingui } from '@lingui/react/macro';
import { Pagination } from '#src/ui/Pagination.tsx';
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
