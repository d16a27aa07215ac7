import { useQuery } from '@tanstack/react-query';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.ts';
import { recommendQuery } from '#src/api/recommend-query.ts';

/** Whether the member can recommend friends, by the operator's response. */
export function useRecommend() {
  const member = useMachineSelector('session', selectMember);
  const query = recommendQuery(useEpoch(), member?.memberId ?? '', member?.currency ?? '');
  return useQuery({ ...query, enabled: Boolean(member) });
}
