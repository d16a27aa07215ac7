import { startTransition, useEffect, useState } from 'react';

/** Whether what is shown first has been painted; what the eye can wait for is drawn then. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted;
}
