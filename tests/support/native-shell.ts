import type { Page } from '@playwright/test';

/** A native shell around the page, and what it says and is told. */

/** Stubs the Android bridge; `received` collects the messages that the app posts. */
export async function stubAndroidBridge(page: Page) {
  await page.addInitScript(() => {
    const received: string[] = [];
    Object.assign(window, {
      received,
      gamehallShell: {
        postMessage(this: unknown, message: string) {
          if (this !== (window as { gamehallShell?: unknown }).gamehallShell) throw new TypeError('Illegal');
          received.push(message);
        },
      },
    });
  });
}
/** Stubs the iOS bridge in the same way. */
export async function stubIosBridge(page: Page) {
  await page.addInitScript(() => {
    const received: string[] = [];
    const gamehallShell = { postMessage: (message: string) => received.push(message) };
    Object.assign(window, { received, webkit: { messageHandlers: { gamehallShell } } });
  });
}
export const received = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { received: string[] }).received.map((message) => JSON.parse(message) as unknown),
  );
export const sendFromNative = (page: Page, detail: unknown) =>
  page.evaluate(
    (message) => window.dispatchEvent(new CustomEvent('gamehall:shell', { detail: message })),
    typeof detail === 'string' ? detail : JSON.stringify(detail),
  );
export const status = (tokenLogin: boolean) => ({ type: 'status', data: { tokenLogin } });
