import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { QueryView } from '#src/components/QueryView.tsx';
import { cx } from '#src/ui/elements.tsx';
import { useRovingTiles } from '#src/ui/lists.ts';
import { Section } from '#src/ui/Section.tsx';
import { indexes, Skeleton } from '#src/ui/Skeletons.tsx';
import home from './Home.module.css';
import css from './LiveRow.module.css';

/** Milliseconds after which what is in sight is fetched again. */
const REFETCH = 30_000;

/** Names of the classes in Home.module.css that set the height of a row, also before its script has loaded. */
export type LiveShape = 'liveCards' | 'livePanel' | 'liveList';

interface Props<T, Key extends readonly unknown[]> {
  title: ReactNode;
  more?: Parameters<typeof Section>[0]['more'];
  query: UseQueryOptions<T, Error, T, Key>;
  shape: LiveShape;
  /** Whether what is in sight is fetched again. */
  refetch?: boolean;
  /** Whether there is nothing to show; the row is left out then. */
  isEmpty: (data: T) => boolean;
  children: (data: T) => ReactNode;
}

/** A row of home whose content changes by itself: fetched when it comes near, and again as long as it is in sight. */
export function LiveRow<T, Key extends readonly unknown[]>({
  title,
  more,
  query: options,
  shape,
  refetch = true,
  isEmpty,
  children,
}: Props<T, Key>) {
  const place = useRef<HTMLDivElement>(null);
  const isLine = shape === 'liveCards';
  const { isInSight, wasInSight } = useInSight(place);
  const query = useQuery({
    ...options,
    enabled: wasInSight,
    refetchInterval: refetch && isInSight && REFETCH,
  });
  if (query.data !== undefined && isEmpty(query.data)) return null;
  return (
    <div ref={place}>
      <Section title={title} {...(more && { more })}>
        <div className={cx(css.body, home[shape])}>
          <QueryView
            query={query}
            skeleton={
              // Nothing is awaited until the row is near.
              <div className={cx(isLine && css.line)} aria-busy={wasInSight}>
                {indexes(isLine ? 6 : 1).map((index) => (
                  <Skeleton key={index} className={css.skeleton} />
                ))}
              </div>
            }
          >
            {children}
          </QueryView>
        </div>
      </Section>
    </div>
  );
}

/** Pixels before an element comes in sight, in which its data is fetched. */
const AHEAD = 300;

/** Whether an element is in sight, or has been: what is live asks for news only while somebody may see it. */
function useInSight(place: RefObject<Element | null>): { isInSight: boolean; wasInSight: boolean } {
  const [isInSight, setInSight] = useState(false);
  const [wasInSight, setWasInSight] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isSeen = entries.at(-1)?.isIntersecting ?? false;
        setInSight(isSeen);
        if (isSeen) setWasInSight(true);
      },
      { rootMargin: `${AHEAD}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return { isInSight, wasInSight };
}

interface LiveCardsProps<T> {
  list: readonly T[];
  keyOf: (item: T) => string;
  className?: string | undefined;
  /** A card, whose buttons have the given `tabIndex`. */
  children: (item: T, tabIndex: 0 | -1) => ReactNode;
}

/** Cards on one line, which scrolls: one Tab stop, between whose cards the arrow keys move. */
export function LiveCards<T>({ list, keyOf, className, children }: LiveCardsProps<T>) {
  const { current, roving } = useRovingTiles();
  const stop = Math.min(current, list.length - 1);
  return (
    <ul className={css.line} {...roving}>
      {list.map((item, index) => (
        <li key={keyOf(item)} className={cx(css.card, className)} data-tile={index}>
          {children(item, index === stop ? 0 : -1)}
        </li>
      ))}
    </ul>
  );
}
