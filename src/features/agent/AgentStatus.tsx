import { Trans } from '@lingui/react/macro';
import type { MemberLayout } from '#contract/endpoints/member.ts';
import { useLevel } from '#src/components/use-member-layout.ts';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';

/** The agent's type and level. */
export function AgentStatus({ layout }: { layout: MemberLayout }) {
  const { memberAccount, memberCurrency, agentType } = layout;
  const level = useLevel(layout);
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
