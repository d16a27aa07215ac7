import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { selectMember } from '#machines/selectors.ts';
import { standingQuery } from '#src/api/page-queries.ts';
import { useEpoch, useMachine } from '#src/app/context.tsx';
import { Sheet } from '#src/components/CardPage.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { SignInFirst } from '#src/components/SignInRequired.tsx';
import { LineBones } from '#src/ui/Skeletons.tsx';
import { AgentRegister } from './AgentRegister.tsx';
import { AgentStanding } from './AgentStatus.tsx';

/** The agents' window. Who is no active agent is led to where one becomes it (SPEC.md section 2). */
export function AgentArea({ page }: { page: 'Register' | undefined }) {
  const { t } = useLingui();
  const member = useMachine('session', selectMember);
  const standing = useQuery({ ...standingQuery(useEpoch()), enabled: Boolean(member) });
  if (!member)
    return (
      <SignInFirst
        title={<Trans>Agents</Trans>}
        text={<Trans>Agents find their standing here once we know who they are.</Trans>}
      />
    );
  return (
    <Sheet title={page === 'Register' ? <Trans>Become an agent</Trans> : <Trans>Agents</Trans>}>
      <QueryView query={standing} bones={<LineBones label={t`Loading your standing`} count={3} />}>
        {(layout) => {
          if (page === 'Register') return <AgentRegister memberId={layout.id} />;
          if (layout.agentActive) return <AgentStanding layout={layout} />;
          return <ToRegister />;
        }}
      </QueryView>
    </Sheet>
  );
}

/** The router's own component for it would be part of every page. */
function ToRegister() {
  const router = useRouter();
  useEffect(() => {
    void router.navigate({ to: '/proxy', search: { page: 'Register' }, replace: true });
  }, [router]);
  return null;
}
