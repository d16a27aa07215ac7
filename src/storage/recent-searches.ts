import * as v from 'valibot';
import { localStore, type Store } from './store.ts';

const MAX_SEARCHES = 8;
const MAX_LENGTH = 80;

const storedTexts = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));

/** Without blank texts and repetitions, which the stored list may contain. */
function valid(texts: readonly unknown[]): string[] {
  const trimmed = texts.map((text) => (typeof text === 'string' ? text.trim().slice(0, MAX_LENGTH) : ''));
  const known = new Set<string>();
  return trimmed
    .filter((text) => text !== '' && !known.has(text.toLowerCase()) && known.add(text.toLowerCase()))
    .slice(0, MAX_SEARCHES);
}

/** The texts that were searched for in this browser, newest first. */
export function createRecentSearches(store: Store<'recent_searches'>) {
  const get = () => {
    const read = v.safeParse(storedTexts, store.get('recent_searches'));
    return read.success ? valid(read.output) : [];
  };
  const set = (texts: readonly string[]) => {
    if (texts.length > 0) store.set('recent_searches', JSON.stringify(texts));
    else store.remove('recent_searches');
  };
  return {
    get,
    add: (text: string) => set(valid([text, ...get()])),
    remove: (text: string) => set(get().filter((one) => one !== text)),
    clear: () => set([]),
  };
}

export const recentSearches = createRecentSearches(localStore);
