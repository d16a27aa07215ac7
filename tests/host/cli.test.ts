import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, siteDocument } from '#tests/support/host.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-'));
  const urls = { websocketUrl: 'https://play.example.com', gamesOrigin: 'https://games.example.com' };
  writeFileSync(join(folder, 'good.json'), JSON.stringify(siteDocument(urls, { secureCookies: true })));
  writeFileSync(join(folder, 'bad.json'), '{ "siteNam": "x" }');
  writeFileSync(join(folder, 'index.html'), '<html><head></head></html>');
});
afterAll(() => rmSync(folder, { recursive: true }));

const start = (...args: string[]) =>
  spawn(process.execPath, ['host/gamehall.mjs', ...args.map((arg) => arg.replace('FOLDER', folder))]);
const run = (...args: string[]) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = start(...args);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    child.once('close', (code) => resolve({ code, output }));
  });

test.each([
  [['--help'], 0, 'Usage: gamehall'],
  [['serv'], 2, "unknown command 'serv'"],
  [['serve'], 2, "required option '--sites <path>'"],
  [['serve', '--sites', 'x', '--api', 'ftp://x'], 2, 'It is no http(s) URL'],
  [
    ['serve', '--sites', 'x', '--api', 'https://x.example/api'],
    2,
    'give the origin alone: https://x.example',
  ],
  [['serve', '--sites', 'x', '--port', '99999'], 2, 'It is no port'],
  [['serve', '--sites', 'FOLDER/nowhere'], 1, 'ENOENT'],
  [['serve', '--sites', 'FOLDER/bad.json', '--build', 'FOLDER'], 1, 'no site can be served'],
  [['config', 'check', 'FOLDER/good.json'], 0, 'good.json: valid'],
  [
    ['config', 'check', 'FOLDER'],
    1,
    'bad.json:1:3: error: siteNam: is not a field of the site config (nearest: "siteName")',
  ],
  [['config', 'check', 'FOLDER/nowhere.json'], 1, 'cannot be read'],
  [['config', 'schema'], 0, '"title": "Site file of Gamehall"'],
  [
    ['headers', '--site', 'FOLDER/good.json', '--for', 'apache'],
    2,
    'Allowed choices are nginx, caddy, cloudflare, json',
  ],
  [['headers', '--site', 'FOLDER/bad.json', '--for', 'nginx'], 1, 'error: siteNam'],
  [['headers', '--site', 'FOLDER/good.json', '--for', 'json'], 0, '"Cross-Origin-Opener-Policy"'],
  [
    ['conform', '--site', 'FOLDER/good.json', '--api', 'http://x.example', '--member', 'a'],
    1,
    'set GAMEHALL_PASSWORD',
  ],
  [['conform', '--site', 'FOLDER/good.json', '--api', 'http://127.0.0.1:9'], 1, 'expected a response, seen'],
])('gamehall %j ends with %i', async (args, code, text) => {
  const result = await run(...args);
  expect(result).toMatchObject({ code, output: expect.stringContaining(text) });
});

test('gamehall serve serves until it is asked to stop, and has metrics', async () => {
  const [port, adminPort] = [await freePort(), await freePort()];
  const child = start(
    'serve',
    '--sites',
    'FOLDER/good.json',
    '--build',
    'FOLDER',
    '--port',
    String(port),
    '--admin-port',
    String(adminPort),
  );
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await expect.poll(() => output, { timeout: 15_000 }).toContain('/metrics');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  expect(await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text()).toContain('gamehall_sites 1');
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(output.trim().split('\n').at(-1)).toContain('"msg":"stopped"');
});

test('gamehall serve says that its port is in use', async () => {
  const port = await freePort();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  const result = await run(
    'serve',
    '--sites',
    'FOLDER/good.json',
    '--build',
    'FOLDER',
    '--port',
    String(port),
  );
  other.close();
  expect(result).toMatchObject({
    code: 1,
    output: expect.stringContaining(`address already in use 127.0.0.1:${port}`),
  });
});
