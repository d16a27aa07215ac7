import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumFlags, executablePath } from '../support/chromium.ts';

declare global {
  interface Window {
    /** Milliseconds after which home could be used. */
    usableAt?: number;
  }
}

/** Runs in the page before anything else does, and notes the moment when its banner and `doors` halls are there. */
function watch(doors: number) {
  const look = () => {
    const banner = document.querySelector<HTMLImageElement>('main img');
    if (!banner?.complete || banner.naturalWidth === 0) return;
    if (document.querySelectorAll('main a[href*="gameHall"]').length < doors) return;
    window.usableAt ??= performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  document.addEventListener('load', look, { capture: true });
}

/**
 * Bytes, compressed by gzip, of every script that Chromium has begun to load by the moment when home can be
 * used, signed out, on a phone: its banner is there and, in the product, the doors of its halls.
 */
export async function firstJavaScript(address: string, doors: number): Promise<number> {
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.addInitScript(watch, doors);
    await page.goto(address);
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
