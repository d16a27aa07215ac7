import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite } from '../site/build.ts';
import { deadLinks, pagesOf } from '../site/pages.ts';
import { launchOptions } from './chromium.ts';
import { folderOf } from './folder.ts';

const out = mkdtempSync(join(tmpdir(), 'docs-'));
let dead: string[];
beforeAll(async () => {
  dead = await buildSite(out);
}, 60_000);
afterAll(() => rmSync(out, { recursive: true }));

test('documentation has a page for README, changelog and each guide, and no dead link', () => {
  const guides = readdirSync('qa/docs').map((name) => name.replace('.md', '.html'));
  expect(readdirSync(out)).toEqual(expect.arrayContaining(['index.html', 'changelog.html', ...guides]));
  expect(dead).toEqual([]);
});

test('links are dead when their page or heading is missing', () => {
  const folder = folderOf({
    'README.md': '# A\n\n[b](docs/b.md#there) [c](docs/c.md) [d](docs/b.md#gone) [e](https://a.example)',
    'CHANGELOG.md': '# Changelog',
    'docs/b.md': '# B\n\n## There\n\n[up](../README.md#a) [file](b.txt)',
  });
  expect(deadLinks(pagesOf(folder))).toEqual([
    'README.md: c.html',
    'README.md: b.html#gone',
    'docs/b.md: docs/b.txt',
  ]);
});

test('page of the explorer shows the chart of the example and its paths', async () => {
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage();
  await page.goto(pathToFileURL(join(out, 'explorer.html')).href);
  const explorer = page.frameLocator('iframe');
  await explorer.locator('.react-flow__node').first().waitFor({ state: 'attached' });
  const chart = await explorer.locator('.chart .react-flow__nodes').textContent();
  for (const state of ['address', 'review', 'paying', 'declined', 'paid', 'cancelled'])
    expect(chart).toContain(state);
  expect(await explorer.locator('#gaps li').count()).toBe(0);
  const code = await page.locator('figure pre').first().textContent();
  expect(code).toBe(readFileSync('qa/examples/checkout.ts', 'utf8').trimEnd());
  await browser.close();
});
