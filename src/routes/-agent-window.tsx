import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactElement, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { selectForced } from '#machines/session/password-change.selectors.ts';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useIsDesktop, useMachineSelector } from '#src/actors/machines.tsx';
import { memberStatusQuery } from '#src/api/member-queries.ts';
import { AgentHeading } from '#src/components/AgentHeading.tsx';
import { useIsOffered } from '#src/components/offered.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { Offered, SignInRequired } from '#src/components/Requirements.tsx';
import css from '#src/features/agents/Agent.module.css';
import { agentAgreementQuery, isActiveAgent, useIsActiveAgent } from '#src/features/agents/agent-queries.ts';
import { cx } from '#src/ui/elements.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { useScrollEdges } from '#src/ui/lists.ts';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { useCurrentInView } from '#src/ui/use-current-in-view.ts';
import { areaLocation } from '#src/windows/areas.ts';
import { type AgentPageEntry, agentPages } from './-agent-pages.tsx';
import tabNavCss from './-agent-window.module.css';

const AgentAgreementPage = lazyComponent(() => import('#src/features/agents/AgentAgreementPage.tsx'));

/** Links to the pages of the centre, or for a member who is no active agent to those that are open to all. */
export function AgentTabs() {
  const { t, i18n } = useLingui();
  const isActive = useIsActiveAgent();
  const isOffered = useIsOffered('agents');
  const page = useRouterState({ select: ({ location }) => location.pathname });
  if (isActive === undefined || !isOffered) return null;
  return (
    <TabNav label={t`Agent centre`} page={page}>
      {agentPages
        .filter(({ isOpen = false }) => isOpen !== isActive)
        .map(({ key, label }) => (
          <Link key={key} {...areaLocation('proxy', key)} activeOptions={{ includeSearch: false }}>
            {i18n._(label)}
          </Link>
        ))}
    </TabNav>
  );
}

/**
 * A page behind its guards, in this order: session, required password, and for the centre an active agent who
 * has accepted the agreement.
 */
export function AgentWindow({ page }: { page: AgentPageEntry }) {
  const { t, i18n } = useLingui();
  const isDesktop = useIsDesktop();
  const isMember = useMachineSelector('session', selectIsMember);
  const mustChangePassword = useMachineSelector('passwordChange', selectForced);
  const isActive = useIsActiveAgent();
  if (!isMember) {
    return (
      <SignInRequired
        title={i18n._(page.title ?? page.label)}
        text={<Trans>Sign in to see your agent status.</Trans>}
      />
    );
  }
  // The form is in a modal above any page.
  if (mustChangePassword) return null;
  const view = (
    <Suspense fallback={<LineSkeletons label={t`Loading the page`} />}>
      <page.View />
    </Suspense>
  );
  return (
    <div className={css.window}>
      {!isDesktop && <AgentTabs />}
      <Offered feature="agents">
        {page.isOpen ? view : <AgentGuard>{view}</AgentGuard>}
        {isActive && <OpenPages />}
      </Offered>
    </div>
  );
}

/**
 * Shows a page of the centre to an active agent who has accepted the agreement in its current version. The
 * agreement is accepted at the page's own URL; others are led to the application (specification, section 2).
 */
function AgentGuard({ children }: { children: ReactNode }) {
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

/** Pages that an active agent needs now and then. */
function OpenPages() {
  const { t, i18n } = useLingui();
  return (
    <nav className={css.more} aria-label={t`Terms for agents`}>
      {agentPages
        .filter(({ key }) => key === 'Plan' || key === 'Agreement')
        .map(({ key, label, title = label }) => (
          <Link key={key} {...areaLocation('proxy', key)}>
            {i18n._(title)}
          </Link>
        ))}
    </nav>
  );
}

interface TabNavProps {
  label: string;
  /** The current page, whose link is scrolled into view. */
  page: string;
  /** Links; the one to the current page has `aria-current`. */
  children: readonly ReactElement[];
}

/** Links to the pages of a window, in a line that scrolls if they do not fit. */
function TabNav({ label, page, children }: TabNavProps) {
  const list = useRef<HTMLUListElement>(null);
  const { start, end } = useScrollEdges(list);
  useCurrentInView(list, page);
  return (
    <nav className={tabNavCss.nav} aria-label={label}>
      <ul ref={list} className={cx(tabNavCss.list, !start && tabNavCss.fadeStart, !end && tabNavCss.fadeEnd)}>
        {children.map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
    </nav>
  );
}
