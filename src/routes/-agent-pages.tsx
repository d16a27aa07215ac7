import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { redirect } from '@tanstack/react-router';
import { loadMemberMessages } from '#src/i18n/i18n.ts';
import { type LazyComponent, lazyComponent } from '#src/ui/lazy-component.ts';
import type { AgentPageKey } from '#src/windows/areas.ts';

export interface AgentPageEntry {
  key: AgentPageKey;
  /** Its tab. */
  label: MessageDescriptor;
  /** The heading, if it says more than the tab. */
  title?: MessageDescriptor;
  /** For every member; the others are the centre of active agents. */
  isOpen?: true;
  View: LazyComponent<object>;
}

/** The pages of the agent window that exist, in the order of the tabs. */
export const agentPages: readonly AgentPageEntry[] = [
  {
    key: 'Plan',
    label: msg`Plan`,
    title: msg`Commission plan`,
    isOpen: true,
    View: lazyComponent(() => import('#src/features/agents/PlanPage.tsx')),
  },
  {
    key: 'Agreement',
    label: msg`Agreement`,
    isOpen: true,
    View: lazyComponent(() => import('#src/features/agents/AgentAgreementPage.tsx')),
  },
  {
    key: 'Register',
    label: msg`Application`,
    title: msg`Become an agent`,
    isOpen: true,
    View: lazyComponent(() => import('#src/features/agents/RegisterPage.tsx')),
  },
  {
    key: 'DownlineInfo',
    label: msg`Downline`,
    View: lazyComponent(() => import('#src/features/agents/DownlinePage.tsx')),
  },
  {
    key: 'Promotion',
    label: msg`Promotion links`,
    View: lazyComponent(() => import('#src/features/agents/PromotionPage.tsx')),
  },
  {
    key: 'OperationTable',
    label: msg`Operation`,
    title: msg`Operation report`,
    View: lazyComponent(() => import('#src/features/agents/reports/OperationPage.tsx')),
  },
  {
    key: 'StratifiedTable',
    label: msg`Levels`,
    title: msg`Members by level`,
    View: lazyComponent(() => import('#src/features/agents/reports/StratifiedPage.tsx')),
  },
  {
    key: 'Transfer',
    label: msg`Transfer`,
    View: lazyComponent(() => import('#src/features/agents/transfer/TransferPage.tsx')),
  },
  {
    key: 'PerformanceSettlement',
    label: msg`Settlement`,
    View: lazyComponent(() => import('#src/features/agents/settlement/SettlementPage.tsx')),
  },
];

/** The page that is shown if the URL names none; members who are no active agents are led on to Register. */
const firstPage: AgentPageKey = 'DownlineInfo';

/** The page of a URL, or where another one leads: to the page of its `?page=`, and for an unknown page to the first one. */
export function agentPageOf(key: string | undefined, search: { page?: unknown }) {
  const { page: named, ...rest } = search;
  const page = agentPages.find((each) => each.key === (key ?? named));
  if (page && page.key === key) return { page, redirect: null };
  return {
    page: null,
    redirect: {
      to: '/proxy/{-$page}',
      params: { page: page?.key ?? firstPage },
      search: page ? rest : {},
      replace: true,
    },
  } as const;
}

/** Loads what a page needs to render. */
export async function loadAgentPage(key: string | undefined, search: object) {
  const found = agentPageOf(key, search);
  if (!found.page) throw redirect(found.redirect);
  const { page } = found;
  await Promise.all([loadMemberMessages(), page.View.preload()]);
  return { page, title: page.title ?? page.label };
}
