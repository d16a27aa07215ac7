import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { resultsFolder } from '../../../contract/files.ts';
import { pathWithLanguage } from '../../../contract/language.ts';
import type { SiteConfig } from '../../../contract/site.ts';
import { createRenderedPages } from '../render/rendered-pages.ts';
import { resultPath } from '../render/results.ts';
import { publicPaths } from '../render/search-engines.ts';
import { type Content, readBuild } from '../serve/build.ts';

/** Folder of rendered pages below that of the build's files; within it those of a layout, by their path. */
export const prerenderedFolder = 'rendered';
export const layouts = ['desktop', 'phone'] as const;

/** File of a rendered page, by its path: the name of a folder could not be that of a page too. */
const fileOf = (layout: string, path: string): string =>
  join(prerenderedFolder, layout, `${path.endsWith('/') ? `${path}index` : path}.html`);

export type PrerenderOptions = {
  buildFolder: string;
  /** Folder that `headers` has written. */
  folder: string;
  site: SiteConfig;
  /** Origin of the site's pages, such as `https://www.example.com`. */
  origin: string;
  api: URL | undefined;
  rewriteHost?: boolean;
  /** Gets each page: whether it was written, or is drawn by the browser, or why it failed. */
  report: (path: string, layout: string, result: 'written' | 'drawn by the browser' | Error) => void;
};

/** Writes the public pages of a site, in each language and layout, into a folder that a server sends as it is. */
export const prerender = async (options: PrerenderOptions): Promise<void> => {
  const { folder, site, origin, api, report } = options;
  const build = readBuild(options.buildFolder);
  const root = join(folder, build.base);
  if (!existsSync(join(root, 'index.html')))
    throw new Error(
      `${root} has no index.html: write the files of the site by "gamehall headers --out" first`,
    );
  if (!build.renderer) throw new Error(`${options.buildFolder} has nothing that renders pages`);
  const pages = createRenderedPages({
    api: api && (() => api),
    rewriteHost: options.rewriteHost,
    // The headers of a static server are alike for all pages.
    inlined: false,
    onError: () => {},
  });
  for (const layout of layouts)
    for (const language of site.languages)
      for (const publicPath of publicPaths) {
        const path = pathWithLanguage(publicPath, language, site);
        const headers = new Headers({ 'sec-ch-ua-mobile': layout === 'phone' ? '?1' : '?0' });
        try {
          const content = await pages.render(build, site, {
            path,
            headers,
            query: new URLSearchParams(),
            origin,
          });
          report(path, layout, content ? 'written' : 'drawn by the browser');
          if (!content) continue;
          // Before the page that needs them.
          for (const result of content.results) write(join(root, resultPath(result)), result);
          write(join(root, fileOf(layout, build.base + path)), content);
        } catch (error) {
          report(path, layout, error as Error);
        }
      }
  await pages.close();
  removeOldResults(join(root, resultsFolder));
};

const write = (file: string, { body, encoded }: Content): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body);
  writeFileSync(`${file}.gz`, encoded.gzip ?? gzipSync(body));
};

/** Milliseconds for which a result stays that no page names any more: a browser with the older page may still load it. */
const keptFor = 24 * 3_600_000;

const removeOldResults = (folder: string): void => {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (Date.now() - statSync(file).mtimeMs > keptFor) rmSync(file);
  }
};
