import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createControlClient } from '#sandbox/control-client.ts';
import { startSandbox } from '#sandbox/server.ts';
import { buildFloor, buildProduct } from './builds.ts';
import { firstJavaScript } from './first-javascript.ts';
import { flood } from './flood.ts';
import { hall } from './hall.ts';
import { launch } from './launch.ts';
import { type Figures, lighthouse } from './lighthouse.ts';
import { type Row, table } from './table.ts';

/**
 * Measures the product against an empty app on the same libraries, built and served in the same run
 * (`npm run bench`, or `npm run bench -- --json`). Prints budgets and never fails by a time.
 */
const { values } = parseArgs({
  options: { json: { type: 'boolean' }, runs: { type: 'string', default: '5' } },
});
const say = (line: string) => values.json || console.error(line);

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const distDirs = { product: join(folder, 'product'), floor: join(folder, 'floor') };
say('building the product and the floor app ...');
await buildProduct(distDirs.product);
await buildFloor(distDirs.floor);

const serve = async (distDir: string) => {
  const sandbox = await startSandbox({
    port: 0,
    gamesPort: 0,
    controlPort: 0,
    databaseFile: ':memory:',
    distDir,
  });
  // The page is measured, not the operator's pictures that pop up over it once it is at rest.
  const control = createControlClient(sandbox.control ?? '');
  await control.bulletins({ items: [] });
  return { address: sandbox.address, control, close: sandbox.close };
};
const product = await serve(distDirs.product);
const floor = await serve(distDirs.floor);

const rows: Row[] = [];
try {
  say('counting first JavaScript ...');
  const [ours, least] = [await firstJavaScript(product.address, 8), await firstJavaScript(floor.address, 0)];
  rows.push({
    what: 'first JavaScript, kB gz',
    ours: ours / 1000,
    floor: least / 1000,
    budget: '<= 1.15 x floor',
    holds: ours <= 1.15 * least,
  });

  say(`Lighthouse, phone, ${values.runs} runs each ...`);
  const home = await lighthouse(product.address, Number(values.runs));
  const empty = await lighthouse(floor.address, Number(values.runs));
  rows.push(...speed('home', home, empty));
  // The largest hall; every game of the site is fetched for it, some 5,000.
  rows.push(...speed('hall', await lighthouse(`${product.address}/gameHall/2`, Number(values.runs)), empty));

  say('a hall of 5,000 games ...');
  rows.push(...(await hall(product)));
  say('opening a game ...');
  rows.push(...(await launch(product)));
  say('a flood of events ...');
  rows.push(...(await flood(product)));
} finally {
  await Promise.all([product.close(), floor.close()]);
  await rm(folder, { recursive: true, force: true });
}
console.log(values.json ? JSON.stringify(rows, null, 2) : table(rows));

/** What every page owes, against the empty app. */
function speed(page: string, ours: Figures, floor: Figures): Row[] {
  return [
    {
      what: `${page}: performance`,
      ours: ours.performance,
      floor: floor.performance,
      budget: '>= floor - 3',
      holds: ours.performance >= floor.performance - 3,
    },
    {
      what: `${page}: LCP of a picture, ms`,
      ours: ours.lcp,
      floor: floor.lcp,
      budget: '<= 1.15 x floor',
      holds: ours.lcpIsPicture && ours.lcp <= 1.15 * floor.lcp,
    },
    {
      what: `${page}: TBT, ms`,
      ours: ours.tbt,
      floor: floor.tbt,
      budget: '<= floor + 100',
      holds: ours.tbt <= floor.tbt + 100,
    },
    { what: `${page}: CLS`, ours: ours.cls, floor: floor.cls, budget: '<= 0.02', holds: ours.cls <= 0.02 },
  ];
}
