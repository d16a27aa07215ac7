import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildBaseline, buildProduct } from './builds.ts';
import { hall } from './hall.ts';
import { lighthouse } from './lighthouse.ts';
import { serve, untilRendered } from './serve.ts';
import { renderedSpeed } from './speed.ts';
import { type Row, table } from './table.ts';

/**
 * The budgets of home and a hall that the host renders in four templates, against the empty app: pc in a wide window, the others on a phone,
 * where the hall is also scrolled and searched (`npm run bench:templates`). Prints results and budgets; no time makes it fail.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const runs = Number(values.runs);

/** Hosts of the sandbox that have the template in both layouts; pc is that of the default site. */
const sites = [
  { template: 'pc', host: 'localhost', layout: 'desktop' },
  { template: 'H5_1', host: 'h5-1.localhost', layout: 'phone' },
  { template: 'H5_3', host: 'h5-3.localhost', layout: 'phone' },
  { template: 'H5_7', host: 'h5-7.localhost', layout: 'phone' },
] as const;

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const distDirs = { product: join(folder, 'product'), baseline: join(folder, 'baseline') };
await buildProduct(distDirs.product);
await buildBaseline(distDirs.baseline);
const product = await serve(distDirs.product, true);
const baseline = await serve(distDirs.baseline);
const rows: Row[] = [];
try {
  const empty = {
    phone: await lighthouse(baseline.url, runs),
    desktop: await lighthouse(baseline.url, runs, 'desktop'),
  };
  const at = (host: string, path = '') =>
    Object.assign(new URL(path, product.url), { hostname: host }).href.replace(/\/$/, '');
  for (const { template, host, layout } of sites) {
    for (const [page, path] of [
      ['home', '/'],
      ['hall', '/gameHall/2'],
    ] as const) {
      console.error(`${template}, ${page} ...`);
      const url = at(host, path);
      await untilRendered(url, layout);
      const measured = await lighthouse(url, runs, layout);
      rows.push(...renderedSpeed(`${template}, ${page}`, measured, empty[layout]));
    }
    if (layout === 'phone')
      rows.push(...(await hall({ url: at(host), control: product.control }, `${template}, hall`)));
  }
} finally {
  await Promise.all([product.close(), baseline.close()]);
  await rm(folder, { recursive: true, force: true });
}
console.log(table(rows));
