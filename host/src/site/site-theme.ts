import * as v from 'valibot';
import { theme } from '../../../contract/theme.ts';
import type { ThemeSource, Themes } from './theme-source.ts';

/** What is wrong with a theme: at which of its fields, and why. */
type Wrong = { place: string[]; reason: string };
type WithTheme = { theme?: unknown };

const read = (address: string, source: ThemeSource | undefined): { theme: object } | { wrong: Wrong[] } => {
  const refuse = (reason: string) => ({ wrong: [{ place: [], reason: `${address} ${reason}` }] });
  if (!source) return refuse('has not been read');
  if ('error' in source) return refuse(source.error);
  let document: unknown;
  try {
    document = JSON.parse(source.text);
  } catch (error) {
    return refuse(`is not JSON: ${(error as Error).message}`);
  }
  const parsed = v.safeParse(theme, document);
  if (parsed.success) return { theme: document as object };
  return {
    wrong: parsed.issues.map((issue) => ({
      place: (issue.path ?? []).map(({ key }) => String(key)),
      reason: `${address}: ${issue.message}`,
    })),
  };
};

/**
 * Replaces the addresses of themes in a site file, and in its environments, by the themes. Returns what is wrong with them, with the
 * path of the field that has the address; such a field is removed.
 */
export const resolveThemes = (document: object, themes: Themes): [path: string[], wrong: Wrong][] => {
  const { environments = {} } = document as { environments?: Record<string, WithTheme> };
  const places: [string[], WithTheme][] = [
    [['theme'], document],
    ...Object.entries(environments).map(([name, each]): [string[], WithTheme] => [
      ['environments', name, 'theme'],
      each,
    ]),
  ];
  return places.flatMap(([path, place]) => {
    const address = place?.theme;
    if (typeof address !== 'string') return [];
    const result = read(address, themes.get(address));
    if ('theme' in result) {
      place.theme = result.theme;
      return [];
    }
    delete place.theme;
    return result.wrong.map((wrong): [string[], Wrong] => [path, wrong]);
  });
};
