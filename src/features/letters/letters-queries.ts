import {
  keepPreviousData,
  type QueryFilters,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Data } from '#contract/call.ts';
import { letterPageSize } from '#contract/constants.ts';
import { destroyLetter, type Letter, letters, readLetter } from '#contract/endpoints/letters.ts';
import { selectPlayBreak } from '#machines/play/play-break.selectors.ts';
import { useEpoch, useMachineSelector, useNotify } from '#src/actors/machines.tsx';
import { type CallError, callOrThrow } from '#src/api/call.ts';
import { currentSiteId, memberKey } from '#src/api/request-context.ts';
import { isSessionEnd } from '#src/api/session-end.ts';
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

export const useUnreadLetters = () => useQuery(lettersQuery(useEpoch(), 1, false)).data?.unreadCount ?? 0;

/** The unread letters that badges count: none in a break, because a letter may be a promotion. */
export function useLetterBadge() {
  const unread = useUnreadLetters();
  return useMachineSelector('playBreak', selectPlayBreak) ? 0 : unread;
}

/** Marks a letter as read. */
export const useReadLetter = () => useLetterChange(readLetter, markRead);

/** Deletes a letter permanently. */
export const useDeleteLetter = () => useLetterChange(destroyLetter, withoutLetter);

/** Changes a letter at once in every cached list; a failure is shown as a notice. */
function useLetterChange(
  endpoint: typeof readLetter | typeof destroyLetter,
  update: (page: LetterPage, id: string) => LetterPage,
) {
  const queryClient = useQueryClient();
  const epoch = useEpoch();
  const notify = useNotify();
  return useMutation<unknown, CallError, Letter, QueryFilters>({
    mutationFn: ({ id }) => callOrThrow(endpoint, { id }),
    onMutate: async ({ id }) => {
      const lists = { queryKey: memberKey(epoch, 'letters') };
      await queryClient.cancelQueries(lists);
      queryClient.setQueriesData<LetterPage>(lists, (page) => page && update(page, id));
      return lists;
    },
    onError: ({ failure }) => {
      if (!isSessionEnd(failure)) notify({ type: 'notice', tone: 'error', failure });
    },
    // The refetch also undoes a change that the operator rejected.
    onSettled: (_data, _error, _letter, lists) => lists && queryClient.invalidateQueries(lists),
  });
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

/** Page, filter and open letter of the inbox. They are in the URL, so that going back returns to the list. */
export interface InboxSearch {
  page?: number;
  unread?: true;
  id?: string;
}

export const readInboxSearch = ({ page, unread, id }: Record<string, unknown>): InboxSearch => ({
  page: Number(page) >= 2 ? Math.trunc(Number(page)) : undefined,
  unread: unread ? true : undefined,
  id: id ? String(id) : undefined,
});
