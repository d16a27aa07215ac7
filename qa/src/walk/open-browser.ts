import type { Browser, BrowserType, LaunchOptions } from '@playwright/test';

/**
 * Launches a browser, or connects to one that runs elsewhere. `connect` is the address of a Playwright server
 * (`ws://...`), of a browser with remote debugging, or of a Selenium Grid (`http://...`). The pages of a Playwright
 * server reach the loopback addresses of this machine; those of the others need an address of the application that
 * they can reach. Rejects if nothing answers at the address.
 */
export async function openBrowser(
  type: BrowserType,
  { connect, headed }: { connect?: string; headed: boolean },
  options: LaunchOptions = {},
): Promise<Browser> {
  if (connect === undefined) return type.launch({ headless: !headed, ...options });
  if (/^wss?:/.test(connect)) return type.connect(connect, { exposeNetwork: '<loopback>' });
  if (await answers(new URL('json/version', withSlash(connect)))) return type.connectOverCDP(connect);
  if (!(await answers(new URL('status', withSlash(connect)))))
    throw new Error(`${connect} answers neither as a browser with remote debugging nor as a Selenium Grid`);
  const before = process.env.SELENIUM_REMOTE_URL;
  process.env.SELENIUM_REMOTE_URL = connect;
  try {
    return await type.launch({ headless: !headed, args: options.args ?? [] });
  } finally {
    if (before === undefined) delete process.env.SELENIUM_REMOTE_URL;
    else process.env.SELENIUM_REMOTE_URL = before;
  }
}

const withSlash = (address: string) => (address.endsWith('/') ? address : `${address}/`);
const answers = (url: URL) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
