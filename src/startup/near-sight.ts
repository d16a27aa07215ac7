import { type RefObject, useEffect, useState } from 'react';

/** Whether one has scrolled so far that `place` is less than half a window below what is in sight. It stays true. */
export function useNearSight(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear((last) => last || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '50%' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  });
  return isNear;
}
