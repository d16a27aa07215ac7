import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { MemberLayout } from '#contract/endpoints/member.ts';
import { levelNamesQuery } from '#src/api/page-queries.ts';
import { useEpoch } from '#src/app/context.tsx';
import { Lines } from '#src/ui/DescriptionList.tsx';

/** The operator may have names of its own for the levels, for members of other types than 1 (SPEC.md section 6). */
export function AgentStanding({ layout }: { layout: MemberLayout }) {
  const { memberAccount, memberCurrency, memberType, agentType, agentLevel } = layout;
  const names = useQuery({ ...levelNamesQuery(useEpoch()), enabled: memberType !== '1' });
  const level = names.data?.[agentLevel] ?? agentLevel;
  return (
    <Lines
      lines={[
        { id: 'account', label: <Trans>Account</Trans>, value: memberAccount },
        { id: 'currency', label: <Trans>Currency</Trans>, value: memberCurrency },
        { id: 'type', label: <Trans>Kind of agent</Trans>, value: agentType || <Trans>Not given</Trans> },
        { id: 'level', label: <Trans>Level</Trans>, value: level || <Trans>Not given</Trans> },
      ]}
    />
  );
}
