import { useQuery } from '@tanstack/react-query';
import { selectIsMember } from '#machines/selectors.ts';
import { useMachine } from '../../actors/context.tsx';
import { marqueeQuery } from '../../api/queries.ts';

/** What the operator has to say to whoever is here, member or visitor. */
export function useAnnouncements() {
  const isMember = useMachine('session', selectIsMember);
  const { data, isPending } = useQuery(marqueeQuery());
  const items = (data ?? []).filter((line) => (isMember ? line.displayAfterLogin : line.displayBeforeLogin));
  return { items, isPending };
}
