import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { MemberStatus } from '#contract/endpoints/session/member.ts';
import { useEpoch } from '#src/actors/machines.tsx';
import { balanceQuery, levelNamesQuery } from '#src/api/member-queries.ts';
import { localStore } from '#src/storage/store.ts';

/** The member's last status, which the session fetches; undefined until there is one. */
export const useMemberStatus = (): MemberStatus | undefined =>
  useQuery({ ...balanceQuery(useEpoch()), enabled: false, select: ({ status }) => status }).data ?? undefined;

/**
 * Names of agent levels: the operator's for members of other types than 1 (specification, section 6), otherwise the
 * level as it is.
 */
export function useLevelNames(status: MemberStatus | undefined): (level: string) => string {
  const isRenamed = status !== undefined && status.memberType !== '1';
  const { data: names } = useQuery({ ...levelNamesQuery(useEpoch()), enabled: isRenamed });
  return (level) => names?.[level] ?? level;
}

/** The member's agent level. */
export function useLevel(status: MemberStatus | undefined): string | undefined {
  const nameOf = useLevelNames(status);
  return status && nameOf(status.agentLevel);
}

/** Calls the listener after each balance event: its amount alone does not tell what else has changed. */
export function useBalanceEvents(listener: () => unknown) {
  const epoch = useEpoch();
  const { data: pushes = 0 } = useQuery({
    ...balanceQuery(epoch),
    enabled: false,
    select: ({ pushes }) => pushes,
  });
  const last = useRef(pushes);
  useEffect(() => {
    if (last.current !== pushes) listener();
    last.current = pushes;
  }, [pushes, listener]);
}

const listeners = new Set<() => void>();
const isVisible = () => localStore.get('eyeOpen') !== '0';

function toggle() {
  localStore.set('eyeOpen', isVisible() ? '0' : '1');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Another window has hidden or shown them.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether balances are visible, in every window of this browser. */
export const useBalanceVisibility = () => ({
  isVisible: useSyncExternalStore(subscribe, isVisible),
  toggle,
});
