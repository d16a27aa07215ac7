import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

/** What is at the address of a theme: its text, or why there is none. */
export type ThemeSource = { text: string } | { error: string };

/** Themes by their addresses. */
export type Themes = ReadonlyMap<string, ThemeSource>;

/** A theme of all fields has a tenth of it. */
const maxBytes = 64 * 1_024;
const tooLarge = `has more than ${maxBytes / 1_024} KiB`;

/** Addresses of themes in the text of a site file, in its environments too; none in one that is wrong. */
export const themeAddresses = (bytes: Uint8Array): string[] => {
  let document: { theme?: unknown; environments?: Record<string, { theme?: unknown } | null> } | null;
  try {
    document = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return [];
  }
  const themes = [document, ...Object.values(document?.environments ?? {})].map((each) => each?.theme);
  return [...new Set(themes.filter((theme) => typeof theme === 'string'))];
};

const isUrl = (address: string): boolean => /^https?:\/\//i.test(address);

/**
 * Reads a theme from a URL, or from a file whose path is relative to `folder`. `timeout`: milliseconds for the whole answer.
 */
export const readTheme = async (address: string, folder: string, timeout = 5_000): Promise<ThemeSource> => {
  try {
    return isUrl(address) ? await fetchTheme(address, timeout) : readThemeFile(resolve(folder, address));
  } catch (error) {
    const { name, message, cause } = error as Error;
    if (name === 'TimeoutError') return { error: `has not answered in ${timeout / 1_000} s` };
    return { error: `cannot be read: ${cause instanceof Error ? cause.message : message}` };
  }
};

const readThemeFile = (file: string): ThemeSource =>
  statSync(file).size > maxBytes ? { error: tooLarge } : { text: readFileSync(file, 'utf8') };

const fetchTheme = async (url: string, timeout: number): Promise<ThemeSource> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) {
    await response.body?.cancel();
    return { error: `has answered with ${response.status}` };
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    // Leaving the loop ends the transfer.
    if (size > maxBytes) return { error: tooLarge };
    chunks.push(chunk);
  }
  return { text: Buffer.concat(chunks).toString('utf8') };
};

/** Reads the themes that a site file names. */
export const readThemes = async (
  addresses: readonly string[],
  folder: string,
  read: (address: string, folder: string) => Promise<ThemeSource> = readTheme,
): Promise<Themes> =>
  new Map(
    await Promise.all(addresses.map(async (address) => [address, await read(address, folder)] as const)),
  );

/** Milliseconds for which a theme of a URL is kept, and after which one that could not be had is asked for again. */
const kept = { right: 60_000, wrong: 10_000 };

/** Reads themes as `readThemes`, but asks a URL again only after a while. */
export const cachedThemes = (): ((addresses: readonly string[], folder: string) => Promise<Themes>) => {
  const known = new Map<string, { source: ThemeSource; until: number }>();
  const read = async (address: string, folder: string): Promise<ThemeSource> => {
    if (!isUrl(address)) return readTheme(address, folder);
    const before = known.get(address);
    if (before && before.until > Date.now()) return before.source;
    const source = await readTheme(address, folder);
    known.set(address, { source, until: Date.now() + ('error' in source ? kept.wrong : kept.right) });
    return source;
  };
  return (addresses, folder) => readThemes(addresses, folder, read);
};
