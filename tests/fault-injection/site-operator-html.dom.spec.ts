import type { Locator, Page } from '@playwright/test';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import { afterAll, hostileHtml, hostilePage } from '#tests/support/hostile-html.ts';
import { popUpDiscount } from '#tests/support/promotions.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { respondWith } from '#tests/support/responses.ts';
import { openSignIn } from '#tests/support/steps.ts';
import { article, dangers, hostileTitle, html, inHtml } from './operator-html.ts';

/** Each place that shows the operator's HTML sanitizes it. That nothing runs is in site-operator-html.spec.ts. */

/** One item per hostile sample, and a valid one at the end. */
const each = <T>(make: (html: string, place: number) => T) =>
  [...hostileHtml, `<p>${afterAll}</p>`].map(make);

interface Field {
  /** Makes the back end return the hostile HTML. */
  write: (control: ControlClient, page: Page) => Promise<unknown>;
  /** Opens the page or dialog that shows it. */
  open: (page: Page, control: ControlClient) => Promise<unknown>;
  /** The last item of it on the page. */
  shown: (page: Page) => Locator;
  /** Where it is written, if not in blocks. */
  written?: (page: Page) => Locator;
}
const foot = (page: Page) => page.getByRole('contentinfo');
const parts = each((content, place) => ({
  id: place,
  title: content,
  content,
}));
const hostileNotice = popUpDiscount({ id: '1', kind: 'notice', display_content: hostilePage, content: '' });
const footers = ['/arks/web/footer', '/arks/web/web-mobile-footer'] as const;
const writeFooter = (control: ControlClient, list: readonly object[]) =>
  Promise.all(footers.map((path) => respondWith(control, path, { list })));

const fields: Record<string, Field> = {
  'FAQ article': {
    write: (control) => respondWith(control, '/arks/web/faq', { list: [article] }),
    open: (page) => page.goto('/faq/1'),
    shown: inHtml,
  },
  promotion: {
    write: (control) => respondWith(control, '/arks/web/discount', { list: [article] }),
    open: (page) => page.goto('/discount/1'),
    shown: inHtml,
  },
  'sponsor page': {
    write: (control) => respondWith(control, '/web/model_sponsor', { list: [article] }),
    open: (page) => page.goto('/sponsor'),
    shown: inHtml,
  },
  'service agreement': {
    write: (control) =>
      respondWith(control, '/arks/web/register-settings/service-agreement', { content: hostilePage }),
    open: async (page) => {
      await page.goto('/faq');
      await foot(page).getByRole('link', { name: 'Service agreement' }).click();
    },
    shown: inHtml,
  },
  footer: {
    write: (control) =>
      writeFooter(
        control,
        parts.map((part) => ({ ...part, title: '' })),
      ),
    open: (page) => page.goto('/faq'),
    shown: inHtml,
  },
  "footer's document": {
    write: (control) => writeFooter(control, [article]),
    open: (page) => page.goto('/documents/1'),
    shown: inHtml,
  },
  'floating link': {
    write: (control) =>
      respondWith(control, '/arks/web/float', {
        list: each((title, id) => ({
          id,
          title: `${title} ${id}`,
          url: '/faq',
          photo_path: `/x${id}"onerror=`,
        })),
      }),
    open: (page) => page.goto('/'),
    shown: (page) => page.getByRole('region', { name: 'Featured' }).getByRole('link').last(),
  },
  'sign-in modal': {
    write: (control) => respondWith(control, '/web/model_login', { list: [article] }),
    open: async (page) => {
      await page.goto('/faq');
      await openSignIn(page);
    },
    shown: inHtml,
  },
  advertisement: {
    write: (control) => respondWith(control, '/web/model_setting', { list: parts }),
    open: (page) => page.goto('/'),
    shown: inHtml,
  },
  announcement: {
    write: (control) =>
      respondWith(control, '/arks/web/announcement/marquee', {
        web_announcement_list: [{ id: 1, title: hostilePage, content: hostilePage, body: hostilePage }],
      }),
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'All announcements' }).click();
    },
    shown: inHtml,
  },
  'pop-up discount history': {
    write: (control) =>
      respondWith(control, '/arks/web/bulletin/history', {
        display_frequency: 1,
        list: each((content, id) => ({
          id,
          display_content: content,
          content,
        })),
      }),
    open: async (page) => {
      await page.goto('/faq');
      await page.getByRole('button', { name: 'Messages' }).click();
    },
    shown: inHtml,
  },
  'pop-up discount': {
    write: (control) =>
      control.bulletins({
        items: each((content, id) => ({
          id: String(id),
          display_content: content,
          content,
          updated_at: Date.now() - 60_000 * (id + 1),
        })),
      }),
    open: (page) => page.goto('/discount'),
    shown: (page) =>
      page.getByRole('dialog').locator('[class*=html]').getByText(afterAll, { exact: true }).last(),
  },
  'notice in the news': {
    write: (control) => control.bulletins({ items: [hostileNotice] }),
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'All announcements' }).click();
    },
    shown: inHtml,
  },
  'notice in the announcements': {
    write: (control) => control.bulletins({ items: [hostileNotice] }),
    open: async (page, control) => {
      await openSignedIn(page, control, 'second_seat', '/user/Announcement?id=notice-1');
    },
    shown: (page) => page.getByRole('article').locator('h2').getByText(afterAll, { exact: true }).last(),
    written: (page) => page.getByRole('article').locator('h2 > span'),
  },
  letter: {
    write: (control) => control.letter({ account: 'second_seat', title: hostileTitle, content: hostilePage }),
    open: async (page, control) => {
      await openSignedIn(page, control, 'second_seat', '/user/Letter');
      await page.getByRole('link', { name: /From the operator/ }).click();
      await expect(page.getByRole('article').getByRole('heading')).toHaveText(hostileTitle);
    },
    shown: inHtml,
  },
};

for (const [name, { write, open, shown, written = html }] of Object.entries(fields))
  test(`HTML is sanitized when the ${name} is hostile`, async ({ page, control }) => {
    await write(control, page);
    await open(page, control);
    await expect(shown(page)).toHaveCount(1);
    expect(await dangers(page, written(page))).toEqual([]);
    expect(await page.title()).toContain('Gamehall');
  });
