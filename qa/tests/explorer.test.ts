import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import axe from 'axe-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createMachine } from 'xstate';
import { explorerMachine, pageOf } from '../src/cli/explore-command.ts';
import { defaultSamples } from '../src/explore/enabled-moves.ts';
import { planMachine } from '../src/plan/machine-plan.ts';
import { layout } from '../src/report/explorer/page/layout.ts';
import { heat, shares, worstHeat } from '../src/report/explorer/page/paint.ts';
import { hashOf, placeOf } from '../src/report/explorer/page/place.ts';
import { search } from '../src/report/explorer/page/search.ts';
import { statesAround } from '../src/report/explorer/page/states.ts';
import { svgOf } from '../src/report/explorer/page/svg.ts';
import { launchOptions } from './chromium.ts';

const shop = createMachine({
  id: 'shop',
  initial: 'browsing',
  states: {
    browsing: { on: { buy: 'paying', look: {} } },
    paying: {
      initial: 'card',
      states: { card: { on: { send: 'sending' } }, sending: { on: { fail: 'card', '<b>': '#shop.paid' } } },
      on: { cancel: 'browsing', 'cancel.twice': 'browsing' },
    },
    paid: { type: 'final' },
    lost: { on: { find: 'browsing' } },
  },
});
const taken = (key: string) => key.includes('buy');
const machineOf = (machine: typeof shop) => {
  const plan = planMachine(machine.id, machine, defaultSamples(machine));
  const seen = plan.targets.map(({ key }) => key).filter(taken);
  return explorerMachine(plan, new Set(seen), (path, step) =>
    path === plan.paths[0]?.id && step === 1 ? 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' : undefined,
  );
};
const data = { machines: [machineOf(shop)], screenshotCommand: 'walk' };
const [own] = data.machines as [(typeof data.machines)[number]];

/** A chart of many nested states, which does not fit into the page in its natural size. */
const large = createMachine({
  id: 'large',
  initial: 's0',
  states: Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => {
      const inner = { initial: 'a', states: { a: { on: { go: 'b' } }, b: { on: { go: 'c' } }, c: {} } };
      return [`s${index}`, { ...inner, on: { next: `s${(index + 1) % 12}` } }];
    }),
  ),
} as never) as unknown as typeof shop;

/** A chart that is too high for the page, with twelve transitions between the same two states. */
const wide = createMachine({
  id: 'wide',
  initial: 'begin',
  states: Object.fromEntries([
    ...Array.from({ length: 30 }, (_, index) => [`s${index}`, { on: { next: `s${index + 1}` } }]),
    ['s30', {}],
    [
      'begin',
      {
        entry: 'greet',
        on: Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`event ${index}`, 's0'])),
      },
    ],
  ]),
} as never) as unknown as typeof shop;

describe('parts of the explorer', () => {
  test('transitions between two states are one line, and a collapsed state stands for its inner ones', async () => {
    const open = await layout(own.chart, new Set());
    const ids = open.arrows.map(({ id }) => id);
    expect(ids).toContain('paying → browsing');
    expect(
      open.arrows.find(({ id }) => id === 'paying → browsing')?.transitions.map(({ text }) => text),
    ).toEqual(['cancel', 'cancel.twice']);
    expect(open.boxes.map(({ path }) => path)).toContain('paying.card');
    const closed = await layout(own.chart, new Set(['paying']));
    expect(closed.boxes.map(({ path }) => path)).not.toContain('paying.card');
    expect(closed.arrows.map(({ id }) => id)).toContain('paying → paid');
    expect(closed.arrows.map(({ id }) => id)).not.toContain('paying → paying');
    expect(statesAround(own.chart, { state: 'paying.card' })).toEqual(['paying']);
  });

  test('address names what is shown, and leaves out what the machine does not have', () => {
    const [path] = own.paths;
    const place = {
      machine: 'shop',
      state: 'paying.card',
      target: own.targets[0]?.key,
      path: path?.id,
      step: 1,
    };
    expect(placeOf(hashOf(place), data)).toEqual(place);
    expect(placeOf('#machine=none&path=none&step=7', data)).toEqual({
      machine: 'shop',
      state: undefined,
      target: undefined,
      path: undefined,
      step: 0,
    });
  });

  test.each([
    ['card', ['state', 'transition']],
    ['browsing buy', ['transition']],
    ['start cancel', ['path']],
    ['', []],
  ])('search for "%s" finds %j', (query, kinds) => {
    expect(search(own, query).map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds));
    if (kinds.length === 0) expect(search(own, query)).toEqual([]);
    for (const { label } of search(own, query))
      for (const word of query.split(' ')) expect(label.toLowerCase()).toContain(word);
  });

  test('colours tell gaps of the paths and of the browser', () => {
    const lost = own.targets.find(({ label }) => label.startsWith('lost: find'));
    const bought = own.targets.find(({ key, kind }) => kind === 'transition' && taken(key));
    const sent = own.targets.find(({ key, kind }) => kind === 'transition' && key.includes('send'));
    expect([lost, bought, sent].map((target) => heat(target, 'browser'))).toEqual(['gap', 'often', 'unseen']);
    expect(heat(lost, 'paths')).toBe('gap');
    expect(worstHeat(['often', 'gap'])).toBe('gap');
    expect(shares(own)).toMatchObject({ gaps: own.targets.filter(({ hits }) => hits === 0).length });
    expect(shares(own).model).toBeLessThan(100);
  });

  test('saved chart is an image of all states and transitions that needs no styles', async () => {
    const text = svgOf(await layout(own.chart, new Set()), 'shop', () => 'gap');
    for (const name of ['browsing', 'card', 'paid', 'cancel.twice', '&lt;b&gt;', 'look'])
      expect(text).toContain(name);
    expect(text).not.toMatch(/class=|<style/);
    expect(text).toContain('stroke-dasharray="4 3"');
  });
});

describe('page of the explorer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'explorer-'));
  const file = join(folder, 'explorer.html');
  let browser: Browser;
  beforeAll(async () => {
    writeFileSync(file, await pageOf([own, machineOf(large), machineOf(wide)]));
    browser = await chromium.launch(launchOptions);
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });

  const open = async (hash = '', width = 1440): Promise<Page> => {
    const page = await browser.newPage({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
    onTestFinished(() => page.close());
    await page.goto(`${pathToFileURL(file).href}${hash}`);
    await page.locator('.react-flow__node').first().waitFor({ state: 'attached' });
    return page;
  };
  const viewport = (page: Page) =>
    page.locator('.react-flow__viewport').evaluate((element) => {
      const { a, e, f } = new DOMMatrix(getComputedStyle(element).transform);
      return { zoom: a, x: e, y: f };
    });

  test('chart is moved by drag and arrow keys, zoomed by wheel and keys, and fitted', async () => {
    const page = await open();
    await page.locator('.react-flow__node').first().focus();
    await page.keyboard.press('0');
    const { height = 0, width = 0, x = 0, y = 0 } = (await page.locator('.chart').boundingBox()) ?? {};
    await expect.poll(async () => (await viewport(page)).zoom).toBeGreaterThan(1);
    const fitted = await viewport(page);
    await page.mouse.move(x + width - 60, y + 60);
    await page.mouse.down();
    await page.mouse.move(x + width - 160, y + 110, { steps: 4 });
    await page.mouse.up();
    expect((await viewport(page)).x).toBeLessThan(fitted.x - 50);
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.wheel(0, -400);
    await expect.poll(async () => (await viewport(page)).zoom).toBeGreaterThan(fitted.zoom);
    await page.locator('.react-flow__node').first().focus();
    await page.keyboard.press('0');
    await expect.poll(async () => (await viewport(page)).zoom).toBeCloseTo(fitted.zoom, 2);
    await page.keyboard.press('-');
    await expect.poll(async () => (await viewport(page)).zoom).toBeLessThan(fitted.zoom);
    const before = await viewport(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await viewport(page)).x).toBeLessThan(before.x);
  });

  test('no text of the chart is smaller than 11 px on the screen, however small the chart is', async () => {
    const page = await open('#machine=large', 390);
    await page.getByRole('button', { name: 'Expand all' }).click();
    await page.getByLabel('Collapse s11').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Fit View' }).click();
    await expect.poll(async () => (await viewport(page)).zoom).toBeLessThan(0.6);
    const { zoom } = await viewport(page);
    const sizes = await page
      .locator('.chart :is(.name span, .row, .label)')
      .evaluateAll((texts) =>
        texts
          .filter((each) => each.checkVisibility())
          .map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
      );
    expect(sizes.length).toBeGreaterThan(10);
    expect(Math.min(...sizes) * zoom).toBeGreaterThan(10.9);
    await page.locator('.react-flow__minimap').waitFor();
  });

  test('large chart begins at its initial state in a readable size, and tells many texts by their number', async () => {
    const page = await open('#machine=wide');
    const { x = 0, y = 0 } =
      (await page.locator('.react-flow__node', { hasText: 'begin' }).last().boundingBox()) ?? {};
    const {
      x: left = 0,
      y: top = 0,
      width = 0,
      height = 0,
    } = (await page.locator('.chart').boundingBox()) ?? {};
    expect(x - left).toBeGreaterThan(0);
    expect(x - left).toBeLessThan(width);
    expect(y - top).toBeLessThan(height);
    expect((await viewport(page)).zoom * 12).toBeGreaterThanOrEqual(10.99);
    await page.locator('.note', { hasText: 'entry: greet' }).waitFor();
    const last = page.locator('.label', { hasText: 'event 11' });
    expect(await last.count()).toBe(0);
    await page.getByRole('button', { name: '8 more' }).click();
    await last.click();
    await page.locator('.label.chosen', { hasText: 'event 11' }).waitFor();
  });

  test('found transition is chosen, in sight and in the address, and its state is opened', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Collapse all' }).click();
    await page.getByLabel('Expand paying').waitFor({ state: 'attached' });
    await page.keyboard.press('/');
    await page.keyboard.type('sending fail');
    await page.keyboard.press('Enter');
    await page.locator('.label.chosen', { hasText: 'fail' }).waitFor();
    expect(new URL(page.url()).hash).toContain('target=');
    const again = await open(new URL(page.url()).hash);
    expect(await again.locator('.label.chosen').textContent()).toBe('fail');
    const box = await again.locator('.label.chosen').boundingBox();
    const chart = await again.locator('.chart').boundingBox();
    expect(box && chart && box.x >= chart.x && box.y >= chart.y && box.y < chart.y + chart.height).toBe(true);
  });

  test('path is stepped through with the keys, with the picture of the page beside', async () => {
    const page = await open();
    await page.locator('#paths button').first().click();
    await page.keyboard.press('ArrowRight');
    await page.getByText('Step 1 of').waitFor();
    expect(await page.locator('.walk img').getAttribute('src')).toMatch(/^data:image/);
    expect(await page.locator('.react-flow__node.active').count()).toBeGreaterThan(0);
    expect(new URL(page.url()).hash).toMatch(/path=\w+&step=1/);
    await page.keyboard.press('ArrowLeft');
    await page.getByText('No picture of this step').waitFor();
  });

  test('chart is saved as SVG', async () => {
    const page = await open();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save SVG' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('shop.svg');
    expect(readFileSync(await download.path(), 'utf8')).toContain('<title>shop</title>');
  });

  test.each(['light', 'dark'] as const)(
    'page has no faults of accessibility, wide and narrow, when it is %s',
    async (scheme) => {
      for (const width of [1440, 390]) {
        const page = await open('#machine=shop', width);
        await page.emulateMedia({ colorScheme: scheme });
        await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe(scheme);
        for (const tab of width === 390 ? ['Machines', 'Paths', 'Chart'] : ['']) {
          if (tab)
            await page.getByRole('navigation', { name: 'Parts' }).getByRole('button', { name: tab }).click();
          await page.evaluate(axe.source);
          const found = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
          expect(found.violations.map(({ id, nodes }) => `${tab} ${id}: ${nodes[0]?.html}`)).toEqual([]);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      }
    },
  );
});
