import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { cookieLifetimes } from '#src/storage/cookies.ts';
import { localKeys, sessionKeys } from '#src/storage/store.ts';
import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';

/* Whatever storage and cookies contain, which other pages of the origin and extensions write too, pages are shown. */

const hostile = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ' ',
      '\n',
      '0',
      '-1',
      '1e999',
      'NaN',
      'null',
      'undefined',
      'true',
      '[]',
      '{}',
      '[null]',
      '{"a":',
      '""',
    ],
    ...[
      'အကောင့် ၁၂',
      '१२३',
      '\u202e٣٤٥',
      '\ud800',
      '\u0000',
      '%E0%A4%A',
      '__proto__',
      '<img src=x onerror=alert(1)>',
    ],
    ...['zz_ZZ', 'XYZ', '9999-12-31 23:59:59', 'javascript:alert(1)', '//evil.example'],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.stringify(value)),
);
const long = { weight: 1, arbitrary: fc.constant('7'.repeat(1_000_000)) };
const values = (keys: readonly string[]) =>
  fc.record(Object.fromEntries(keys.map((key) => [key, hostile])), { requiredKeys: [] });
const stored = fc.record({
  local: values(localKeys),
  session: values(sessionKeys),
  cookies: values(Object.keys(cookieLifetimes)),
  /** One value that is as long as storage takes it. */
  huge: fc.option(fc.tuple(fc.constantFrom(...localKeys), long.arbitrary), { freq: 3 }),
});
type Stored = typeof stored extends fc.Arbitrary<infer T> ? T : never;

/** Replaces all of the page's storage. What a browser refuses to store cannot be there. */
const fill = (page: Page, { local, session, cookies, huge }: Stored) =>
  page.evaluate(
    ({ local, session, cookies }) => {
      const put = (area: Storage, given: object) => {
        area.clear();
        for (const [key, value] of Object.entries(given)) {
          try {
            area.setItem(key, value);
          } catch {}
        }
      };
      put(localStorage, local);
      put(sessionStorage, session);
      // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
      for (const [name, value] of Object.entries(cookies)) document.cookie = `${name}=${value}; path=/`;
    },
    { local: huge ? { ...local, [huge[0]]: huge[1] } : local, session, cookies },
  );

for (const path of ['/faq', '/'])
  test(`${path} is shown whatever storage and cookies contain`, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await fc.assert(
      fc.asyncProperty(stored, async (values) => {
        errors.length = 0;
        // A page without the app, where storage is set before it is read.
        await page.goto('/site.json');
        await fill(page, values);
        await page.goto(path);
        await expect(page.getByRole('banner').first()).toBeVisible();
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        await expect(page.getByText('Internal Server Error')).toHaveCount(0);
        expect(errors).toEqual([]);
      }),
      { numRuns: 8, seed: 45, endOnFailure: true },
    );
  });
