import { Link, useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { useIsDesktop } from '#src/actors/machines.tsx';
import { featureOfPage } from '#src/site/features.ts';
import { type Area, areaLocation, openArea, type PageOf } from '#src/windows/areas.ts';
import { useIsOffered } from './offered.tsx';

interface Props<A extends Area> {
  area: A;
  page?: PageOf<A>;
  /** Where the area has no window of its own, it opens in another tab: this page keeps its game. */
  newTab?: boolean;
  /** Called when the page opens, here or in its window. */
  onFollow?: () => void;
  className?: string;
  children?: ReactNode;
}

/**
 * Link to a member area: in a window of its own on the desktop, else in this page. There is none to a page that the site does
 * not offer; lists leave out the empty entry.
 */
export function AreaLink<A extends Area>({ area, page, newTab, onFollow, ...rest }: Props<A>) {
  const offered = useIsOffered(featureOfPage(area, page));
  const router = useRouter();
  const desktop = useIsDesktop();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    onFollow?.();
    if (openArea(router, desktop, area, page)) event.preventDefault();
  };
  if (!offered) return null;
  return (
    <Link
      {...rest}
      {...areaLocation(area, page)}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      activeOptions={{ exact: true }}
      preload={!desktop && 'intent'}
      onClick={open}
    />
  );
}
