import autocannon from 'autocannon';
import { parse } from 'valibot';
import { siteConfig } from '#contract/site.ts';
import { createRenderedPages } from '#host/render/rendered-pages.ts';
import { readBuild } from '#host/serve/build.ts';
import type { Row } from './table.ts';

/** Pages that are rendered before those that are measured: the code is compiled, and the answers of the back end are there. */
const warmUp = 20;
const measured = 40;
/** Seconds and connections of the load. */
const load = { duration: 5, connections: 20 };

/** What the host does for the home page: `url` serves the build in `distDir` with rendered pages. */
export async function hostPages(url: string, distDir: string): Promise<Row[]> {
  const build = readBuild(distDir);
  const site = parse(siteConfig, await (await fetch(`${url}/site.json`)).json());
  const reasons: string[] = [];
  const pages = createRenderedPages({ api: () => new URL(url), onError: (reason) => reasons.push(reason) });
  const asked = { path: '/', headers: new Headers(), query: new URLSearchParams(), origin: url };
  const times: number[] = [];
  try {
    for (let count = 0; count < warmUp + measured; count += 1) {
      const start = performance.now();
      if (!(await pages.render(build, site, asked))) throw new Error(`home is not rendered: ${reasons}`);
      if (count >= warmUp) times.push(performance.now() - start);
    }
  } finally {
    await pages.close();
  }
  const { requests, non2xx, errors } = await autocannon({
    ...load,
    url,
    workers: 1,
    headers: { 'accept-encoding': 'gzip' },
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests of the page failed`);
  const median = times.toSorted((a, b) => a - b)[times.length / 2] ?? 0;
  return [
    {
      what: 'home rendered by the host from warm data, ms',
      measured: median,
      budget: '<= 25',
      holds: median <= 25,
    },
    {
      what: 'rendered home sent by the host, a second',
      measured: requests.average,
      budget: '>= 500',
      holds: requests.average >= 500,
    },
  ];
}
