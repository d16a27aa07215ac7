import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Letter, Letter as LetterData } from '#contract/endpoints/letters.ts';
import { useEpoch, useIsDesktop } from '#src/actors/machines.tsx';
import { OperatorHtml } from '#src/components/OperatorHtml.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { zonedTime } from '#src/i18n/time.ts';
import { Button, VisuallyHidden } from '#src/ui/elements.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { areaLocation } from '#src/windows/areas.ts';
import css from './Inbox.module.css';
import { LetterList } from './LetterList.tsx';
import { LetterTools } from './LetterTools.tsx';
import {
  type InboxSearch,
  lettersQuery,
  readInboxSearch,
  useDeleteLetter,
  useReadLetter,
} from './letters-queries.ts';

/** Selected letters of one page of one list. */
interface Selection {
  on: string;
  ids: ReadonlySet<string>;
}

/**
 * The member's letters, and the open one, else the first one, beside them. On the phone the open one is in place of them.
 */
export default function Inbox() {
  const { t } = useLingui();
  const query = readInboxSearch(useSearch({ strict: false }));
  const epoch = useEpoch();
  const navigate = useNavigate();
  const { page = 1, unread = false, id } = query;
  const read = useQuery(lettersQuery(epoch, page, unread));
  const isDesktop = useIsDesktop();
  const opened = useOpenLetter(read.data?.list, id);
  const letter = opened ?? (isDesktop && !id ? read.data?.list[0] : undefined);
  const { list, storeScroll } = useListScroll(opened?.id);
  const [selection, setSelection] = useState<Selection | null>(null);
  const on = `${page} ${unread}`;
  // Of another page, none is selected.
  const selected = selection?.on === on ? selection.ids : null;
  const onSelect = (ids: ReadonlySet<string> | null) => setSelection(ids && { on, ids });
  const unreadCount = read.data?.unreadCount ?? 0;
  return (
    <section className={css.inbox} data-reading={opened ? true : undefined}>
      <div className={css.lists} ref={list} onClickCapture={storeScroll}>
        <VisuallyHidden role="status">
          {read.data && <Plural value={unreadCount} _0="No unread letters" one="# unread" other="# unread" />}
        </VisuallyHidden>
        <div className={css.head}>
          <Tabs
            label={t`Filter letters`}
            panel="letters"
            value={unread ? 'unread' : 'all'}
            tabs={[
              { id: 'all', label: <Trans>All</Trans> },
              { id: 'unread', label: <Trans>Unread</Trans>, count: unreadCount || undefined },
            ]}
            onChange={(tab) =>
              void navigate(areaLocation('user', 'Letter', tab === 'unread' ? { unread: true } : {}))
            }
          />
          <LetterTools
            ids={read.data?.list.map(({ id }) => id) ?? []}
            hasUnread={unreadCount > 0}
            selected={selected}
            onSelect={onSelect}
          />
        </div>
        <div id="letters" role="tabpanel" aria-label={unread ? t`Unread` : t`All`}>
          <QueryView query={read} skeleton={<LineSkeletons label={t`Loading your letters`} count={6} />}>
            {(data) => (
              <LetterList
                data={data}
                query={query}
                shownId={letter?.id}
                selected={selected}
                onSelect={onSelect}
              />
            )}
          </QueryView>
        </div>
      </div>
      {letter && (
        <OpenLetter
          key={`${letter.id} ${opened ? 'opened' : 'first'}`}
          letter={letter}
          query={query}
          isOpened={opened !== undefined}
          isSelecting={selected !== null}
        />
      )}
    </section>
  );
}

/** The open letter stays open after it has left the list of unread letters. */
function useOpenLetter(
  list: readonly LetterData[] | undefined,
  id: string | undefined,
): LetterData | undefined {
  const openLetter = useRef<LetterData>(undefined);
  const found = list?.find((letter) => letter.id === id);
  if (found) openLetter.current = found;
  else if (openLetter.current?.id !== id) openLetter.current = undefined;
  return openLetter.current;
}

/**
 * Keeps the scroll position of the list on the phone, where an open letter is shown in place of the list. Returns a ref for
 * the list, and a function to call before a letter is opened.
 */
function useListScroll(openId: string | undefined) {
  const desktop = useIsDesktop();
  const list = useRef<HTMLDivElement>(null);
  const scrollTop = useRef(0);
  const lastId = useRef(openId);
  useLayoutEffect(() => {
    const closedId = lastId.current;
    lastId.current = openId;
    if (desktop || openId === closedId) return;
    window.scrollTo(0, openId ? 0 : scrollTop.current);
    if (openId || !closedId) return;
    list.current
      ?.querySelector<HTMLElement>(`[data-letter="${CSS.escape(closedId)}"]`)
      ?.focus({ preventScroll: true });
  }, [desktop, openId]);
  const storeScroll = () => {
    scrollTop.current = window.scrollY;
  };
  return { list, storeScroll };
}

interface OpenLetterProps {
  letter: Letter;
  query: InboxSearch;
  /** Whether the member has opened the letter: the first one, which is shown until then, stays unread. */
  isOpened: boolean;
  /** Letters of the list are being selected, for which the tools above them have their own actions. */
  isSelecting: boolean;
}

/** Opening a letter marks it as read. Deleting it needs a confirmation, because it cannot be undone. */
function OpenLetter({ letter, query, isOpened, isSelecting }: OpenLetterProps) {
  const { t, i18n } = useLingui();
  const read = useReadLetter();
  const destroy = useDeleteLetter();
  const navigate = useNavigate();
  const [confirming, setConfirming] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);
  const list = { ...query, id: undefined };
  const unread = useRef(letter.isRead || !isOpened ? null : letter);
  useLayoutEffect(() => {
    if (isOpened) head.current?.focus({ preventScroll: true });
  }, [isOpened]);
  useEffect(() => {
    // Once per letter, even if the list changes.
    const newLetter = unread.current;
    unread.current = null;
    if (newLetter) read.mutate(newLetter);
  });
  const onDelete = () => {
    destroy.mutate(letter);
    void navigate({ ...areaLocation('user', 'Letter', list), replace: true, resetScroll: false });
  };
  return (
    <article className={css.letter} aria-labelledby="letter">
      <h2 id="letter" className={css.subject} tabIndex={-1} ref={head}>
        {letter.title || t`No subject`}
      </h2>
      <p className={css.time}>{zonedTime(i18n.locale, letter.createdAt)}</p>
      <OperatorHtml html={letter.content} />
      {!isSelecting && (
        <footer className={css.actions}>
          {confirming ? (
            <>
              <p role="alert">
                <Trans>Delete this letter permanently?</Trans>
              </p>
              <Button variant="danger" onClick={onDelete} autoFocus>
                <Trans>Delete letter</Trans>
              </Button>
              <Button variant="ghost" onClick={() => setConfirming(false)}>
                <Trans>Keep letter</Trans>
              </Button>
            </>
          ) : (
            <>
              {!isOpened && !letter.isRead && (
                <Button onClick={() => read.mutate(letter)}>
                  <Trans>Mark as read</Trans>
                </Button>
              )}
              <Button onClick={() => setConfirming(true)}>
                <Trans>Delete</Trans>
              </Button>
            </>
          )}
        </footer>
      )}
    </article>
  );
}
