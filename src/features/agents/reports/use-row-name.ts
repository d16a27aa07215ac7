import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { isDay } from '#contract/day-range.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector } from '#src/actors/machines.ts';
import { hallsQuery } from '#src/api/hall-queries.ts';
import { shortDayText } from '#src/i18n/days.ts';
import type { ReportRow } from './report-rows.ts';
import type { OperationGroup } from './report-search.ts';

/** Names the rows of a group. */
export function useRowName(group: OperationGroup): (row: Pick<ReportRow, 'key' | 'name'>) => string {
  const { i18n } = useLingui();
  const own = useMachineSelector('session', selectMember)?.currency ?? '';
  const halls = useQuery({ ...hallsQuery(own), enabled: group === 'hall' }).data ?? [];
  return ({ key, name }) => {
    if (name) return name;
    if (group === 'day' && isDay(key)) return shortDayText(i18n.locale, key);
    return halls.find(({ gtId }) => gtId === key)?.gtName ?? key;
  };
}
