import { loadMessages } from './i18n.ts';

/** Loads a module together with the texts that the first page did not need. */
export async function withMessages<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([load(), loadMessages('deferred')]);
  return part;
}
