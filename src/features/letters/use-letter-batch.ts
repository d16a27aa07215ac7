import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { letterPageSize } from '#contract/constants.ts';
import { destroyLetter, readLetter } from '#contract/endpoints/letters.ts';
import { useEpoch } from '#src/actors/machines.ts';
import { CallError, callOrThrow } from '#src/api/call.ts';
import { memberKey } from '#src/api/member-key.ts';
import { isSessionEnd } from '#src/api/session-end.ts';
import { changeEach } from './change-each.ts';
import { lettersQuery } from './letters-queries.ts';

const endpoints = { read: readLetter, delete: destroyLetter };

interface Batch {
  kind: keyof typeof endpoints;
  /** The letters to delete; all unread letters are marked as read. */
  ids?: readonly string[];
}

/** Marks all letters as read, or deletes several; tells how far it is and how many failed. */
export function useLetterBatch() {
  const queryClient = useQueryClient();
  const epoch = useEpoch();
  const [progress, setProgress] = useState({ done: 0, of: 0 });
  const batch = useMutation({
    mutationFn: async ({ kind, ids: chosen }: Batch) => {
      setProgress({ done: 0, of: 0 });
      const ids = chosen ?? (await listUnread());
      const failed = await changeEach(
        ids,
        (id) => changeOne(kind, id),
        (done) => setProgress({ done, of: ids.length }),
      );
      await queryClient.invalidateQueries({ queryKey: memberKey(epoch, 'letters') });
      return failed;
    },
  });

  async function listUnread() {
    const ids = new Set<string>();
    let pages = 1;
    for (let page = 1; page <= pages; page += 1) {
      const { list, unreadCount } = await queryClient.fetchQuery({
        ...lettersQuery(epoch, page, true),
        staleTime: 0,
      });
      for (const { id } of list) ids.add(id);
      pages = Math.ceil(unreadCount / letterPageSize);
    }
    return [...ids];
  }

  return {
    /** What is done, or was done last. */
    kind: batch.variables?.kind,
    progress: batch.isPending ? progress : null,
    /** How many letters could not be changed. */
    failed: batch.data ?? 0,
    /** The unread letters could not be listed. */
    isUnlisted: batch.isError,
    markAllRead: () => batch.mutate({ kind: 'read' }),
    deleteAll: (ids: readonly string[]) => batch.mutate({ kind: 'delete', ids }),
  };
}

const changeOne = (kind: Batch['kind'], id: string) =>
  callOrThrow(endpoints[kind], { id }).then(
    () => 'done' as const,
    (error) => (error instanceof CallError && isSessionEnd(error.failure) ? 'stop' : 'failed'),
  );
