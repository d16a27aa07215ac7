import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { MemberLayout } from '#contract/endpoints/member.ts';
import { useEpoch } from '#src/app/context.tsx';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { levelNamesQuery } from './agent-queries.ts';

/**
 * The operator may have its own names for the levels, for members of other types than 1 (SPEC.md section 6).
 */
export function AgentStatus({ layout }: { layout: MemberLayout }) {
  const { memberAccount, memberCurrency, memberType, agentType, agentLevel } = layout;
  const names = useQuery({ ...levelNamesQuery(useEpoch()), enabled: memberType !== '1' });
  const level = names.data?.[agentLevel] ?? agentLevel;
  return (
    <DescriptionList
      lines={[
        { id: 'account', label: <Trans>Account</Trans>, value: memberAccount },
        { id: 'currency', label: <Trans>Currency</Trans>, value: memberCurrency },
        { id: 'type', label: <Trans>Agent type</Trans>, value: agentType || <Trans>Not provided</Trans> },
        { id: 'level', label: <Trans>Level</Trans>, value: level || <Trans>Not provided</Trans> },
      ]}
    />
  );
}
