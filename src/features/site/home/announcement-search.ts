import type { Announcement } from '#contract/endpoints/site/home.ts';
import { normalizeText } from '#contract/validation.ts';

/** Search text and open announcement of the page. They are in the URL, so that a link shows the same. */
export interface AnnouncementSearch {
  q?: string;
  id?: string;
}

export const readAnnouncementSearch = ({ q, id }: Record<string, unknown>): AnnouncementSearch => ({
  q: typeof q === 'string' || typeof q === 'number' ? String(q) || undefined : undefined,
  id: typeof id === 'string' || typeof id === 'number' ? String(id) : undefined,
});

const comparable = (text: string) =>
  normalizeText(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Announcements that have every word of the search text in their title, text or body. */
export function findAnnouncements<T extends Announcement>(items: readonly T[], q = ''): readonly T[] {
  const words = comparable(q).split(/\s+/).filter(Boolean);
  return items.filter(({ title, content, body }) => {
    const text = comparable(`${title} ${content} ${body.replace(/<[^>]*>/g, ' ')}`);
    return words.every((word) => text.includes(word));
  });
}
