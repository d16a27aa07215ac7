import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Letter as LetterData } from '#contract/endpoints/letters.ts';
import { useEpoch } from '#src/actors/machines.ts';
import { QueryView } from '#src/components/QueryView.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { areaLocation } from '#src/windows/areas.ts';
import css from './Inbox.module.css';
import { readInboxSearch } from './inbox-search.ts';
import { LetterList } from './LetterList.tsx';
import { LetterTools } from './LetterTools.tsx';
import { lettersQuery } from './letters-queries.ts';
import { OpenLetter } from './OpenLetter.tsx';
import { useListScroll } from './use-list-scroll.ts';

/** Selected letters of one page of one list. */
interface Selection {
  on: string;
  ids: ReadonlySet<string>;
}

/** The member's letters, and the open one beside them; on the phone in place of them. */
export default function Inbox() {
  const { t } = useLingui();
  const query = readInboxSearch(useSearch({ strict: false }));
  const epoch = useEpoch();
  const navigate = useNavigate();
  const { page = 1, unread = false, id } = query;
  const read = useQuery(lettersQuery(epoch, page, unread));
  const letter = useOpenLetter(read.data?.list, id);
  const { list, storeScroll } = useListScroll(letter?.id);
  const [selection, setSelection] = useState<Selection | null>(null);
  const on = `${page} ${unread}`;
  // Of another page, none is selected.
  const selected = selection?.on === on ? selection.ids : null;
  const onSelect = (ids: ReadonlySet<string> | null) => setSelection(ids && { on, ids });
  const unreadCount = read.data?.unreadCount ?? 0;
  return (
    <section className={css.inbox} data-reading={letter ? true : undefined}>
      <div className={css.lists} ref={list} onClickCapture={storeScroll}>
        <p role="status" className={css.count}>
          {read.data && <Plural value={unreadCount} _0="No unread letters" one="# unread" other="# unread" />}
        </p>
        <Tabs
          label={t`Filter letters`}
          panel="letters"
          value={unread ? 'unread' : 'all'}
          tabs={[
            { id: 'all', label: <Trans>All</Trans> },
            { id: 'unread', label: <Trans>Unread</Trans> },
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
        <div id="letters" role="tabpanel" aria-label={unread ? t`Unread` : t`All`}>
          <QueryView query={read} skeleton={<LineSkeletons label={t`Loading your letters`} count={6} />}>
            {(data) => <LetterList data={data} query={query} selected={selected} onSelect={onSelect} />}
          </QueryView>
        </div>
      </div>
      {letter && <OpenLetter key={letter.id} letter={letter} query={query} />}
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
