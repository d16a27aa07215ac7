import { learnAlso } from './i18n.ts';

/** Loads a part of the house together with the words that the first page did without. */
export async function worded<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([load(), learnAlso('deferred')]);
  return part;
}
