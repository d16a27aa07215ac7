import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { selectMember } from '#machines/session.selectors.ts';
import { standingQuery } from '#src/api/member-queries.ts';
import { useEpoch, useMachineSelector } from '#src/app/context.tsx';
import { CardPage } from '#src/components/CardPage.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { SignInRequired } from '#src/components/SignInRequired.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { AgentRegister } from './AgentRegister.tsx';
import { AgentStatus } from './AgentStatus.tsx';

/**
 * The agents' window. A member who is not an active agent is redirected to the application (SPEC.md section
 * 2).
 */
export function AgentArea({ page }: { page: 'Register' | undefined }) {
  const { t } = useLingui();
  const member = useMachineSelector('session', selectMember);
  const standing = useQuery({ ...standingQuery(useEpoch()), enabled: Boolean(member) });
  if (!member)
    return (
      <SignInRequired title={<Trans>Agents</Trans>} text={<Trans>Sign in to see your agent status.</Trans>} />
    );
  return (
    <CardPage title={page === 'Register' ? <Trans>Become an agent</Trans> : <Trans>Agents</Trans>}>
      <QueryView query={standing} skeleton={<LineSkeletons label={t`Loading your agent status`} count={3} />}>
        {(layout) => {
          if (page === 'Register') return <AgentRegister memberId={layout.id} />;
          if (layout.isAgent && layout.agentActive) return <AgentStatus layout={layout} />;
          return <RedirectToRegister />;
        }}
      </QueryView>
    </CardPage>
  );
}

/** The router's own redirect component would be bundled with every page. */
function RedirectToRegister() {
  const router = useRouter();
  useEffect(() => {
    void router.navigate({ to: '/proxy', search: { page: 'Register' }, replace: true });
  }, [router]);
  return null;
}
