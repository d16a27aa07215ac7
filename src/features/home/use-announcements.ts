import { useQuery } from '@tanstack/react-query';
import { selectIsMember } from '#machines/selectors.ts';
import { marqueeQuery } from '#src/api/queries.ts';
import { useMachine } from '#src/app/context.tsx';

/** What the operator has to say to whoever is here, member or visitor. */
export function useAnnouncements() {
  const isMember = useMachine('session', selectIsMember);
  const { data, isPending } = useQuery(marqueeQuery());
  const items = (data ?? []).filter((line) => (isMember ? line.displayAfterLogin : line.displayBeforeLogin));
  return { items, isPending };
}
