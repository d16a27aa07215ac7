import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSiteFile } from '#host/site/read-site-file.ts';
import { readTheme } from '#host/site/theme-source.ts';
import { backEnd, send, site, start, withBuild } from '#tests/support/host-build.ts';

withBuild();

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'themes-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const themed = (theme: unknown) => JSON.stringify({ ...site(), theme });
const problemsOf = async (theme: unknown) => {
  const file = join(folder, 'site.json');
  writeFileSync(file, themed(theme));
  return (await readSiteFile(file)).problems
    .filter(({ severity }) => severity === 'error')
    .map(({ field, reason }) => `${field}: ${reason}`);
};

test.each([
  ['{', /^theme: .*theme\.json is not JSON: /],
  ['{ "colours": { "accent": "red" } }', /^theme\.colours\.accent: .*theme\.json: not a colour such as/],
  ['{ "regions": { "hall": "shelves", "tile": "row" } }', /^theme\.regions: rows of a list do not fit/],
  [' '.repeat(70_000), /^theme: .*theme\.json has more than 64 KiB$/],
])('theme in a file and at a URL is refused when it is %.40j', async (text, reason) => {
  writeFileSync(join(folder, 'theme.json'), text);
  const { url } = await backEnd((_request, response) => response.end(text));
  for (const address of ['./theme.json', `${url}/theme.json`])
    expect(await problemsOf(address)).toEqual([expect.stringMatching(reason)]);
});

test('theme that is not there is refused with what its server says', async () => {
  const { url } = await backEnd((_request, response) => response.writeHead(404).end());
  expect(await problemsOf(`${url}/theme.json`)).toEqual([`theme: ${url}/theme.json has answered with 404`]);
  expect(await problemsOf('./nowhere.json')).toEqual([
    expect.stringMatching(/^theme: \.\/nowhere\.json cannot be read: ENOENT/),
  ]);
});

test('theme that does not come in time is refused', async () => {
  const { url } = await backEnd((_request, response) => response.write('{'));
  expect(await readTheme(url, folder, 50)).toEqual({ error: 'has not answered in 0.05 s' });
});

test('theme of a URL and of an environment is that of the site', async () => {
  const { url } = await backEnd((_request, response) =>
    response.end('{ "colours": { "accent": "#0b57c9" } }'),
  );
  const file = join(folder, 'site.json');
  writeFileSync(
    file,
    JSON.stringify({ ...site(), environments: { staging: { theme: `${url}/theme.json` } } }),
  );
  const { document } = await readSiteFile(file, 'staging');
  expect(document).toMatchObject({
    environments: { staging: { theme: { colours: { accent: '#0b57c9' } } } },
  });
});

test('served theme follows its file, stays when that becomes wrong, and is left out without it', async () => {
  const host = await start({ files: { 'a.json': themed('themes/a.json') } });
  const sheet = async () => (await send(`${host.url}/theme.css`)).text;
  expect([(await send(`${host.url}/`)).status, await sheet()]).toEqual([200, '']);
  expect(host.problems).toEqual([
    expect.objectContaining({ problems: [expect.objectContaining({ field: 'theme' })] }),
  ]);
  mkdirSync(join(host.folder, 'themes'));
  for (const accent of ['#0b57c9', '#0b57ca']) {
    host.write('themes/a.json', { colours: { accent } });
    await host.sites.refresh();
    expect(await sheet()).toContain(`--accent:${accent}`);
  }
  host.write('themes/a.json', '{');
  await host.sites.refresh();
  expect(await sheet()).toContain('--accent:#0b57ca');
});
