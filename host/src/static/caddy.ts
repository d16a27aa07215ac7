import type { ServerOptions } from './nginx.ts';
import { fileRules, type Headers, renderedVary, type ServingRules } from './serving-rules.ts';

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

/** A site block of Caddy 2.6 or newer. */
export const caddyfile = (rules: ServingRules, { root, listen, hosts }: ServerOptions): string => {
  const [, address, port] = /^(?:(.*):)?(\d+)$/.exec(listen) ?? [];
  const headers = (own: Headers): string[] =>
    Object.entries(own).map(([name, value]) => `\t\theader ${name} ${quoted(value)}`);
  const handle = (name: string, matcher: readonly string[], ...lines: string[]): string[] => [
    `\t@${name} {`,
    ...matcher.map((line) => `\t\t${line}`),
    '\t}',
    `\thandle @${name} {`,
    ...lines,
    '\t}',
    '',
  ];
  const files = ['\t\tfile_server {', '\t\t\tprecompressed br gzip', '\t\t}'];
  const { base } = rules;
  const { folders, single, others } = fileRules(rules);

  return [
    '# Written by "gamehall headers --for caddy".',
    `${hosts.length > 0 ? hosts.join(', ') : `:${port}`} {`,
    ...(address ? [`\tbind ${address}`] : []),
    `\troot * ${quoted(root)}`,
    '\tencode gzip',
    ...Object.entries(rules.always).map(([name, value]) => `\theader ${name} ${quoted(value)}`),
    '',
    ...rules.proxied.flatMap(({ path, target }, index) =>
      handle(
        `backEnd${index}`,
        [`path ${path} ${path}/*`],
        `\t\treverse_proxy ${target} {`,
        '\t\t\ttransport http {',
        '\t\t\t\tresponse_header_timeout 35s',
        '\t\t\t}',
        '\t\t}',
      ),
    ),
    ...folders.flatMap(([path, value], index) =>
      handle(`folder${index}`, [`path ${path}*`], ...headers({ 'Cache-Control': value }), ...files),
    ),
    ...single.flatMap(([path, value], index) =>
      handle(`file${index}`, [`path ${path}`], ...headers({ 'Cache-Control': value }), ...files),
    ),
    ...handle(
      'manifest',
      [`path ${base}/manifest.webmanifest`],
      ...headers({ 'Cache-Control': others, 'Content-Type': 'application/manifest+json' }),
      ...files,
    ),
    ...Object.entries(rules.pages).flatMap(([path, { file, headers: own }], index) =>
      handle(
        `page${index}`,
        [`path ${path} ${path}.html`],
        ...headers(own),
        `\t\trewrite * ${file}`,
        ...files,
      ),
    ),
    ...handle(
      'pagesInLanguages',
      [`path_regexp ${rules.pagesInLanguages.pattern}`],
      ...headers(rules.pagesInLanguages.headers),
      `\t\trewrite * ${base}/index.html`,
      ...files,
    ),
    ...handle(
      'files',
      ['path_regexp \\.[A-Za-z0-9]{1,12}$', 'not path *.html'],
      ...headers({ 'Cache-Control': others }),
      ...files,
    ),
    ...(base
      ? [`\tredir ${base} ${base}/ 308`, ...handle('elsewhere', [`not path ${base}/*`], '\t\trespond 404')]
      : []),
    // Rendered pages are for requests without a query and for browsers, not for the shells of the app.
    '\tmap "{query} {header.User-Agent}" {gamehall_rendered} {',
    '\t\t"~^ .*(?:Gamehall(?:App|Store|Gesture|Finger)|MicroMessenger)" none',
    '\t\t"~^ " rendered',
    '\t\tdefault none',
    '\t}',
    '\tmap "{header.Sec-CH-UA-Mobile} {header.User-Agent}" {gamehall_layout} {',
    '\t\t"~^[?]1" phone',
    '\t\t"~^[?]0" desktop',
    '\t\t"~(?:iPhone|iPad|iPod|Mobi)" phone',
    '\t\tdefault desktop',
    '\t}',
    '',
    '\thandle {',
    ...headers({ ...rules.app, Vary: renderedVary }),
    `\t\ttry_files ${base}/{gamehall_rendered}/{gamehall_layout}{path}.html ${base}/{gamehall_rendered}/{gamehall_layout}{path}index.html ${base}/index.html`,
    ...files,
    '\t}',
    '}',
    '',
  ].join('\n');
};
