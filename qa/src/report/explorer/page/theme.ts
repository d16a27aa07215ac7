import { useEffect, useState } from 'react';

export type Shown = 'light' | 'dark';
export interface Theme {
  shown: Shown;
  toggle(): void;
}

const dark = matchMedia('(prefers-color-scheme: dark)');

/** The theme of the system until another one is chosen, which is kept. */
export function useTheme(): Theme {
  const [chosen, setChosen] = useState(readChoice);
  const [system, setSystem] = useState<Shown>(dark.matches ? 'dark' : 'light');
  useEffect(() => {
    const read = () => setSystem(dark.matches ? 'dark' : 'light');
    dark.addEventListener('change', read);
    return () => dark.removeEventListener('change', read);
  }, []);
  const shown = chosen ?? system;
  useEffect(() => {
    document.documentElement.dataset.theme = shown;
  }, [shown]);
  const toggle = () => {
    const next = shown === 'dark' ? 'light' : 'dark';
    setChosen(next);
    try {
      localStorage.setItem('xstate-path-tests-theme', next);
    } catch {
      // A page without storage forgets the choice.
    }
  };
  return { shown, toggle };
}

function readChoice(): Shown | undefined {
  try {
    const stored = localStorage.getItem('xstate-path-tests-theme');
    return stored === 'dark' || stored === 'light' ? stored : undefined;
  } catch {
    return undefined;
  }
}
