import { chromium } from '@playwright/test';
import { rolldown } from 'rolldown';
import type { World } from '#qa/walk/driver.ts';
import type { WorldFactory, WorldSource } from '#qa/walk/fixtures.ts';
import { askHook } from '#qa/walk/walker.ts';
import { chromiumFlags, executablePath } from '../../support/chromium.ts';

/** Pages with the application in which `fault` is wrong. */
export async function launchSource(): Promise<{ of(fault: string): WorldSource; end(): Promise<void> }> {
  const bundle = await rolldown({ input: new URL('../page/app.ts', import.meta.url).pathname });
  const script = (await bundle.generate({ format: 'iife' })).output[0].code;
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags });
  const of = (fault: string): WorldSource => ({
    open: async () => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.evaluate((wrong) => {
        globalThis.fault = wrong;
      }, fault);
      await page.addScriptTag({ content: script });
      return { page, context, tick: async (ms) => void (await askHook(page, 'tick', ms)) };
    },
    close: ({ context }: World) => context.close(),
    end: async () => {},
  });
  return { of, end: () => browser.close() };
}

export const world: WorldFactory = {
  begin: async () => {
    const { end, of } = await launchSource();
    return { ...of(process.env.FAULT ?? ''), end };
  },
};
