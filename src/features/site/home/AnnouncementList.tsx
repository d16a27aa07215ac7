import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useEffect, useRef } from 'react';
import { OperatorHtml } from '#src/components/OperatorHtml.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Letter, Letters } from '#src/ui/Letters.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { areaLocation } from '#src/windows/areas.ts';
import css from './AnnouncementList.module.css';
import { type AnnouncementSearch, findAnnouncements, readAnnouncementSearch } from './announcement-search.ts';
import { type NewsItem, useNews } from './use-news.ts';

/** The operator's announcements, and the open one beside them; on the phone in place of them. */
export default function AnnouncementList() {
  const { t } = useLingui();
  const query = readAnnouncementSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const { items, query: read } = useNews();
  const open = items.find(({ id }) => id === query.id);
  const change = (next: AnnouncementSearch) =>
    void navigate({ ...areaLocation('user', 'Announcement', next), replace: true, resetScroll: false });
  return (
    <div className={css.page} data-reading={open ? true : undefined}>
      <div className={css.lists}>
        <SearchField
          label={t`Search announcements`}
          placeholder={t`Search announcements`}
          clearLabel={t`Clear search`}
          value={query.q ?? ''}
          onChange={(q) => change({ ...query, q: q || undefined })}
        />
        <QueryView query={read} skeleton={<LineSkeletons label={t`Loading announcements`} count={6} />}>
          {() => <Found items={findAnnouncements(items, query.q)} query={query} onClear={() => change({})} />}
        </QueryView>
      </div>
      {open && <OpenAnnouncement key={open.id} announcement={open} query={query} />}
    </div>
  );
}

interface FoundProps {
  items: readonly NewsItem[];
  query: AnnouncementSearch;
  onClear: () => void;
}

function Found({ items, query, onClear }: FoundProps) {
  if (items.length === 0 && query.q)
    return (
      <EmptyState
        title={<Trans>No announcement matches</Trans>}
        action={
          <Button onClick={onClear}>
            <Trans>Clear search</Trans>
          </Button>
        }
      />
    );
  if (items.length === 0) return <EmptyState title={<Trans>No announcements right now.</Trans>} />;
  return (
    <Letters>
      {items.map(({ id, title, content }) => (
        <Letter
          key={id}
          subject={title || content}
          sub={title ? content : undefined}
          render={
            <Link
              {...areaLocation('user', 'Announcement', { ...query, id })}
              aria-current={id === query.id || undefined}
              resetScroll={false}
            />
          }
        />
      ))}
    </Letters>
  );
}

interface OpenAnnouncementProps {
  announcement: NewsItem;
  query: AnnouncementSearch;
}

function OpenAnnouncement({ announcement, query }: OpenAnnouncementProps) {
  const { title, content, contentHtml, body } = announcement;
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <Panel>
      <article className={css.announcement} aria-labelledby="announcement">
        <Link {...areaLocation('user', 'Announcement', { ...query, id: undefined })} className={css.back}>
          <ChevronLeft aria-hidden />
          <Trans>All announcements</Trans>
        </Link>
        <h2 id="announcement" className={css.title} tabIndex={-1} ref={head}>
          {contentHtml ? <OperatorHtml html={contentHtml} inline /> : title || content}
        </h2>
        {title && <p className={css.text}>{content}</p>}
        {body && <OperatorHtml html={body} />}
      </article>
    </Panel>
  );
}
