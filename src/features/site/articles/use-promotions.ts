import { useQuery } from '@tanstack/react-query';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.tsx';
import { useCurrency } from '#src/components/games/catalogue.ts';
import { discountsQuery } from './articles-queries.ts';

/** The promotions for the one who asks, a member or a visitor. */
export function usePromotions() {
  const isMember = useMachineSelector('session', selectIsMember);
  const epoch = useEpoch();
  return useQuery(discountsQuery(useCurrency(), isMember ? epoch : null));
}
