import { useQuery } from '@tanstack/react-query';
import type { Announcement } from '#contract/endpoints/home.ts';
import type { BulletinItem } from '#contract/endpoints/promotions.ts';
import { bulletinHistoryQuery } from '#src/api/bulletin-queries.ts';
import { useIsDesktop } from '#src/app/context.tsx';
import { useAnnouncements } from './use-announcements.ts';

const asAnnouncement = ({ id, displayContent, content }: BulletinItem): Announcement => ({
  id: `notice-${id}`,
  title: '',
  content: displayContent.replace(/<[^>]*>/g, ''),
  body: content,
  displayBeforeLogin: true,
  displayAfterLogin: true,
  sort: 0,
});

/** The operator's announcements, and the notices among what would pop up: they are no offers. */
export function useNews() {
  const { items, query } = useAnnouncements();
  const { data: bulletins = [] } = useQuery(bulletinHistoryQuery(useIsDesktop()));
  const notices = bulletins.filter(({ kind }) => kind === 'notice').map(asAnnouncement);
  return { items: [...items, ...notices], query };
}
