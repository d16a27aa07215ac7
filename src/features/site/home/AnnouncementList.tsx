import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { useIsDesktop } from '#src/actors/machines.tsx';
import { OperatorHtml } from '#src/components/OperatorHtml.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { listTime, zonedTime } from '#src/i18n/time.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Button } from '#src/ui/elements.tsx';
import { Letter, Letters } from '#src/ui/Letters.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { areaLocation } from '#src/windows/areas.ts';
import css from './AnnouncementList.module.css';
import { type AnnouncementSearch, findAnnouncements, readAnnouncementSearch } from './announcement-search.ts';
import { type NewsItem, useNews } from './use-news.ts';

/**
 * The operator's announcements, and the open one, else the first one, beside them. On the phone the open one is in place of
 * them.
 */
export default function AnnouncementList() {
  const { t } = useLingui();
  const query = readAnnouncementSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const { items, query: read } = useNews();
  const isDesktop = useIsDesktop();
  const found = findAnnouncements(items, query.q);
  const opened = items.find(({ id }) => id === query.id);
  const shown = opened ?? (isDesktop ? found[0] : undefined);
  const change = (next: AnnouncementSearch) =>
    void navigate({ ...areaLocation('user', 'Announcement', next), replace: true, resetScroll: false });
  return (
    <div className={css.page} data-reading={opened ? true : undefined}>
      <div className={css.lists}>
        <SearchField
          label={t`Search announcements`}
          placeholder={t`Search announcements`}
          clearLabel={t`Clear search`}
          value={query.q ?? ''}
          onChange={(q) => change({ ...query, q: q || undefined })}
        />
        <QueryView query={read} skeleton={<LineSkeletons label={t`Loading announcements`} count={6} />}>
          {() => <Found items={found} query={query} shownId={shown?.id} onClear={() => change({})} />}
        </QueryView>
      </div>
      {shown && (
        <OpenAnnouncement
          key={`${shown.id} ${opened ? 'opened' : 'first'}`}
          announcement={shown}
          isOpened={opened !== undefined}
        />
      )}
    </div>
  );
}

interface FoundProps {
  items: readonly NewsItem[];
  query: AnnouncementSearch;
  /** The announcement beside the list. */
  shownId: string | undefined;
  onClear: () => void;
}

function Found({ items, query, shownId, onClear }: FoundProps) {
  const { i18n } = useLingui();
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
    <Letters plain>
      {items.map(({ id, title, content, createdAt }) => (
        <Letter
          key={id}
          subject={title || content}
          sub={title ? content : undefined}
          time={listTime(i18n.locale, createdAt)}
          render={
            <Link
              {...areaLocation('user', 'Announcement', { ...query, id })}
              aria-current={id === shownId || undefined}
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
  /** Whether the member has opened it: it is then read out. */
  isOpened: boolean;
}

function OpenAnnouncement({ announcement, isOpened }: OpenAnnouncementProps) {
  const { i18n } = useLingui();
  const { title, content, contentHtml, body, createdAt } = announcement;
  const date = zonedTime(i18n.locale, createdAt);
  const head = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (isOpened) head.current?.focus();
  }, [isOpened]);
  return (
    <Panel>
      <article className={css.announcement} aria-labelledby="announcement">
        <h2 id="announcement" className={css.title} tabIndex={-1} ref={head}>
          {contentHtml ? <OperatorHtml html={contentHtml} inline /> : title || content}
        </h2>
        {date && <p className={css.date}>{date}</p>}
        {title && <p className={css.text}>{content}</p>}
        {body && <OperatorHtml html={body} />}
      </article>
    </Panel>
  );
}
