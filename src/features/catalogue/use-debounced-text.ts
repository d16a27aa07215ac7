import { useEffect, useRef, useState } from 'react';

const DEBOUNCE = 300;

/**
 * Text of a search field, which is also in the URL. The field must not wait for the router, so the text is
 * kept here and passed on 300 ms after the last change.
 */
export function useDebouncedText(inUrl: string, onText: (text: string) => void) {
  const [typed, setTyped] = useState(inUrl);
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  });
  useEffect(() => {
    if (typed === inUrl) return;
    const timer = setTimeout(() => latest.current(typed), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [typed, inUrl]);
  return [typed, setTyped] as const;
}
