import { type ChunkFiles, renderedElementId } from '../../../contract/files.ts';
import type { RenderedPage } from '../../../contract/rendered-page.ts';
import type { SiteConfig } from '../../../contract/site.ts';
import type { PageRequest } from './page-request.ts';

import { escapeMarkup, headForSearch, type Place } from './search-engines.ts';

/** JSON that no text in it can end the element around. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/** The scripts that draw what a page shows, with what they import, and the style sheets of all of them. */
const filesOf = (
  chunks: ChunkFiles,
  { html, modules }: RenderedPage,
): { scripts: string[]; styles: string[] } => {
  const shown = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)]
      .flatMap(([, names = '']) => names.split(' '))
      .map((name) => name.slice(-5)),
  );
  const scripts = new Set<string>();
  const add = (script: string): void => {
    const chunk = chunks[script];
    if (!chunk || scripts.has(script)) return;
    for (const imported of chunk.imports) add(imported);
    scripts.add(script);
  };
  for (const [script, chunk] of Object.entries(chunks))
    if (
      chunk.classes.some((suffix) => shown.has(suffix)) ||
      chunk.modules.some((module) => modules.includes(module))
    )
      add(script);
  return {
    scripts: [...scripts],
    styles: [...new Set([...scripts].flatMap((script) => chunks[script]?.styles ?? []))],
  };
};

/** What the app compares before it takes the page over, and the results of the calls that it need not make. */
const takeOver = ({ path, language, layout }: PageRequest, { currency, queries }: RenderedPage): string =>
  scriptJson({ path, language, layout, currency, queries });

/** Puts a rendered page into the document of a build. The address is made of `origin` and `base`. */
export const pageHtml = (
  document: string,
  {
    request,
    page,
    chunks,
    site,
    origin,
    base,
  }: { request: PageRequest; page: RenderedPage; chunks: ChunkFiles; site: SiteConfig } & Place,
): string => {
  const { title, description, pictures } = page;
  const { scripts, styles } = filesOf(chunks, page);
  const isLinked = (path: string): boolean => document.includes(`"${base}${path}"`);
  const head = [
    ...pictures.map((url) => `<link rel="preload" as="image" fetchpriority="high" href="${url}">`),
    ...styles
      .filter((path) => !isLinked(path))
      .map((path) => `<link rel="stylesheet" crossorigin href="${base}${path}">`),
    ...scripts
      .filter((path) => !isLinked(path))
      .map((path) => `<link rel="modulepreload" crossorigin href="${base}${path}">`),
    `<script src="${base}/rendered-page.js"></script>`,
    headForSearch({ path: request.path, title, description, picture: pictures[0] ?? '' }, site, {
      origin,
      base,
    }),
    `<script type="application/json" id="${renderedElementId}">${takeOver(request, page)}</script>`,
  ];
  return (
    document
      .replace(
        /<html lang="[^"]*"/,
        () => `<html lang="${page.locale}" data-template="${escapeMarkup(page.template)}"`,
      )
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeMarkup(title)}</title>`)
      // The start screen is not shown.
      .replace(/\s*<link rel="preload" href="[^"]*" as="image"[^>]*>/, '')
      .replace('<link rel="preload" as="style"', '<link rel="stylesheet"')
      .replace('</head>', () => `${head.join('')}</head>`)
      .replace(
        /<div id="root">.*?<\/div>/s,
        () =>
          `<div id="root" data-layout="${request.layout}">${page.html}</div><noscript><p class="noscript">${escapeMarkup(page.noScript)}</p></noscript>`,
      )
  );
};
