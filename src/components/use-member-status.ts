import { useQuery } from '@tanstack/react-query';
import type { MemberStatus } from '#contract/endpoints/session/member.ts';
import { useEpoch } from '#src/actors/machines.ts';
import { balanceQuery } from '#src/api/balance.ts';
import { levelNamesQuery } from '#src/api/member-queries.ts';

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
