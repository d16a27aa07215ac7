import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildBaseline, buildProduct } from './builds.ts';
import { downline } from './downline.ts';
import { firstJavaScript } from './first-javascript.ts';
import { firstSeconds } from './first-seconds.ts';
import { flood } from './flood.ts';
import { hall } from './hall.ts';
import { hostPages } from './host.ts';
import { startLargeSite } from './large-site.ts';
import { launch } from './launch.ts';
import { lighthouse } from './lighthouse.ts';
import { records } from './records.ts';
import { serve, untilRendered } from './serve.ts';
import { renderedSpeed, speed } from './speed.ts';
import { type Row, table } from './table.ts';
import { workRows, workUntilQuiet } from './until-quiet.ts';

/**
 * Measures the product against an empty app on the same libraries, built and served in the same run
 * (`npm run bench`, or `npm run bench -- --json`). Prints results and budgets; no time makes it fail.
 */
const { values } = parseArgs({
  options: { json: { type: 'boolean' }, runs: { type: 'string', default: '5' } },
});
const say = (line: string) => values.json || console.error(line);

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const distDirs = { product: join(folder, 'product'), baseline: join(folder, 'baseline') };
say('building the product and the baseline app ...');
await buildProduct(distDirs.product);
await buildBaseline(distDirs.baseline);

const product = await serve(distDirs.product);
const rendered = await serve(distDirs.product, true);
const baseline = await serve(distDirs.baseline);

const rows: Row[] = [];
try {
  say('counting first JavaScript ...');
  const minimal = await firstJavaScript(baseline.url, 0);
  await untilRendered(rendered.url);
  for (const [what, url, budget] of [
    ['first JavaScript, kB gz', product.url, Number.POSITIVE_INFINITY],
    ['rendered, first JavaScript, kB gz', rendered.url, 1.12],
  ] as const) {
    const measured = await firstJavaScript(url, 8);
    rows.push({
      what,
      measured: measured / 1000,
      baseline: minimal / 1000,
      budget: Number.isFinite(budget) ? `<= ${budget} x baseline` : '-',
      holds: measured <= budget * minimal,
    });
  }

  say(`Lighthouse, phone, ${values.runs} runs each ...`);
  const home = await lighthouse(product.url, Number(values.runs));
  const empty = await lighthouse(baseline.url, Number(values.runs));
  rows.push(...speed('home', home, empty));
  // The largest hall; it fetches all games of the site, about 5,000.
  rows.push(...speed('hall', await lighthouse(`${product.url}/gameHall/2`, Number(values.runs)), empty));

  say('the same, rendered by the host ...');
  for (const [page, path] of [
    ['home', '/'],
    ['hall', '/gameHall/2'],
    ['help', '/faq'],
  ] as const) {
    await untilRendered(rendered.url + path);
    rows.push(...renderedSpeed(page, await lighthouse(rendered.url + path, Number(values.runs)), empty));
  }

  say('pages of the host ...');
  rows.push(...(await hostPages(rendered.url, distDirs.product)));

  say('the work of rendered pages until they are quiet ...');
  const work = await workUntilQuiet(
    [
      ['empty', baseline.url],
      ['home', rendered.url],
      ['hall', `${rendered.url}/gameHall/2`],
      ['help', `${rendered.url}/faq`],
    ],
    Number(values.runs),
  );
  for (const [page, most] of [
    ['home', 3.5],
    ['hall', 3.5],
    ['help', 2],
  ] as const)
    rows.push(...workRows(page, work[page], work.empty, most));

  say('the first seconds ...');
  rows.push(...(await firstSeconds(product)));
  say('a hall of 5,000 games ...');
  rows.push(...(await hall(product)));
  say('a hall of a site with 20,000 games ...');
  const large = await startLargeSite(distDirs.product, folder);
  rows.push(...(await hall(large, 'hall of 20,000').finally(large.close)));
  say('tables and an export ...');
  rows.push(...(await records(product)));
  rows.push(...(await downline(product)));
  say('opening a game ...');
  rows.push(...(await launch(product)));
  say('a flood of events ...');
  rows.push(...(await flood(product)));
} finally {
  await Promise.all([product.close(), rendered.close(), baseline.close()]);
  await rm(folder, { recursive: true, force: true });
}
console.log(values.json ? JSON.stringify(rows, null, 2) : table(rows));
