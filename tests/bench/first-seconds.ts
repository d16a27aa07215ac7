import type { Page } from '@playwright/test';
import { layoutShift, trackLayoutShift } from '#tests/support/layout-shift.ts';
import { pause, type Served, slowDown, withPage } from './page.ts';
import type { Row } from './table.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1_440, height: 900 };
const pages = [
  '/',
  '/gameHall/2',
  '/gameHall/4',
  '/slotgame?gt_id=2&gp_id=Popular',
  '/discount',
  '/faq',
  '/sponsor',
  '/app',
  '/user',
  '/nowhere',
];
/** Until optional content is rendered, at 4 times the CPU time. */
const SETTLED = 4_000;

/** What a visitor sees in the first seconds: layout shifts, images, and a slow connection. */
export async function firstSeconds(served: Served): Promise<Row[]> {
  const shift = Math.max(await worstShift(served, phone), await worstShift(served, desktop));
  const images = await withPage(phone, (page) => lastImage(page, served));
  const firstPaint = await withPage(phone, (page) => firstPaintOnSlowLine(page, served));
  return [
    { what: 'layout shift, worst of ten pages', measured: shift, budget: '<= 0.02', holds: shift <= 0.02 },
    {
      what: 'home: last image of the first screen, ms at 4x',
      measured: images,
      budget: '<= 2500',
      holds: images <= 2_500,
    },
    {
      what: 'home at 60 kB/s and 400 ms: first content, ms',
      measured: firstPaint,
      budget: '<= 1500',
      holds: firstPaint <= 1_500,
    },
  ];
}

const worstShift = ({ url }: Served, viewport: typeof phone) =>
  withPage(viewport, async (page) => {
    await slowDown(page, 4);
    await trackLayoutShift(page);
    let worst = 0;
    for (const path of pages) {
      await page.goto(url + path);
      await pause(SETTLED);
      worst = Math.max(worst, await layoutShift(page));
    }
    return worst;
  });

/** Pixels of the gutter: a slide that begins in it is not in sight yet. */
const GUTTER = 16;

/** Milliseconds until the last image in the viewport has loaded. */
async function lastImage(page: Page, { url }: Served): Promise<number> {
  await slowDown(page, 4);
  await page.goto(url);
  await pause(SETTLED);
  return page.evaluate((gutter) => {
    const visible = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth - gutter;
    });
    const loaded = visible.map(
      ({ currentSrc }) =>
        (performance.getEntriesByName(currentSrc)[0] as PerformanceResourceTiming | undefined)?.responseEnd ??
        0,
    );
    return Math.max(...loaded);
  }, GUTTER);
}

/** Milliseconds until something is painted. */
async function firstPaintOnSlowLine(page: Page, { url }: Served): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 60_000,
    uploadThroughput: 60_000,
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
}
