import { test as base } from '@playwright/test';
import { expect } from '#tests/support/expect.ts';
import { freePort, routesTo, siteDocument, startHost } from '#tests/support/host.ts';
import { startMinimalBackend } from '#tests/support/minimal-backend.ts';

type Host = Awaited<ReturnType<typeof startHost>>;

const test = base.extend<object, { host: Host }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures off the pattern
    async ({}, use) => {
      const backEnd = await startMinimalBackend();
      const port = await freePort();
      const site = siteDocument(
        { websocketUrl: `http://127.0.0.1:${port}`, gamesOrigin: backEnd.gamesUrl },
        { reports: { vitals: 1 } },
      );
      const dist = process.env.DIST ?? 'dist';
      const host = await startHost({ port, files: { 'a.json': site }, dist, routes: routesTo(backEnd.url) });
      await use(host);
      await host.stop();
      await backEnd.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ host }, use) => use(host.url),
});

test('host logs errors, problems and web vitals of a page, and ?debug shows the problems', async ({
  page,
  host,
}) => {
  await page.goto('/faq?debug&member=secret');
  const panel = page.getByText(/^Integration problems: /).locator('..');
  await expect(panel).toBeVisible();
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.src = 'https://blocked.example.com/a.png?member=secret';
    document.body.append(image);
    setTimeout(() => {
      throw new Error('thrown by the page');
    });
  });
  await expect(panel).toContainText(
    'the content security policy blocks https://blocked.example.com (img-src)',
  );
  await expect(panel).toContainText('mediaOrigins');
  // Some vitals are known only when the page ends.
  await page.goto('about:blank');
  const logged = (wanted: Record<string, unknown>) =>
    expect.poll(() => host.lines).toContainEqual(expect.objectContaining(wanted));
  await logged({ report: 'error', message: 'thrown by the page', page: '/faq' });
  await logged({ report: 'error', field: 'img-src', seen: 'https://blocked.example.com' });
  for (const name of ['FCP', 'TTFB', 'LCP']) await logged({ report: 'vital', name, page: '/faq' });
  expect(JSON.stringify(host.lines.filter(({ report }) => report))).not.toContain('secret');
});
