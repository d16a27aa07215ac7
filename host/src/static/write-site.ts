import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rendererFolder, themePath } from '../../../contract/files.ts';
import type { SiteConfig } from '../../../contract/site.ts';
import { createIcons, iconPaths, manifest, manifestPath } from '../serve/brand.ts';
import { readBuild } from '../serve/build.ts';
import { withSite } from '../serve/documents.ts';
import { siteDocumentPath } from '../serve/site-files.ts';
import { themeSheet } from '../serve/template-links.ts';

/**
 * Writes the files of a build with the config of one site into a new folder, for servers that send files as they are: below
 * the base of the build. Returns that base.
 * Rejects if the folder has files already, the build is not complete, or the icon of the site cannot be read.
 */
export const writeSite = async (buildFolder: string, folder: string, site: SiteConfig): Promise<string> => {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: name a new folder, so that no file of an older build stays`);
  const build = readBuild(buildFolder);
  const { base, documents } = build;
  const root = join(folder, base);
  mkdirSync(root, { recursive: true });
  const renderer = join(buildFolder, rendererFolder);
  cpSync(buildFolder, root, { recursive: true, filter: (path) => path !== renderer });
  const texts = [
    ...[...documents].map(([name, html]) => [`${name}.html`, withSite(html, build, site)] as const),
    [siteDocumentPath.slice(1), JSON.stringify(site)] as const,
    [manifestPath.slice(1), manifest(site)] as const,
    ...(themeSheet(site) ? [[themePath.slice(1), themeSheet(site)] as const] : []),
  ];
  for (const [name, text] of texts) {
    writeFileSync(join(root, name), text);
    writeFileSync(join(root, `${name}.gz`), gzipSync(text));
  }
  const icons = createIcons((reason) => {
    throw new Error(`the icons could not be made: ${reason}`);
  });
  for (const path of Object.keys(iconPaths)) {
    const icon = await icons.icon(site, path);
    if (icon) writeFileSync(join(root, path), icon.body);
  }
  return base;
};
