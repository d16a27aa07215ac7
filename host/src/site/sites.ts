import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkSiteFile, type Problem } from './site-check.ts';
import { type Site, siteOf } from './site-file.ts';

export type SiteFileResult = { file: string; problems: Problem[]; site?: Site };

export type Sites = {
  /** The site that answers a host, with or without a port; undefined if none does. */
  find: (host: string) => Site | undefined;
  /** Number of sites that are served. */
  size: () => number;
  /** Reads files that have changed. A file that has become wrong keeps its last right site. */
  refresh: () => void;
};

type Known = { stamp: string; site?: Site };

const withoutPort = (host: string): string => host.replace(/:\d+$/, '');

/** Paths of the site files in a folder, or of the one file. */
export const siteFilesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
        .toSorted()
        .map((name) => join(path, name))
    : [path];

const read = (file: string, environment: string | undefined): SiteFileResult => {
  const { problems, document } = checkSiteFile(readFileSync(file), environment);
  return { file, problems, ...(document && { site: siteOf(document, environment) }) };
};

/**
 * Serves the sites of a folder of site files, or of one file. `report` gets each file that is read, and the files that
 * are gone. Throws if the folder cannot be read at the start.
 */
export const watchedSites = (
  path: string,
  environment: string | undefined,
  report: (result: SiteFileResult | { removed: string } | { conflict: string; files: string[] }) => void,
): Sites => {
  const known = new Map<string, Known>();
  let byHost = new Map<string, Site>();
  let other: Site | undefined;

  const index = (): void => {
    const files = new Map<string, string>();
    byHost = new Map();
    other = undefined;
    for (const [file, { site }] of known) {
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

  const refresh = (): void => {
    const files = siteFilesIn(path);
    let changed = false;
    for (const file of known.keys())
      if (!files.includes(file)) {
        known.delete(file);
        report({ removed: basename(file) });
        changed = true;
      }
    for (const file of files) {
      const stats = statSync(file, { throwIfNoEntry: false });
      if (!stats) continue;
      const stamp = `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
      const before = known.get(file);
      if (before?.stamp === stamp) continue;
      const result = read(file, environment);
      report(result);
      const site = result.site ?? before?.site;
      known.set(file, { stamp, ...(site && { site }) });
      changed = true;
    }
    if (changed) index();
  };
  refresh();
  return {
    find: (host) => byHost.get(host) ?? byHost.get(withoutPort(host)) ?? other,
    size: () => [...known.values()].filter(({ site }) => site).length,
    refresh: () => {
      try {
        refresh();
      } catch {
        // The folder is being replaced; the sites that are known go on.
      }
    },
  };
};
