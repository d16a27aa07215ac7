import { startTransition, useEffect, useState } from 'react';

/** Whether the first content has been painted; less important content renders after that. */
export function useHasPainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted;
}
