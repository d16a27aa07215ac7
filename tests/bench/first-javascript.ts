import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { optimizedBrowser } from '#tests/support/chromium.ts';

declare global {
  interface Window {
    /** Time at which home became usable, in milliseconds after navigation. */
    usableAt?: number;
  }
}

/** Runs in the page before other scripts; records when its banner and `cards` hall cards are rendered. */
function watch(cards: number) {
  const look = () => {
    if (!document.querySelector('main img')) return;
    if (document.querySelectorAll('main a[href*="gameHall"]').length < cards) return;
    window.usableAt ??= performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

/**
 * Gzipped bytes of every script that Chromium started to load before home was usable, signed out, on a phone:
 * its banner is rendered and, in the product, its hall cards. The banner's image is not awaited, as in the product.
 */
export async function firstJavaScript(url: string, cards: number): Promise<number> {
  const browser = await chromium.launch(optimizedBrowser);
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.addInitScript(watch, cards);
    await page.goto(url);
    await page.waitForFunction(() => window.usableAt !== undefined);
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (window.usableAt ?? 0))
        .map(({ name }) => name),
    );
    const bodies = await Promise.all(
      scripts.map(async (script) => Buffer.from(await (await fetch(script)).arrayBuffer())),
    );
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  } finally {
    await browser.close();
  }
}
