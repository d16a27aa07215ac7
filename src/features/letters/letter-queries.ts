import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CallResult, Data } from '#contract/call.ts';
import { destroyLetter, type Letter, letters, readLetter } from '#contract/endpoints/letters.ts';
import { letterPageSize } from '#contract/limits.ts';
import { call, callOrThrow } from '#src/api/call.ts';
import { memberKey } from '#src/api/queries.ts';
import { currentSiteId } from '#src/api/request-context.ts';
import { currentLanguage } from '#src/site/locale.ts';

type LetterPage = Data<typeof letters>;

/** One page of the inbox, newest first, with the counts of the whole inbox. */
export const lettersQuery = (epoch: number, page: number, unread: boolean) =>
  queryOptions({
    queryKey: memberKey(epoch, 'letters', page, unread, currentLanguage()),
    queryFn: ({ signal }) =>
      callOrThrow(
        letters,
        {
          active: unread ? 'unread' : 'all',
          count: letterPageSize,
          language: currentLanguage(),
          page,
          site_id: currentSiteId(),
          sort_field: 'id',
          sort_order: 'desc',
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

/**
 * Marks letters as read and deletes them, at once in every cached list. The refetch that follows also undoes
 * a change that the operator rejected.
 */
export function useLetterBox(epoch: number) {
  const queryClient = useQueryClient();
  const change = useCallback(
    async (update: (page: LetterPage) => LetterPage, send: () => Promise<CallResult<unknown>>) => {
      const lists = { queryKey: memberKey(epoch, 'letters') };
      await queryClient.cancelQueries(lists);
      queryClient.setQueriesData<LetterPage>(lists, (page) => page && update(page));
      const answer = await send();
      await queryClient.invalidateQueries(lists);
      return answer;
    },
    [queryClient, epoch],
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
        (page) => withoutLetter(page, id),
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

const withoutLetter = (page: LetterPage, id: string): LetterPage => ({
  list: page.list.filter((letter) => letter.id !== id),
  totalCount: page.totalCount - (page.list.some((letter) => letter.id === id) ? 1 : 0),
  unreadCount: page.unreadCount - (isUnread(page, id) ? 1 : 0),
});
