import { configError, rewriteBlock } from '#tests/support/config-block.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { changeSite } from '#tests/support/site.ts';

const siteJson = /\/site\.json$/;

test('site opens from /site.json when the page has no config block', async ({ page }) => {
  await rewriteBlock(page, () => null);
  await test.step('errors are shown until it loads', async () => {
    await page.route(siteJson, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    );
    await page.goto('/faq');
    await expect(configError(page)).toContainText('This site is not available');
    await expect(configError(page)).toContainText(
      'The configuration is not valid: /site.json: not JSON. The server answers it by a page, as it does for unknown paths.',
    );
    await page.unroute(siteJson);
    await page.route(siteJson, (route) => route.fulfill({ status: 503, body: 'later' }));
    await page.reload();
    await expect(configError(page)).toContainText(
      'The configuration could not be loaded: /site.json responded with 503.',
    );
    await page.unroute(siteJson);
    await page.route(siteJson, (route) => route.abort());
    await page.reload();
    await expect(configError(page)).toContainText('/site.json could not be reached');
    await page.unroute(siteJson);
  });
  const response = page.waitForResponse(siteJson);
  await configError(page).getByRole('button', { name: 'Try again' }).click();
  expect((await response).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
});

test('page loads images and frames only from the origins of the config', async ({
  page,
  control,
  consoleErrors,
}) => {
  const at = (name: string) => `https://${name}.example`;
  await changeSite(page, {
    capabilities: { GPAG: { origins: [at('games')] } },
    mediaOrigins: [at('media')],
    paymentOrigins: [at('pay')],
    serviceOrigins: [at('chat')],
    allowedHosts: ['links.example'],
  });
  await page.route(/^https:\/\/\w+\.example\//, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  const images = ['media', 'games', 'links', 'evil'];
  const content = images.map((name) => `<img src="${at(name)}/a.svg" alt="${name}">`).join('');
  const article = { id: '1', title: 'Images', summary: '', content };
  await control.script({
    path: '/arks/web/faq',
    response: { kind: 'code', code: 100, data: { list: [article] } },
  });
  await page.goto('/faq/1');
  await expect(page.getByRole('main').getByAltText('media')).toBeAttached();
  expect(
    await page
      .getByRole('main')
      .locator('img')
      .evaluateAll((all) => all.map((image) => image.getAttribute('alt'))),
  ).toEqual(['media']);

  const elements = [
    ...images.map((name) => ['img', `${at(name)}/b.svg`] as const),
    ...['games', 'pay', 'chat', 'media', 'links', 'evil'].map((name) => ['iframe', `${at(name)}/b`] as const),
  ];
  const refused = await page.evaluate(async (all) => {
    const found: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      found.push(`${effectiveDirective} ${new URL(blockedURI).host}`),
    );
    await Promise.all(
      all.map(
        ([tag, src]) =>
          new Promise((resolve) => {
            const element = Object.assign(document.createElement(tag), { src });
            element.onload = resolve;
            element.onerror = resolve;
            document.body.append(element);
          }),
      ),
    );
    return found;
  }, elements);
  expect(refused.toSorted()).toEqual([
    ...['evil', 'links', 'media'].map((name) => `frame-src ${name}.example`),
    ...['evil', 'games', 'links'].map((name) => `img-src ${name}.example`),
  ]);
  // The browser logs each refusal.
  consoleErrors.splice(0);
});
