import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector } from '#src/actors/machines.tsx';
import { logoQuery } from '#src/api/site-queries.ts';
import { MemberWallet } from '#src/components/MemberWallet.tsx';
import { RegisterButton, SignInButton } from '#src/components/SignInButton.tsx';
import { useIsActiveAgent } from '#src/features/agents/agent-queries.ts';
import { AgentTabs } from '#src/routes/-agent-window.tsx';
import { Brand, Header } from '#src/ui/AppLayout.tsx';
import { areaLocation } from '#src/windows/areas.ts';
import { AccountMenuButton } from './AccountMenuButton.tsx';

/** The desktop header of the agent window, which has no sidebar. */
export default function AgentHeader() {
  const { t } = useLingui();
  const member = useMachineSelector('session', selectMember);
  const isActive = useIsActiveAgent();
  // Until it is known which, neither name nor logo is shown, and nothing stands beside it that would move.
  const { data: logo, isPending } = useQuery(logoQuery());
  return (
    <Header
      start={
        <>
          <Brand
            name={t`Agent centre`}
            logo={logo?.header}
            compact={isPending}
            render={<Link {...areaLocation('proxy')} />}
          />
          {!isPending && <AgentTabs />}
        </>
      }
    >
      {member ? (
        <>
          <MemberWallet {...(isActive && { label: <Trans>Agent wallet</Trans> })} />
          <AccountMenuButton />
        </>
      ) : (
        <>
          <SignInButton />
          <RegisterButton />
        </>
      )}
    </Header>
  );
}
