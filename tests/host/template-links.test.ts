import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteOf } from '#host/site/site-file.ts';
import { writeSite } from '#host/static/write-site.ts';
import { dist, ends, send, site, start, withBuild } from '#tests/support/host-build.ts';

withBuild();

const sheet = (name: string) => writeFileSync(join(dist, `assets/${name}.css`), `/* ${name} */`);
const app = '<html lang="en-US"><head><meta name="theme-color" content="#100b10" /><title>x</title>';
/** A build with the sheets of two templates and one variant. */
const writeTemplates = () => {
  const file = join(dist, 'index.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace('<html><head>', app));
  for (const name of ['template-H5_4-aaaa1111', 'template-H5_8-bbbb2222', 'region-tile-row-cccc3333'])
    sheet(name);
};
const linksIn = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" ([^>]*)>/g)].map(([, link]) => link);

test('page links the sheets of each layout by its width, before its title', async () => {
  writeTemplates();
  const { url } = await start({
    files: { 'a.json': site({ templateName: 'site02', mobileTemplateName: 'H5_8' }) },
  });
  const { text } = await send(`${url}/`);
  expect(linksIn(text)).toEqual([
    'href="/assets/template-H5_4-aaaa1111.css" media="screen and (min-width: 992px)" data-template="desktop"',
    'href="/assets/template-H5_8-bbbb2222.css" media="screen and (not (min-width: 992px))" data-template="phone"',
  ]);
  expect(text.indexOf('template-H5_4')).toBeLessThan(text.indexOf('<title>'));
  expect(text).toContain(
    '<meta name="theme-color" content="#f5f7fa" media="screen and (min-width: 992px)"><meta name="theme-color" content="#8e1c14">',
  );
});

test('installed app has the colour of the page of phones', async () => {
  const { url } = await start({
    files: {
      'a.json': site({ templateName: 'pc', mobileTemplateName: 'H5_7' }),
      'c.json': site({ hosts: ['c.example.com'], mobileTemplateName: 'H5_8' }),
      'b.json': site({ hosts: ['b.example.com'], theme: { colours: { background: '#fafafa' } } }),
    },
  });
  for (const [host, colour, above = colour] of [
    ['a.example.com', '#ffffff'],
    ['b.example.com', '#fafafa'],
    // Its header is a bar.
    ['c.example.com', '#1a0705', '#8e1c14'],
  ] as const) {
    const { text } = await send(`${url}/manifest.webmanifest`, { headers: { host } });
    expect(JSON.parse(text)).toMatchObject({ background_color: colour, theme_color: above });
  }
});

test('page of the default templates links no sheet', async () => {
  writeTemplates();
  const { url } = await start();
  expect(linksIn((await send(`${url}/`)).text)).toEqual([]);
});

test('theme is a sheet of the site that is kept for ever under its version', async () => {
  writeTemplates();
  const themed = site({ theme: { colours: { accent: '#0b57c9' }, regions: { tile: 'row' } } });
  const { url } = await start({ files: { 'a.json': themed } });
  const [variant, theme = ''] = linksIn((await send(`${url}/`)).text);
  expect(variant).toBe('href="/assets/region-tile-row-cccc3333.css" media="screen" data-template=""');
  const [, path = ''] = /href="([^"]+)"/.exec(theme) ?? [];
  expect(path).toMatch(/^[/]theme[.]css[?]v=[\w-]{8}$/);
  const sent = await send(url + path);
  expect([sent.status, sent.headers['content-type'], sent.headers['cache-control']]).toEqual([
    200,
    'text/css; charset=utf-8',
    'public, max-age=31536000, immutable',
  ]);
  expect(sent.text).toContain('--accent:#0b57c9');
});

test('font of a theme is fetched with the page, from an origin that the policy allows', async () => {
  writeTemplates();
  const font = {
    family: 'Brand',
    files: [{ url: 'https://fonts.example/brand.woff2' }, { url: '/brand-bold.woff2', weight: '700' }],
    fallbacks: [{ local: ['Arial'], sizeAdjust: '104%' }],
  };
  const { url } = await start({ files: { 'a.json': site({ theme: { fonts: [font] } }) } });
  const { text, headers } = await send(`${url}/`);
  expect(text).toContain(
    '<link rel="preload" as="font" href="https://fonts.example/brand.woff2" crossorigin>',
  );
  expect(headers['content-security-policy']).toContain("font-src 'self' https://fonts.example;");
  expect((await send(`${url}/theme.css`)).text).toContain('--font-latin:"Brand", "Brand Arial", system-ui');
});

test('files of a site for a static server have its theme', () => {
  writeTemplates();
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  ends.push(() => rmSync(folder, { recursive: true }));
  writeSite(dist, join(folder, 'plain'), siteOf(site()).config.https);
  writeSite(
    dist,
    join(folder, 'own'),
    siteOf(site({ theme: { colours: { accent: '#0b57c9' } } })).config.https,
  );
  expect(existsSync(join(folder, 'plain/theme.css'))).toBe(false);
  expect(readFileSync(join(folder, 'own/theme.css'), 'utf8')).toContain('--accent:#0b57c9');
  expect(readFileSync(join(folder, 'own/index.html'), 'utf8')).toContain('/theme.css?v=');
});
