import { useEffect, useRef, useState } from 'react';

const REST = 300;

/**
 * A search field's text, which also stands in the address. The field must not wait for the router, so the text
 * is kept here and handed on when the hand rests (after 300 ms).
 */
export function useTyped(inAddress: string, hand: (text: string) => void) {
  const [typed, setTyped] = useState(inAddress);
  const latest = useRef(hand);
  useEffect(() => {
    latest.current = hand;
  });
  useEffect(() => {
    if (typed === inAddress) return;
    const timer = setTimeout(() => latest.current(typed), REST);
    return () => clearTimeout(timer);
  }, [typed, inAddress]);
  return [typed, setTyped] as const;
}
