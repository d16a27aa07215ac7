import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { freePort, siteDocument, startHost } from './host.ts';

/* What the tests of the host share: a small build in a folder of each test, and requests. */

const urls = { websocketUrl: 'https://play.example.com', gamesOrigin: 'https://games.example.com' };
export const site = (more: object = {}) => siteDocument(urls, more);

export let dist: string;
export let ends: (() => unknown)[];
/** Gives each test of the file a folder with a build, and ends afterwards what the test has put into `ends`. */
export function withBuild() {
  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'dist-'));
    mkdirSync(join(dist, 'assets'));
    writeBuild('one');
    ends = [];
  });
  afterEach(async () => {
    for (const end of ends.toReversed()) await end();
    rmSync(dist, { recursive: true });
  });
}

export const script = (id: string) => `export const id = "${id}";${' '.repeat(2_000)}`;
const index = (id: string, base: string) =>
  `<html><head><meta name="build" content="${id}"><script src="${base}/assets/main-${id}.js"></script></head><body>${'x'.repeat(600)}</body></html>`;
let builds = 0;
/** Replaces the build by another, which is served below `base`; `parts` limits what is written. */
export function writeBuild(id: string, parts = ['index', 'latest', 'script'], base = '') {
  const write = (name: string, content: string) => {
    writeFileSync(join(dist, name), content);
    // Two writes within the resolution of the clock are two builds.
    utimesSync(join(dist, name), new Date(), new Date(Date.now() + ++builds * 1_000));
  };
  if (parts.includes('script')) write(`assets/main-${id}.js`, script(id));
  if (parts.includes('latest')) write('latest-build.json', JSON.stringify({ id }));
  if (parts.includes('index')) {
    write('index.html', index(id, base));
    for (const name of ['loading', 'close', 'authCallback'])
      write(`${name}.html`, `<html><head><title>${name}</title></head></html>`);
  }
}

export const start = async (options: Partial<Parameters<typeof startHost>[0]> = {}) => {
  const host = await startHost({ files: { 'a.json': site() }, dist, ...options });
  ends.push(() => host.stop());
  return host;
};

type Sent = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };
export const send = (
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
) =>
  new Promise<Sent>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const path = url.slice(url.indexOf('/', 8));
    request({ hostname, port, path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: bytes,
          text: bytes.toString(),
        });
      });
    })
      .on('error', reject)
      .end(body);
  });

export const backEnd = async (
  handler: Parameters<typeof createServer>[1],
): Promise<{ url: string; server: Server }> => {
  const server = createServer(handler);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  ends.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${port}`, server };
};
