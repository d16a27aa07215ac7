import { useLingui } from '@lingui/react/macro';
import { Ban, CircleCheck, CircleX, Clock, Moon } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { downlineStatuses } from '#contract/endpoints/agents/downline.ts';
import { minorOf } from '#src/api/amounts.ts';
import { MinorAmount, ResultAmount } from '#src/components/MinorAmount.tsx';
import { useLevelNames, useMemberStatus } from '#src/components/use-member-status.ts';
import { formatDate, formatTime } from '#src/i18n/time.ts';
import type { TableColumn } from '#src/ui/DataTable.tsx';
import { StatusLine } from '#src/ui/Panel.tsx';
import type { RecordCard } from '#src/ui/RecordCards.tsx';
import type { DownlineMember } from './agent-queries.ts';
import css from './Downline.module.css';

const amountOf = (field: 'deposits' | 'withdrawals' | 'turnover') => (member: DownlineMember) => (
  <MinorAmount minor={minorOf(member[field], member.currency)} currency={member.currency} />
);

/** Members have different currencies, so that each amount names its own. */
export function useDownlineColumns(): TableColumn<DownlineMember>[] {
  const { t, i18n } = useLingui();
  const roleLabelOf = useRoleLabel();
  return [
    {
      id: 'member_account',
      label: t`Member`,
      isSortable: true,
      cell: (member) => (
        <span className={css.member}>
          {member.memberAccount}
          <small>{roleLabelOf(member)}</small>
        </span>
      ),
    },
    {
      id: 'status',
      label: t`Status`,
      isSortable: true,
      cell: ({ status }) => <DownlineStatus status={status} />,
    },
    {
      id: 'joined_at',
      label: t`Joined`,
      isSortable: true,
      cell: ({ joinedAt }) => formatDate(i18n.locale, joinedAt),
    },
    {
      id: 'last_login_at',
      label: t`Last sign-in`,
      isSortable: true,
      cell: ({ lastLoginAt }) => formatTime(i18n.locale, lastLoginAt) || t`Never`,
    },
    {
      id: 'downline_count',
      label: t`Below`,
      isNumber: true,
      isSortable: true,
      cell: ({ downlineCount }) => (downlineCount === null ? t`Unknown` : i18n.number(downlineCount)),
    },
    {
      id: 'deposits',
      label: t`Deposits`,
      isNumber: true,
      isSortable: true,
      cell: amountOf('deposits'),
    },
    {
      id: 'withdrawals',
      label: t`Withdrawals`,
      isNumber: true,
      isSortable: true,
      cell: amountOf('withdrawals'),
    },
    { id: 'turnover', label: t`Turnover`, isNumber: true, isSortable: true, cell: amountOf('turnover') },
    {
      id: 'net',
      label: t`Net win`,
      isNumber: true,
      isSortable: true,
      cell: ({ net, currency }) => <ResultAmount minor={minorOf(net, currency)} currency={currency} />,
    },
  ];
}

/** Columns of money, by which the rows are sorted within each currency. */
export const moneyColumns = ['deposits', 'withdrawals', 'turnover', 'net'];

/** Columns that leave the table room for an open member. */
export const hiddenBesideDrawer = ['joined_at', 'deposits', 'withdrawals', 'net'];

/** A member on the phone. */
export function useDownlineCard(): (member: DownlineMember) => RecordCard {
  const { t, i18n } = useLingui();
  const roleLabelOf = useRoleLabel();
  return (member) => {
    const seen = formatTime(i18n.locale, member.lastLoginAt);
    return {
      title: <span className={css.account}>{member.memberAccount}</span>,
      sub: [roleLabelOf(member), seen ? t`last sign-in ${seen}` : t`never signed in`]
        .filter(Boolean)
        .join(', '),
      figureLabel: t`Turnover`,
      figure: amountOf('turnover')(member),
      subFigure: <DownlineStatus status={member.status} />,
    };
  };
}

type Status = DownlineMember['status'];

const looks: Record<Status, { tone: 'success' | 'info' | 'error' | 'neutral'; icon: ReactNode }> = {
  active: { tone: 'success', icon: <CircleCheck /> },
  inactive: { tone: 'neutral', icon: <Moon /> },
  pending: { tone: 'info', icon: <Clock /> },
  suspended: { tone: 'error', icon: <CircleX /> },
  closed: { tone: 'neutral', icon: <Ban /> },
};

export const DownlineStatus = memo(({ status }: { status: Status }) => (
  <StatusLine {...looks[status]}>{useStatusLabels()[status]}</StatusLine>
));

export function useStatusLabels(): Record<(typeof downlineStatuses)[number], string> {
  const { t } = useLingui();
  return {
    active: t`Active`,
    inactive: t`Inactive`,
    pending: t`Under review`,
    suspended: t`Suspended`,
    closed: t`Closed`,
  };
}

/** What a member of the downline is: "Member", or an agent with the name of the level. */
export function useRoleLabel(): (member: Pick<DownlineMember, 'isAgent' | 'agentLevel'>) => string {
  const { t } = useLingui();
  const nameOf = useLevelNames(useMemberStatus());
  return ({ isAgent, agentLevel }) => {
    if (!isAgent) return t`Member`;
    if (agentLevel === '') return t`Agent`;
    const name = nameOf(agentLevel);
    return name === agentLevel ? t`Agent of level ${agentLevel}` : t`Agent, ${name}`;
  };
}
