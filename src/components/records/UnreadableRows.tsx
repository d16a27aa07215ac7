import { Plural } from '@lingui/react/macro';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { InlineAlert } from '#src/ui/InlineAlert.tsx';
import { pageSize, type RecordSearch } from './record-search.ts';

/** Says how many rows of the page were skipped because they did not parse. */
export function UnreadableRows({
  page: { list, totalCount },
  search,
}: {
  page: { list: readonly unknown[]; totalCount: number };
  search: RecordSearch;
}) {
  const expected = Math.min(pageSize, totalCount - (search.page - 1) * pageSize);
  const count = expected - list.length;
  if (count <= 0) return null;
  return (
    <InlineAlert
      tone="warning"
      icon={<TriangleAlert />}
      text={
        <Plural
          value={count}
          one="# entry on this page could not be read and is not shown."
          other="# entries on this page could not be read and are not shown."
        />
      }
    />
  );
}
