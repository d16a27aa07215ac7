import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/call.ts';
import { endpoints, type Path } from '#contract/endpoints.ts';
import { type Language, languages } from '#contract/site.ts';
import { contextOf, readProbes } from '#host/conform/probes.ts';
import { siteFor } from '#sandbox/server/site-config.ts';
import { startTestSandbox, type TestSandbox } from './caller.ts';

const documents = ['index', 'loading', 'close', 'authCallback'];
/** Another site than the first one, whose title is the name of the product. */
const host = 'jade.localhost';

let sandbox: TestSandbox;
let dist: string;
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
  for (const name of documents) writeFileSync(join(dist, `${name}.html`), readFileSync(`${name}.html`));
  for (const name of ['icon.svg', 'apple-touch-icon.png'])
    writeFileSync(join(dist, name), readFileSync(`public/${name}`));
  writeFileSync(join(dist, 'latest-build.json'), '{}');
  sandbox = await startTestSandbox({ distDir: dist });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dist, { recursive: true });
});

/** What a host of the sandbox sends; a call has a body. */
const sent = (path: string, headers: Record<string, string> = {}, body?: unknown, of = host) =>
  new Promise<Buffer>((resolve, reject) => {
    const { hostname, port } = new URL(sandbox.sandbox.url);
    const method = body === undefined ? 'GET' : 'POST';
    request({ hostname, port, path, method, headers: { host: `${of}:${port}`, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    })
      .on('error', reject)
      .end(body === undefined ? undefined : JSON.stringify(body));
  });

/** The address of the halls has a name of the specification. */
const withoutPaths = (text: string) => text.replaceAll(/\/gameHall\b/g, '');

test.each(['/', '/loading', '/close', '/authCallback', '/faq', '/manifest.webmanifest', '/site.json'])(
  'second site sends %s without the name of the product',
  async (path) => {
    const text = String(await sent(path));
    expect(text).toContain('Jade Hall');
    expect(withoutPaths(text)).not.toMatch(/gamehall/i);
  },
);

test.each(Object.keys(languages) as Language[])(
  'no answer to a call of the second site has the name of the product in %s',
  async (language) => {
    const token = await sandbox.member('linhmai_88');
    const site = siteFor(
      { host: '127.0.0.1', sitePort: () => 1, gamesPort: () => 2 },
      { host, country: undefined },
    );
    const probes = readProbes({
      ...contextOf({ ...site, defaultLanguage: language }),
      memberId: '10001',
      game: { gtId: '2', gpId: 'GPBB' },
    });
    let named = 0;
    for (const [path, body] of Object.entries(probes)) {
      const { url } = endpoints[path as Path] as Endpoint;
      const headers = {
        'content-type': 'application/json',
        'accept-language': languages[language].locale,
        authorization: `Bearer ${token}`,
      };
      const text = String(await sent(url, headers, body));
      expect([path, withoutPaths(text).match(/.{0,30}(?:gamehall|\{site\}).{0,30}/i)?.[0]]).toEqual([
        path,
        undefined,
      ]);
      if (/Jade Hall|\u7fe1\u7fe0\u5385/.test(text)) named += 1;
    }
    expect(named).toBeGreaterThan(0);
  },
);

test('icons are made of the picture of the site, in each size', async () => {
  for (const [path, size, corner] of [
    ['/icon-192.png', 192, 0],
    ['/icon-512.png', 512, 0],
    ['/icon-maskable-512.png', 512, 255],
    ['/apple-touch-icon.png', 180, 255],
  ] as const) {
    const { data, info } = await sharp(await sent(path))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, data[3]]).toEqual([size, size, corner]);
    // The green of the picture is in it.
    const isGreen = Array.from({ length: data.length / 4 }, (_, at) =>
      data.subarray(at * 4, at * 4 + 4),
    ).some(([red = 0, green = 0, blue = 0]) => green > 150 && red < 90 && blue < 160);
    expect(isGreen).toBe(true);
  }
  const manifest = JSON.parse(String(await sent('/manifest.webmanifest'))) as { icons: { src: string }[] };
  for (const { src } of manifest.icons)
    expect((await sharp(await sent(`/${src}`)).metadata()).format).toBe('png');
  expect(String(await sent('/'))).toContain('href="/icon-192.png" type="image/png"');
});

test('second site has no logo with the name of the first one', async () => {
  const headers = { 'content-type': 'application/json' };
  const logosOf = async (of: string) =>
    JSON.parse(String(await sent('/api/web/logo', headers, { site_id: '2' }, of))).data.web_logo_list.length;
  expect([await logosOf(host), await logosOf('localhost')]).toEqual([0, 3]);
});

test('site without a picture of its own has the icons of the build', async () => {
  expect(await sent('/apple-touch-icon.png', {}, undefined, 'localhost')).toEqual(
    readFileSync('public/apple-touch-icon.png'),
  );
  expect(String(await sent('/', {}, undefined, 'localhost'))).toContain('href="/icon.svg"');
});
