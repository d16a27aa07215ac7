import { useQuery } from '@tanstack/react-query';
import type { MemberLayout } from '#contract/endpoints/member.ts';
import { balanceQuery } from '#src/api/balance.ts';
import { levelNamesQuery } from '#src/api/member-queries.ts';
import { useEpoch } from '#src/app/context.tsx';

/** The last layout response, which the session fetches; undefined until there is one. */
export const useMemberLayout = (): MemberLayout | undefined =>
  useQuery({ ...balanceQuery(useEpoch()), enabled: false, select: ({ layout }) => layout }).data ?? undefined;

/** The member's agent level, by its name for members of other types than 1 (SPEC.md section 6). */
export function useLevel(layout: MemberLayout | undefined): string | undefined {
  const isRenamed = layout !== undefined && layout.memberType !== '1';
  const { data: names } = useQuery({ ...levelNamesQuery(useEpoch()), enabled: isRenamed });
  return layout && (names?.[layout.agentLevel] ?? layout.agentLevel);
}
