import type { Headers, ServingRules } from './serving-rules.ts';

/**
 * The file `_headers` of Cloudflare Pages, which Netlify reads too. Each rule adds to those before it, and `!` takes a
 * header of an earlier one away. A folder without 404.html is served as an app: unknown paths get index.html.
 */
export const cloudflareHeaders = (rules: ServingRules): string => {
  const add = (headers: Headers): string[] =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const remove = (...names: string[]): string[] => names.map((name) => `  ! ${name}`);
  const appOnly = (headers: Headers): string[] => Object.keys(rules.app).filter((name) => !(name in headers));
  const { '': _, ...files } = rules.files;
  return [
    '# Written by "gamehall headers --for cloudflare".',
    ...(rules.base
      ? [`# Also needs a file _redirects with: ${rules.base}/* ${rules.base}/index.html 200`]
      : []),
    `${rules.base}/*`,
    ...add({ ...rules.always, ...rules.app }),
    ...Object.entries(files).flatMap(([path, value]) => [
      path.endsWith('/') ? `${path}*` : path,
      ...remove('Cache-Control'),
      ...add({ 'Cache-Control': value }),
    ]),
    ...Object.entries(rules.pages).flatMap(([path, { headers }]) =>
      [path, `${path}.html`, `${rules.base}/:language${path.slice(rules.base.length)}`].flatMap((each) => [
        each,
        ...remove(...appOnly(headers)),
      ]),
    ),
    '',
  ].join('\n');
};
