import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { checkSiteFile, type Problem } from './site-check.ts';
import { type Site, siteOf } from './site-file.ts';
import { cachedThemes, type Themes, themeAddresses } from './theme-source.ts';

export type SiteFileResult = { file: string; problems: Problem[]; site?: Site };

export type Sites = {
  /** The site that answers a host, with or without a port; undefined if none does. */
  find: (host: string) => Site | undefined;
  /** Number of sites that are served. */
  size: () => number;
  /** Reads files and themes that have changed. A file that has become wrong keeps its last right site. */
  refresh: () => Promise<void>;
};

type Known = { stamp: string; bytes: Buffer; themes: string; site?: Site };

const withoutPort = (host: string): string => host.replace(/:\d+$/, '');

/** Paths of the site files in a folder, or of the one file. */
export const siteFilesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
        .toSorted()
        .map((name) => join(path, name))
    : [path];

/** A theme that changes nothing, for a site that starts without the one at the address. */
const noThemes = (bytes: Buffer): Themes =>
  new Map(themeAddresses(bytes).map((address) => [address, { text: '{}' }]));

/**
 * Serves the sites of a folder of site files, or of one file. `report` gets each file that is read, and the files that
 * are gone. A theme that cannot be had is reported with its file, which is served with the last right one, or without. Rejects if
 * the folder cannot be read at the start.
 */
export const watchedSites = async (
  path: string,
  environment: string | undefined,
  report: (result: SiteFileResult | { removed: string } | { conflict: string; files: string[] }) => void,
): Promise<Sites> => {
  const themesOf = cachedThemes();
  const known = new Map<string, Known>();
  let byHost = new Map<string, Site>();
  let other: Site | undefined;

  const index = (): void => {
    const files = new Map<string, string>();
    byHost = new Map();
    other = undefined;
    for (const [file, { site }] of [...known].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      if (!site) continue;
      // A file without hosts has the key ''.
      for (const host of site.hosts.length > 0 ? site.hosts : ['']) {
        const first = files.get(host);
        if (first !== undefined) report({ conflict: host, files: [first, file] });
        else if (host === '') other = site;
        else byHost.set(host, site);
        if (first === undefined) files.set(host, file);
      }
    }
  };

  const check = (file: string, bytes: Buffer, themes: Themes): SiteFileResult => {
    const { problems, document } = checkSiteFile(bytes, environment, themes);
    return { file, problems, ...(document && { site: siteOf(document, environment) }) };
  };

  const readChanged = async (): Promise<void> => {
    const files = siteFilesIn(path);
    let changed = false;
    for (const file of known.keys())
      if (!files.includes(file)) {
        known.delete(file);
        report({ removed: basename(file) });
        changed = true;
      }
    const readOne = async (file: string): Promise<void> => {
      const stats = statSync(file, { throwIfNoEntry: false });
      if (!stats) return;
      const stamp = `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
      const before = known.get(file);
      const bytes = before?.stamp === stamp ? before.bytes : readFileSync(file);
      const read = await themesOf(themeAddresses(bytes), dirname(file));
      const themes = JSON.stringify([...read]);
      if (before?.stamp === stamp && before.themes === themes) return;
      const result = check(file, bytes, read);
      report(result);
      const site = result.site ?? before?.site ?? check(file, bytes, noThemes(bytes)).site;
      known.set(file, { stamp, bytes, themes, ...(site && { site }) });
      changed = true;
    };
    await Promise.all(files.map(readOne));
    if (changed) index();
  };
  await readChanged();
  let reading: Promise<void> | undefined;
  return {
    find: (host) => byHost.get(host) ?? byHost.get(withoutPort(host)) ?? other,
    size: () => [...known.values()].filter(({ site }) => site).length,
    refresh: () => {
      reading ??= readChanged()
        // The folder is being replaced; the sites that are known go on.
        .catch(() => {})
        .finally(() => {
          reading = undefined;
        });
      return reading;
    },
  };
};
