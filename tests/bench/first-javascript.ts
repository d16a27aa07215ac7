import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumFlags, executablePath } from '../house/chromium.ts';

/**
 * Bytes, compressed by gzip, of every script that Chromium has loaded when home can be used, signed out:
 * when its banner and, in the product, its halls are there.
 */
export async function firstJavaScript(address: string): Promise<number> {
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await page.goto(address);
    await page.locator('main img').first().waitFor();
    const halls = page.locator('a[href*="gameHall"]');
    if ((await page.title()) !== 'Floor') await halls.first().waitFor();
    const loaded = await Promise.all([...scripts]);
    return loaded.reduce((sum, script) => sum + gzipSync(script).length, 0);
  } finally {
    await browser.close();
  }
}
