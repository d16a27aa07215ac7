import { latestBuildPath } from '#contract/files.ts';
import { siteElementId } from '#contract/site.ts';
import { onHost } from '#src/site/base.ts';
import { site } from '#src/site/site.ts';
import { type Problem, tellProblem } from './problems.ts';

/* What can be wrong with the server of the page and with the site config, seen from the page itself. */

const guide = '9-put-it-in-front-of-members';

const headersOf = async (path: string): Promise<Headers> =>
  (await fetch(path, { method: 'HEAD', cache: 'no-store', credentials: 'omit' })).headers;

/** What is wrong with the documents of the app. Asks for three of them. */
export async function servingProblems(): Promise<Problem[]> {
  const [app, loading, latest] = await Promise.all([
    headersOf(onHost('/')),
    headersOf(onHost('/loading')),
    fetch(onHost(latestBuildPath), { cache: 'no-store', credentials: 'omit' }),
  ]);
  const problems: Problem[] = [];
  const opener = (headers: Headers) => headers.get('cross-origin-opener-policy') ?? 'unsafe-none';
  if (opener(loading).startsWith('same-origin') || opener(app) === 'same-origin')
    problems.push({
      message: 'games cannot open: the opener policy severs their window from the page',
      call: '/loading',
      field: 'Cross-Origin-Opener-Policy',
      expected:
        'same-origin-allow-popups on documents of the app, none on /loading, /close and /authCallback',
      seen: `${opener(app)} on /, ${opener(loading)} on /loading`,
      guide,
    });
  const caching = app.get('cache-control') ?? '';
  if (!/no-cache|no-store|max-age=0/.test(caching))
    problems.push({
      message: 'index.html is cached: after the next build every navigation reloads the page',
      call: '/index.html',
      field: 'Cache-Control',
      expected: 'no-cache',
      seen: caching || 'nothing',
      guide,
    });
  if (!latest.headers.get('content-type')?.includes('json'))
    problems.push({
      message: 'pages that are open notice no new build: latest-build.json is no JSON',
      call: latestBuildPath,
      field: 'Content-Type',
      expected: 'application/json',
      seen: latest.headers.get('content-type') ?? 'nothing',
      guide,
    });
  return problems;
}

/** Fields of the site config that the app does not know, and origins of which only a part is used. */
export function configProblems(document: object): Problem[] {
  const unknown = Object.keys(document).filter((field) => !Object.hasOwn(site, field) && field !== '$schema');
  const problems = unknown.map(
    (field): Problem => ({
      message: `site config: ${field} is not known, and nothing reads it`,
      call: '/site.json',
      field,
      expected: 'a field of docs/contract/site.schema.json',
      seen: field,
      guide: '1-build-and-serve',
    }),
  );
  if (!/^[a-z]+:\/\/[^/]+\/?$/i.test(site.gamesOrigin))
    problems.push({
      message: 'site config: only the origin of gamesOrigin is used',
      call: '/site.json',
      field: 'gamesOrigin',
      expected: new URL(site.gamesOrigin).origin,
      seen: site.gamesOrigin,
      guide: '1-build-and-serve',
    });
  return problems;
}

/** The document as it was written into the page; a page without it has none. */
function servedConfig(): object {
  try {
    return JSON.parse(document.getElementById(siteElementId)?.textContent ?? '{}') as object;
  } catch {
    return {};
  }
}

export function checkConfig() {
  for (const problem of configProblems(servedConfig())) tellProblem(problem);
}

export async function checkServing() {
  for (const problem of await servingProblems()) tellProblem(problem);
}
