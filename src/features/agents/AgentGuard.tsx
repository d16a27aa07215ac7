import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useEpoch } from '#src/actors/machines.tsx';
import { memberStatusQuery } from '#src/api/member-queries.ts';
import { AgentHeading } from '#src/components/AgentHeading.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { areaLocation } from '#src/windows/areas.ts';
import { agentAgreementQuery, isActiveAgent } from './agent-queries.ts';

const AgentAgreementPage = lazyComponent(() => import('./AgentAgreementPage.tsx'));

/**
 * Shows a page of the centre to an active agent who has accepted the agreement in its current version. The
 * agreement is accepted at the page's own URL; others are led to the application (specification, section 2).
 */
export function AgentGuard({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const epoch = useEpoch();
  const status = useQuery(memberStatusQuery(epoch));
  const isActive = isActiveAgent(status.data);
  const agreement = useQuery({ ...agentAgreementQuery(epoch), enabled: isActive === true });
  if (isActive === false) return <RedirectToRegister />;
  if (isActive && agreement.data) return agreement.data.acceptedAt ? children : <AgentAgreementPage />;
  const skeleton = <LineSkeletons label={t`Loading your agent status`} count={3} />;
  return (
    <>
      <AgentHeading />
      {isActive ? (
        <QueryView query={agreement} skeleton={skeleton}>
          {() => null}
        </QueryView>
      ) : (
        <QueryView query={status} skeleton={skeleton}>
          {() => null}
        </QueryView>
      )}
    </>
  );
}

/** The router's own redirect component would be bundled with every page. */
function RedirectToRegister() {
  const router = useRouter();
  useEffect(() => {
    void router.navigate({ ...areaLocation('proxy', 'Register'), replace: true });
  }, [router]);
  return null;
}
