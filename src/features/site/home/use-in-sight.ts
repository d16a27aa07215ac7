import { type RefObject, useEffect, useState } from 'react';

/** Pixels before an element comes in sight, in which its data is fetched. */
const AHEAD = 300;

/** Whether an element is in sight, or has been: what is live asks for news only while somebody may see it. */
export function useInSight(place: RefObject<Element | null>): { isInSight: boolean; wasInSight: boolean } {
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
