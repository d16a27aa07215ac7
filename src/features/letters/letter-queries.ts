import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Answer, Data } from '#contract/call.ts';
import { destroyLetter, type Letter, letters, readLetter } from '#contract/endpoints/letters.ts';
import { letterPageSize } from '#contract/limits.ts';
import { call, fetched } from '#src/api/call.ts';
import { memberKey } from '#src/api/queries.ts';
import { site_id } from '#src/api/request-context.ts';
import { currentLanguage } from '#src/site/locale.ts';

type LetterPage = Data<typeof letters>;

/** One page of the inbox, the newest first, with the counts of all of it. */
export const lettersQuery = (epoch: number, page: number, unread: boolean) =>
  queryOptions({
    queryKey: memberKey(epoch, 'letters', page, unread, currentLanguage()),
    queryFn: ({ signal }) =>
      fetched(
        letters,
        {
          active: unread ? 'unread' : 'all',
          count: letterPageSize,
          language: currentLanguage(),
          page,
          site_id: site_id(),
          sort_field: 'id',
          sort_order: 'desc',
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

/**
 * Reads and deletes letters: at once in every list that shows them, and as they were again where the operator does
 * not take it.
 */
export function useLetterBox(epoch: number) {
  const queries = useQueryClient();
  const change = useCallback(
    async (turn: (page: LetterPage) => LetterPage, tell: () => Promise<Answer<unknown>>) => {
      const lists = { queryKey: memberKey(epoch, 'letters') };
      await queries.cancelQueries(lists);
      queries.setQueriesData<LetterPage>(lists, (page) => page && turn(page));
      const answer = await tell();
      await queries.invalidateQueries(lists);
      return answer;
    },
    [queries, epoch],
  );
  const read = useCallback(
    ({ id }: Letter) =>
      change(
        (page) => markRead(page, id),
        () => call(readLetter, { id }),
      ),
    [change],
  );
  const destroy = useCallback(
    ({ id }: Letter) =>
      change(
        (page) => without(page, id),
        () => call(destroyLetter, { id }),
      ),
    [change],
  );
  return { read, destroy };
}

const isUnread = (page: LetterPage, id: string) =>
  page.list.some((letter) => letter.id === id && !letter.isRead);

const markRead = (page: LetterPage, id: string): LetterPage => ({
  ...page,
  list: page.list.map((letter) => (letter.id === id ? { ...letter, isRead: true } : letter)),
  unreadCount: page.unreadCount - (isUnread(page, id) ? 1 : 0),
});

const without = (page: LetterPage, id: string): LetterPage => ({
  list: page.list.filter((letter) => letter.id !== id),
  totalCount: page.totalCount - (page.list.some((letter) => letter.id === id) ? 1 : 0),
  unreadCount: page.unreadCount - (isUnread(page, id) ? 1 : 0),
});
