import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

/** The functions in a build for a path. */
const built = async (url: string) => {
  vi.stubEnv('BASE_URL', url);
  vi.resetModules();
  return import('#src/site/base.ts');
};

test.each([
  ['/', '/loading', '/loading', '/loading'],
  ['/', '/', '/', '/'],
  ['/m/', '/loading', '/m/loading', '/loading'],
  ['/m/', '/', '/m/', '/'],
  ['/m/', '/main/7', '/m/main/7', '/main/7'],
  ['/m/', '/m/faq', '/m/faq', '/faq'],
  ['/m/', '/m', '/m', '/'],
])('path of a build for %s: %s is %s on the host', async (url, path, onHostPath, appPath) => {
  const { inApp, onHost } = await built(url);
  expect(onHost(path)).toBe(onHostPath);
  expect(inApp(onHost(path))).toBe(appPath);
});

test.each([
  ['/discount/1?a=b#c', '/m/discount/1?a=b#c', true],
  ['https://play.example.com/m/discount/1', '/m/discount/1', true],
  ['https://play.example.com/news', null, false],
  ['https://other.example.com/m/', null, false],
])('operator link %s leads into a build for /m/: %s', async (link, href, isApp) => {
  vi.stubGlobal('window', { location: new URL('https://play.example.com/m/faq') });
  await built('/m/');
  const { appHref, isAppUrl } = await import('#src/site/urls.ts');
  expect(isAppUrl(link)).toBe(isApp);
  if (href) expect(appHref(link)).toBe(href);
  vi.unstubAllGlobals();
});
