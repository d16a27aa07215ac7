import type { Announcement } from '#contract/endpoints/site/home.ts';
import { hasWords } from '../has-words.ts';

/** Search text and open announcement of the page. They are in the URL, so that a link shows the same. */
export interface AnnouncementSearch {
  q?: string;
  id?: string;
}

export const readAnnouncementSearch = ({ q, id }: Record<string, unknown>): AnnouncementSearch => ({
  q: typeof q === 'string' || typeof q === 'number' ? String(q) || undefined : undefined,
  id: typeof id === 'string' || typeof id === 'number' ? String(id) : undefined,
});

/** Announcements that have every word of the search text in their title, text or body. */
export const findAnnouncements = <T extends Announcement>(items: readonly T[], q = ''): readonly T[] =>
  items.filter(({ title, content, body }) =>
    hasWords(`${title} ${content} ${body.replace(/<[^>]*>/g, ' ')}`, q),
  );
