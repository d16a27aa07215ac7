// Requests a second of the host beside nginx on this machine, and the host's memory: see `npm run load:host -- --help`.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { freePort, siteDocument } from '#tests/support/host.ts';
import { nginx } from '#tests/support/web-servers.ts';

const HELP = `npm run load:host -- [options], after "npx vite build"
  --seconds S      duration of each measurement (10)
  --connections N  connections at a time (50)
  --minutes M      then loads the host for this time and prints its memory (0)
Prints figures and goals; no figure makes it fail.`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '50' },
    minutes: { type: 'string', default: '0' },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const [seconds, connections, minutes] = [values.seconds, values.connections, values.minutes].map(Number) as [
  number,
  number,
  number,
];

const dist = 'dist';
const folder = mkdtempSync(join(tmpdir(), 'load-host-'));
const site = siteDocument({ websocketUrl: 'http://127.0.0.1', gamesOrigin: 'http://127.0.0.1' });
writeFileSync(join(folder, 'site.json'), JSON.stringify(site));

const [hostPort, nginxPort, adminPort] = [await freePort(), await freePort(), await freePort()];
const server = await nginx({ port: nginxPort, backEnd: 'http://127.0.0.1:1', site, dist });
const host = spawn(
  process.execPath,
  [
    ...['host/gamehall.mjs', 'serve', '--sites', folder, '--build', dist],
    ...['--port', String(hostPort), '--admin-port', String(adminPort)],
    // nginx writes no access log here either.
    ...['--log-level', 'error'],
  ],
  { stdio: 'inherit' },
);
const urls = { host: `http://127.0.0.1:${hostPort}`, nginx: `http://127.0.0.1:${nginxPort}` };
const isReady = () =>
  fetch(`${urls.host}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
while (!(await isReady())) await wait(50);

/** Resident memory of the host in MB. */
const memory = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${host.pid}/status`, 'utf8'))?.[1]) / 1_024;

/** Megabytes of the heap that are in use. */
async function usedHeap(): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text();
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(metrics)?.[1]) / 1_048_576;
}

/** The least heap in use within a minute at 500 requests a second: what is left after a collection. */
async function heapOfMinute(): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  let isOver = false;
  const loaded = load(urls.host, 60, 500).then(() => {
    isOver = true;
  });
  while (!isOver) {
    least = Math.min(least, await usedHeap());
    await wait(250);
  }
  await loaded;
  return least;
}

const load = (url: string, duration: number, overallRate?: number) =>
  autocannon({
    url,
    duration,
    connections,
    headers: { 'accept-encoding': 'gzip' },
    ...(overallRate && { overallRate }),
  });

/** Requests a second. Throws if a response is no success. */
async function rate(url: string): Promise<number> {
  const { requests, non2xx, errors } = await load(url, seconds);
  if (non2xx > 0) throw new Error(`${url}: ${non2xx} responses were no success`);
  if (errors > 0) console.log(`${url}: ${errors} requests had no response`);
  return requests.average;
}

try {
  const script = /src="(\/assets\/first-[^"]+)"/.exec(readFileSync(`${dist}/index.html`, 'utf8'))?.[1];
  if (!script) throw new Error(`${dist}/index.html loads no chunk "first"`);
  const rows = [
    { what: 'page with its config', path: '/', goal: 0.5 },
    { what: 'script', path: script, goal: 0.7 },
    { what: 'icon', path: '/icon.svg', goal: 0.7 },
  ];
  await load(urls.host, 2);
  await load(urls.nginx, 2);
  console.log('what                   host/s   nginx/s   ratio   goal');
  for (const { what, path, goal } of rows) {
    const [own, other] = [await rate(urls.host + path), await rate(urls.nginx + path)];
    const ratio = own / other;
    console.log(
      `${what.padEnd(21)} ${own.toFixed(0).padStart(7)} ${other.toFixed(0).padStart(9)} ${ratio.toFixed(2).padStart(7)}   ${goal} ${ratio >= goal ? 'holds' : 'is missed'}`,
    );
  }
  console.log(`resident memory of the host: ${memory().toFixed(0)} MB`);
  for (let minute = 1; minute <= minutes; minute++)
    console.log(
      `minute ${minute} at 500 requests a second: ${(await heapOfMinute()).toFixed(1)} MB of heap in use, ${memory().toFixed(0)} MB resident`,
    );
} finally {
  host.kill('SIGTERM');
  await server.stop();
  rmSync(folder, { recursive: true });
}
