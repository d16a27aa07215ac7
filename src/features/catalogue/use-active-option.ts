import { type RefObject, useEffect, useState } from 'react';
import { type OnKey, optionAfter, type SearchOption } from './search-options.ts';

interface Options {
  id: string;
  query: string;
  options: readonly SearchOption[];
  onKey: RefObject<OnKey | null>;
  choose: (option: SearchOption) => void;
  remove: (text: string) => void;
}

/** Id of the option that the field's keys have reached; another text begins without one. */
export function useActiveOption({ id, query, options, onKey, choose, remove }: Options): string | undefined {
  const [reached, setReached] = useState({ query, at: -1 });
  const at = reached.query === query ? Math.min(reached.at, options.length - 1) : -1;
  useEffect(() => {
    onKey.current = (event) => {
      const option = options[at];
      if (event.key === 'Enter' && option) {
        event.preventDefault();
        choose(option);
      } else if (event.key === 'Delete' && option?.kind === 'recent') {
        event.preventDefault();
        remove(option.text);
      } else {
        const next = optionAfter(event.key, at, options.length);
        if (/^Arrow(?:Down|Up)$/.test(event.key)) event.preventDefault();
        if (next !== at) setReached({ query, at: next });
      }
    };
    return () => {
      onKey.current = null;
    };
  });
  const active = at < 0 ? undefined : `${id}-${at}`;
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return active;
}
