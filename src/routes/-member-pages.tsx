import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  ArrowLeftRight,
  Banknote,
  Gift,
  Landmark,
  Mail,
  Megaphone,
  ReceiptText,
  Timer,
  TrendingUp,
  ArrowUpFromLine as Upload,
  User,
  Users,
  Wallet,
} from 'lucide-react';
import { failureName } from '#contract/codes.ts';
import { applyForAgentCheck, bonusSettingCheck } from '#contract/endpoints/agents/application.ts';
import { canRecommend } from '#contract/recommend.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector, useOnBreak } from '#src/actors/machines.tsx';
import { CallError, call, callOrThrow } from '#src/api/call.ts';
import { currentSiteId, memberKey } from '#src/api/request-context.ts';
import { useOffered } from '#src/components/offered.tsx';
import { featureOfPage, isOffered } from '#src/site/features.ts';
import { site } from '#src/site/site.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import type { MemberPageEntry, MemberPageGroup } from './-member-page-entry.ts';

/** The pages of the member centre that exist, in the order of the directory. */
export const memberPages: readonly MemberPageEntry[] = [
  {
    key: 'Info',
    label: msg`My details`,
    icon: User,
    group: 'account',
    View: lazyComponent(() => import('./-member-info.tsx')),
  },
  {
    key: 'BindAccount',
    label: msg`Accounts for withdrawals`,
    icon: Landmark,
    group: 'account',
    View: lazyComponent(() => import('./-member-accounts.tsx')),
  },
  {
    key: 'MyWallet',
    label: msg`My wallet`,
    icon: Wallet,
    group: 'account',
    View: lazyComponent(() => import('#src/features/money/wallet/WalletPage.tsx')),
  },
  {
    key: 'Announcement',
    label: msg`Announcements`,
    icon: Megaphone,
    group: 'information',
    View: lazyComponent(() => import('#src/features/site/home/AnnouncementList.tsx')),
  },
  {
    key: 'Letter',
    label: msg`Letters`,
    icon: Mail,
    group: 'information',
    View: lazyComponent(() => import('#src/features/letters/Inbox.tsx')),
  },
  {
    key: 'Deposit',
    label: msg`Deposit`,
    icon: Banknote,
    group: 'funds',
    guard: 'bankVerification',
    View: lazyComponent(() => import('#src/features/money/deposit/DepositPage.tsx')),
  },
  {
    key: 'Withdrawal',
    label: msg`Withdrawal`,
    icon: Upload,
    group: 'funds',
    View: lazyComponent(() => import('#src/features/money/withdrawal/WithdrawalPage.tsx')),
  },
  {
    key: 'Transaction',
    label: msg`Bets`,
    icon: ReceiptText,
    group: 'records',
    View: lazyComponent(() => import('#src/features/records/BetRecords.tsx')),
  },
  {
    key: 'DWRecord',
    label: msg`Deposits and withdrawals`,
    icon: ArrowLeftRight,
    group: 'records',
    View: lazyComponent(() => import('#src/features/records/MoneyRecords.tsx')),
  },
  {
    key: 'RecommendProject',
    label: msg`Refer a friend`,
    icon: Gift,
    group: 'recommend',
    guard: 'recommend',
    View: lazyComponent(() => import('#src/features/recommend/RecommendProject.tsx')),
  },
  {
    key: 'RecommendRecord',
    label: msg`Rewards`,
    icon: TrendingUp,
    group: 'recommend',
    guard: 'recommend',
    View: lazyComponent(() => import('#src/features/recommend/RecommendRewards.tsx')),
  },
  {
    key: 'RecommendMemberSearch',
    label: msg`Friends`,
    icon: Users,
    group: 'recommend',
    guard: 'recommend',
    View: lazyComponent(() => import('#src/features/recommend/RecommendFriends.tsx')),
  },
  {
    key: 'PlayLimits',
    label: msg`Play limits`,
    icon: Timer,
    group: 'limits',
    View: lazyComponent(() => import('#src/features/play/limits/PlayLimitsPage.tsx')),
  },
];

const groupLabels: Record<MemberPageEntry['group'], MessageDescriptor | null> = {
  account: null,
  information: msg`Information`,
  funds: msg`Funds`,
  records: msg`Records`,
  recommend: msg`Referrals`,
  limits: null,
};

/** The directory in groups. */
const memberPageGroups: readonly MemberPageGroup[] = Object.entries(groupLabels)
  .map(([id, label]) => ({ id, label, pages: memberPages.filter(({ group }) => group === id) }))
  .filter(({ pages }) => pages.length > 0);

/** The groups of the pages that the site offers and that are open to the member. */
export function useMemberPageGroups(): readonly MemberPageGroup[] {
  const canRecommend = useRecommend().data?.isOpen === true;
  const isOffered = useOffered();
  const onBreak = useOnBreak();
  return memberPageGroups
    .filter(({ id }) => id !== 'recommend' || canRecommend)
    .map(({ pages, ...group }) => ({
      ...group,
      pages: pages.filter(
        ({ key }) => isOffered(featureOfPage('user', key)) && !(onBreak && key === 'Deposit'),
      ),
    }))
    .filter(({ pages }) => pages.length > 0);
}

export const Overview = lazyComponent(() => import('./-member-overview.tsx'));
export const overviewTitle = msg`My account`;

export const findMemberPage = (key: unknown) => memberPages.find((page) => page.key === key);

/** Whether the member can recommend friends, by the operator's response. */
export function useRecommend() {
  const member = useMachineSelector('session', selectMember);
  const query = recommendQuery(useEpoch(), member?.memberId ?? '', member?.currency ?? '');
  return useQuery({ ...query, enabled: Boolean(member) });
}

/** Whether the member can recommend friends (specification, section 6), and whether only because an agent recruits instead. */
const recommendQuery = (epoch: number, memberId: string, currency: string) =>
  queryOptions({
    queryKey: memberKey(epoch, 'recommend'),
    queryFn: async ({ signal }) => {
      const setting = { member_currency: currency, site_id: currentSiteId() };
      const { isFriend } = await callOrThrow(bonusSettingCheck, setting, { signal });
      const body = { agent_id: memberId, apply_agent_flag: 1 };
      const check = await call(applyForAgentCheck, body, { signal });
      const applyCode = check.ok ? '100' : check.failure.code;
      if (!check.ok && failureName(check.failure) !== 'application_blocked')
        throw new CallError(check.failure);
      const isOpen = canRecommend({
        isFriend: Boolean(isFriend),
        applyCode,
        isForAll: site.recommendForAll,
      });
      return { isOpen, canBeAgent: check.ok && isOffered('agents') };
    },
  });
