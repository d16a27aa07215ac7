import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { BulletinItem } from '#contract/endpoints/promotions/promotions.ts';
import type { Announcement } from '#contract/endpoints/site/home.ts';
import { useIsDesktop } from '#src/actors/machines.tsx';
import { bulletinHistoryQuery } from '#src/api/document-queries.ts';
import { operatorText } from '#src/components/OperatorHtml.tsx';
import { useAnnouncements } from './home-queries.ts';

export interface NewsItem extends Announcement {
  /** `content` with its markup, where the operator writes it as HTML. */
  contentHtml?: string;
}

const asNews = ({ id, displayContent, content, updatedAt }: BulletinItem): NewsItem => ({
  id: `notice-${id}`,
  title: '',
  content: operatorText(displayContent),
  contentHtml: displayContent,
  body: content,
  displayBeforeLogin: true,
  displayAfterLogin: true,
  sort: 0,
  createdAt: updatedAt,
});

/** The operator's announcements, and the notices among what would pop up: they are no offers. */
export function useNews() {
  const { items, query } = useAnnouncements();
  const { data: bulletins } = useQuery(bulletinHistoryQuery(useIsDesktop()));
  const notices = useMemo(
    () => (bulletins ?? []).filter(({ kind }) => kind === 'notice').map(asNews),
    [bulletins],
  );
  return { items: [...items, ...notices] as readonly NewsItem[], query };
}
