import { useQuery } from '@tanstack/react-query';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector } from '#src/actors/machines.ts';
import { marqueeQuery } from './home-queries.ts';

/** The operator's announcements for a member, or for a visitor. */
export function useAnnouncements() {
  const isMember = useMachineSelector('session', selectIsMember);
  const query = useQuery(marqueeQuery());
  const items = (query.data ?? []).filter((line) =>
    isMember ? line.displayAfterLogin : line.displayBeforeLogin,
  );
  return { items, query };
}
