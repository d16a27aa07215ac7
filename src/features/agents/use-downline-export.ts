import { useLingui } from '@lingui/react/macro';
import { agentDownline } from '#contract/endpoints/agents/downline.ts';
import { call } from '#src/api/call.ts';
import type { ExportSource } from '#src/components/records/record-export.implementations.ts';
import { sheetTime } from '#src/i18n/days.ts';
import { type DownlineMember, withIds } from './downline-queries.ts';
import { type DownlineSearch, downlineFilter } from './downline-search.ts';
import { useRoleLabel, useStatusLabels } from './use-member-labels.ts';

export function useDownlineExport(search: DownlineSearch): ExportSource<DownlineMember> {
  const { t, i18n } = useLingui();
  const [statuses, roleLabelOf] = [useStatusLabels(), useRoleLabel()];
  const filter = downlineFilter(search);
  return {
    fileName: [t`Downline`, filter.from, filter.to].join(' '),
    locale: i18n.locale,
    head: [
      t`Member`,
      t`Role`,
      t`Status`,
      t`Joined`,
      t`Last sign-in`,
      t`Members below`,
      t`Currency`,
      t`Deposits`,
      t`Withdrawals`,
      t`Turnover`,
      t`Net win`,
    ],
    cells: (member) => [
      member.memberAccount,
      roleLabelOf(member),
      statuses[member.status],
      sheetTime(member.joinedAt),
      sheetTime(member.lastLoginAt),
      String(member.downlineCount ?? ''),
      member.currency,
      ...[member.deposits, member.withdrawals, member.turnover, member.net].map((decimal) => ({
        decimal: decimal ?? '',
      })),
    ],
    read: async (page, count, signal) => {
      const body = { ...filter, page, count, sort_field: 'joined_at', sort_order: 'asc' } as const;
      const result = await call(agentDownline, body, { signal });
      return result.ok ? { ok: true, data: withIds(result.data) } : result;
    },
  };
}
