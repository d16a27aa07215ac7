import { useQuery } from '@tanstack/react-query';
import type { MemberLayout } from '#contract/endpoints/session/member.ts';
import { useEpoch } from '#src/actors/machines.ts';
import { balanceQuery } from '#src/api/balance.ts';
import { levelNamesQuery } from '#src/api/member-queries.ts';

/** The last layout response, which the session fetches; undefined until there is one. */
export const useMemberLayout = (): MemberLayout | undefined =>
  useQuery({ ...balanceQuery(useEpoch()), enabled: false, select: ({ layout }) => layout }).data ?? undefined;

/**
 * Names of agent levels: the operator's for members of other types than 1 (specification, section 6), otherwise the
 * level as it is.
 */
export function useLevelNames(layout: MemberLayout | undefined): (level: string) => string {
  const isRenamed = layout !== undefined && layout.memberType !== '1';
  const { data: names } = useQuery({ ...levelNamesQuery(useEpoch()), enabled: isRenamed });
  return (level) => names?.[level] ?? level;
}

/** The member's agent level. */
export function useLevel(layout: MemberLayout | undefined): string | undefined {
  const nameOf = useLevelNames(layout);
  return layout && nameOf(layout.agentLevel);
}
