import {
  appFilesId,
  type ChunkFiles,
  renderedElementId,
  type StyleRule,
  type StyleRules,
} from '../../../contract/files.ts';
import type { RenderedPage } from '../../../contract/rendered-page.ts';
import type { SiteConfig } from '../../../contract/site.ts';
import { kebab, templateData } from '../../../contract/templates.ts';
import { themeSheet } from '../serve/template-links.ts';
import type { PageRequest } from './page-request.ts';
import { pageStyles } from './page-styles.ts';
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
const takeOver = (
  { path, language, layout }: PageRequest,
  { currency, queries }: RenderedPage,
  results: Readonly<Record<string, string>>,
): string => scriptJson({ path, language, layout, currency, queries, results });

/** How the link of a long result begins: the app fetches it in the same mode. */
export const resultPreload = '<link rel="preload" as="fetch"';

/** What loads the app in a document of a build: its scripts and style sheets, and what is loaded with them beforehand. */
const appFile =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet|preload" as="style)")[^>]*>(?:<\/script>)?/g;

/**
 * Puts a rendered page into the document of a build. The address is made of `origin` and `base`. The files of the app are in
 * a template, from which `rendered-page.js` takes them after the page is painted. With `inlined` the document has the style
 * rules that the page needs, returned as `css`, which the policy must allow; else it waits for its style sheets.
 */
export const pageHtml = (
  document: string,
  {
    request,
    page,
    results,
    chunks,
    styleRules,
    site,
    build,
    origin,
    base,
    inlined,
  }: {
    request: PageRequest;
    page: RenderedPage;
    /** Addresses of the long results of its calls, by the hash of their query. */
    results: Readonly<Record<string, string>>;
    chunks: ChunkFiles;
    styleRules: StyleRules;
    site: SiteConfig;
    /** Its id, by which no browser takes a script of another build from its cache. */
    build: string;
    inlined: boolean;
  } & Place,
): { html: string; css: string } => {
  const { title, description, isFound, pictures } = page;
  const attributes = Object.entries(templateData(page.template, site.theme?.regions))
    .map(([name, value]) => ` data-${kebab(name)}="${escapeMarkup(value)}"`)
    .join('');
  const files = filesOf(chunks, page);
  const all = [...document.matchAll(appFile)].map(([tag]) => tag.trim());
  // Those of the site's templates and theme (host/src/serve/template-links.ts).
  const templates = all.filter((tag) => tag.includes(' data-template='));
  const own = all.filter((tag) => !templates.includes(tag));
  const isOwn = (path: string): boolean => own.some((tag) => tag.includes(`"${base}${path}"`));
  const sheetsOf = (tags: readonly string[]): string[] =>
    tags.flatMap((tag) => / href="([^"]*\.css)"/.exec(tag)?.[1]?.slice(base.length) ?? []);
  const styles = [...sheetsOf(own), ...files.styles.filter((path) => !isOwn(path))];
  const rulesOf = (paths: readonly string[]): StyleRule[] => paths.flatMap((path) => styleRules[path] ?? []);
  const isOfLayout = (tag: string): boolean =>
    ['', request.layout].includes(/ data-template="([^"]*)"/.exec(tag)?.[1] ?? '');
  const ofTemplates = rulesOf(sheetsOf(templates.filter(isOfLayout))).map(
    (rule): StyleRule => ({ ...rule, within: ['@media screen', ...(rule.within ?? [])] }),
  );
  const theme = themeSheet(site);
  const css = inlined
    ? pageStyles(page.html, page, [...ofTemplates, ...rulesOf(styles)]) + (theme && `@media screen{${theme}}`)
    : '';
  const sheets = (kind: string): string =>
    styles.map((path) => `<link rel=${kind} crossorigin href="${base}${path}">`).join('');
  const app = [
    ...(inlined ? templates.map((tag) => tag.replace('rel="stylesheet"', 'rel="preload" as="style"')) : []),
    ...own.filter((tag) => !tag.includes('.css"')),
    ...Object.values(results).map((address) => `${resultPreload} href="${address}">`),
    ...files.scripts
      .filter((path) => !isOwn(path))
      .map((path) => `<link rel="modulepreload" crossorigin href="${base}${path}">`),
    ...(inlined ? [sheets('"preload" as="style"')] : []),
  ];
  const head = [
    // A half of the page is not painted, whose parts would move when the rest arrives.
    `<link rel="expect" href="#${appFilesId}" blocking="render">`,
    ...pictures.map((url) => `<link rel="preload" as="image" fetchpriority="high" href="${url}">`),
    inlined ? `<style>${css}</style>` : templates.join('') + sheets('"stylesheet"'),
    `<script ${inlined ? 'async ' : ''}src="${base}/rendered-page.js?${build}"></script>`,
    headForSearch({ path: request.path, title, description, isFound, picture: pictures[0] ?? '' }, site, {
      origin,
      base,
    }),
  ];
  const html = document
    .replaceAll(appFile, '')
    .replace(/<html lang="[^"]*"/, () => `<html lang="${page.locale}"${attributes}`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeMarkup(title)}</title>`)
    // The start screen is not shown.
    .replace(/\s*<link rel="preload" href="[^"]*" as="image"[^>]*>/, '')
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace(/<div id="root">.*?<\/div>/s, () =>
      [
        `<div id="root" data-layout="${request.layout}">${page.html}</div>`,
        `<noscript><p class="noscript">${escapeMarkup(page.noScript)}</p></noscript>`,
        `<template id="${appFilesId}">${app.join('')}</template>`,
        `<script type="application/json" id="${renderedElementId}">${takeOver(request, page, results)}</script>`,
      ].join(''),
    );
  return { html, css };
};
