import { queryOptions, useQuery } from '@tanstack/react-query';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector } from '#src/actors/machines.tsx';
import { currentLanguage } from '#src/site/locale.ts';
import { announcements, banners } from '#src/startup/prefetch.ts';

const STALE_TIME = 5 * 60_000;

/** The banners of the carousel. */
export const bannersQuery = () =>
  queryOptions({
    queryKey: ['banners', currentLanguage()],
    queryFn: ({ signal }) => banners.fetch(signal),
    staleTime: STALE_TIME,
  });

/** The operator's announcements for members and visitors. */
export const marqueeQuery = () =>
  queryOptions({
    queryKey: ['marquee', currentLanguage()],
    queryFn: ({ signal }) => announcements.fetch(signal),
    staleTime: STALE_TIME,
  });

/** The operator's announcements for a member, or for a visitor, in the order of their field `sort`. */
export function useAnnouncements() {
  const isMember = useMachineSelector('session', selectIsMember);
  const query = useQuery(marqueeQuery());
  const items = (query.data ?? [])
    .filter((line) => (isMember ? line.displayAfterLogin : line.displayBeforeLogin))
    .sort((a, b) => a.sort - b.sort);
  return { items, query };
}
