import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { destroyLetter, readLetter } from '#contract/endpoints/letters.ts';
import { letterPageSize } from '#contract/limits.ts';
import { CallError, callOrThrow } from '#src/api/call.ts';
import { memberKey } from '#src/api/member-key.ts';
import { isSessionEnd } from '#src/api/session-end.ts';
import { useEpoch } from '#src/app/context.tsx';
import { changeEach } from './change-each.ts';
import { lettersQuery } from './letters-queries.ts';

type Kind = 'read' | 'delete';
export type LetterBatch =
  | { kind: Kind; state: 'running'; done: number; of: number }
  /** `failed` is null if the letters could not be listed. */
  | { kind: Kind; state: 'failed'; failed: number | null };

const endpoints = { read: readLetter, delete: destroyLetter };

/** Marks all letters as read, or deletes several; tells how far it is and how many failed. */
export function useLetterBatch() {
  const queryClient = useQueryClient();
  const epoch = useEpoch();
  const [batch, setBatch] = useState<LetterBatch | null>(null);

  async function run(kind: Kind, list: () => Promise<readonly string[]>) {
    setBatch({ kind, state: 'running', done: 0, of: 0 });
    const ids = await list().catch(() => null);
    if (!ids) return setBatch({ kind, state: 'failed', failed: null });
    const failed = await changeEach(
      ids,
      (id) => changeOne(kind, id),
      (done) => setBatch({ kind, state: 'running', done, of: ids.length }),
    );
    await queryClient.invalidateQueries({ queryKey: memberKey(epoch, 'letters') });
    setBatch(failed > 0 ? { kind, state: 'failed', failed } : null);
  }

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
    batch,
    markAllRead: () => run('read', listUnread),
    deleteAll: (ids: readonly string[]) => run('delete', async () => ids),
  };
}

const changeOne = (kind: Kind, id: string) =>
  callOrThrow(endpoints[kind], { id }).then(
    () => 'done' as const,
    (error) => (error instanceof CallError && isSessionEnd(error.failure) ? 'stop' : 'failed'),
  );
