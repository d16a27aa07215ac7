import { useLingui } from '@lingui/react/macro';
import type { downlineStatuses } from '#contract/endpoints/agents/downline.ts';
import { useLevelNames, useMemberStatus } from '#src/components/use-member-status.ts';
import type { DownlineMember } from './downline-queries.ts';

export function useStatusLabels(): Record<(typeof downlineStatuses)[number], string> {
  const { t } = useLingui();
  return {
    active: t`Active`,
    inactive: t`Inactive`,
    pending: t`Under review`,
    suspended: t`Suspended`,
    closed: t`Closed`,
  };
}

/** What a member of the downline is: "Member", or an agent with the name of the level. */
export function useRoleLabel(): (member: Pick<DownlineMember, 'isAgent' | 'agentLevel'>) => string {
  const { t } = useLingui();
  const nameOf = useLevelNames(useMemberStatus());
  return ({ isAgent, agentLevel }) => {
    if (!isAgent) return t`Member`;
    if (agentLevel === '') return t`Agent`;
    const name = nameOf(agentLevel);
    return name === agentLevel ? t`Agent of level ${agentLevel}` : t`Agent, ${name}`;
  };
}
