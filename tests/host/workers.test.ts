import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort, siteDocument } from '#tests/support/host.ts';

/** Milliseconds in which processes start and end on a busy machine. */
const SOON = 60_000;
/** Milliseconds that the back end takes for a call. */
const BACK_END = 20;
/** Clients that keep their connections, and send one request after the other. */
const CLIENTS = 12;

let folder: string;
let host: Awaited<ReturnType<typeof startWorkers>>;
const backEnd = createServer((call, response) => {
  call.resume().once('end', () => setTimeout(() => response.end('{"code":100}'), BACK_END));
});
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'workers-'));
  const urls = { websocketUrl: 'https://play.example.com', gamesOrigin: 'https://games.example.com' };
  writeFileSync(join(folder, 'site.json'), JSON.stringify(siteDocument(urls)));
  writeFileSync(join(folder, 'index.html'), '<html><head></head></html>');
  await new Promise<void>((resolve) => backEnd.listen(0, '127.0.0.1', resolve));
  host = await startWorkers();
}, SOON);
afterAll(() => {
  host?.child.kill('SIGKILL');
  backEnd.close();
  backEnd.closeAllConnections();
  rmSync(folder, { recursive: true });
});

type Line = { msg: string; worker?: number; workers?: number[] };
/** Starts `gamehall serve` with workers; resolves when all of them serve. */
const startWorkers = async () => {
  const [port, adminPort] = [await freePort(), await freePort()];
  const options = {
    sites: join(folder, 'site.json'),
    build: folder,
    api: `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}`,
    port,
    workers: 2,
    'admin-port': adminPort,
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const child = spawn(process.execPath, ['host/gamehall.mjs', 'serve', ...args]);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const lines = () =>
    output
      .split('\n')
      .filter((line) => line.endsWith('}'))
      .map((line) => JSON.parse(line) as Line);
  const says = (msg: string) =>
    vi.waitFor(() => expect(lines().map((line) => line.msg)).toContain(msg), { timeout: SOON });
  await says('all workers serve');
  return { child, url: `http://127.0.0.1:${port}`, admin: `http://127.0.0.1:${adminPort}`, lines, says };
};

/** The status of a request, or the code of what prevented a response. */
const statusOf = (url: string, method: string, agent: Agent) =>
  new Promise<number | string>((resolve) => {
    request(url, { method, agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    })
      .once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
      .end();
  });

test(
  'place of a worker that has crashed is taken',
  async () => {
    const [crashing] = host.lines().find(({ workers }) => workers)?.workers ?? [];
    process.kill(Number(crashing), 'SIGKILL');
    await host.says('a worker has crashed; another one takes its place');
    const listening = () => host.lines().filter(({ msg }) => msg === 'listening').length;
    await expect.poll(listening, { timeout: SOON }).toBe(3);
    expect((await fetch(`${host.url}/readyz`)).status).toBe(200);
  },
  SOON,
);

test(
  'no request is dropped when all workers are replaced under load',
  async () => {
    const { child, url, admin, lines, says } = host;
    const statuses = new Map<number | string, number>();
    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
    let isLoading = true;
    const load = Promise.all(
      Array.from({ length: CLIENTS }, async (_, client) => {
        while (isLoading) {
          const isCall = client % 2 === 0;
          const status = await statusOf(url + (isCall ? '/api/login' : '/'), isCall ? 'POST' : 'GET', agent);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      }),
    );
    await wait(200);
    child.kill('SIGHUP');
    await says('all workers are replaced');
    await wait(200);
    isLoading = false;
    await load;
    agent.destroy();
    expect([...statuses.keys()]).toEqual([200]);
    const served = new Set(lines().flatMap(({ msg, worker }) => (msg === 'request' ? [worker] : [])));
    // The first one has crashed.
    expect(served).toEqual(new Set([2, 3, 4, 5]));

    expect((await fetch(`${url}/api/login`, { method: 'POST' })).status).toBe(200);
    const text = await (await fetch(`${admin}/metrics`)).text();
    expect(text).toContain('gamehall_sites 1');
    expect(text).toMatch(/gamehall_request_duration_seconds_count\{kind="api",status="200"\} [1-9]/);
  },
  SOON,
);

test(
  'workers end with the process that has started them',
  async () => {
    const ended = new Promise((resolve) => host.child.once('close', resolve));
    host.child.kill('SIGTERM');
    expect(await ended).toBe(0);
    await expect(fetch(host.url)).rejects.toThrow('fetch failed');
  },
  SOON,
);
