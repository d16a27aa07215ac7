import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { regionsOf, sheetsOf } from '#contract/templates.ts';

/** Bytes, compressed by gzip, that a template may cost more than the default one. */
export const mostBytes = 6_000;

/** Chunks of variants that have a structure of their own, by the names of their modules. */
export const modules: Readonly<Record<string, string>> = {
  'desktopNavigation megaMenu': 'MegaMenu',
  'phoneNavigation drawer': 'PhoneDrawer',
  'home sportsFirst': 'SportsFrame',
  'hall shelves': 'Shelves',
  'hall providers': 'ProviderList',
  'tile price': 'LeastStake',
};

/** What a template loads beside what the default one loads, in bytes compressed by gzip, by file. Needs a build in `dist`. */
export function templateBytes(name: string, dist = 'dist'): Record<string, number> {
  const assets = join(dist, 'assets');
  const files = readdirSync(assets).filter((file) => /\.(?:css|js)$/.test(file));
  const variants = Object.entries(regionsOf(name)).map(([region, variant]) => `${region} ${variant}`);
  const loaded = [...sheetsOf(name), ...variants.flatMap((variant) => modules[variant] ?? [])];
  return Object.fromEntries(
    loaded
      .flatMap((part) => files.filter((file) => file.startsWith(`${part}-`)))
      .map((file) => [file, gzipSync(readFileSync(join(assets, file))).length]),
  );
}
