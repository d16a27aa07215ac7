import type { Page } from '@playwright/test';
import { axeViolations } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { respondWith } from '#tests/support/responses.ts';

const marquee = '/arks/web/announcement/marquee';
const news = (page: Page) => page.getByRole('dialog', { name: 'Announcements' });
const openNews = (page: Page) => page.getByRole('button', { name: 'All announcements' }).click();

test('news shows the announcements for the current sign-in state', { tag: '@layouts' }, async ({
  page,
  control,
}) => {
  await page.goto('/');
  await openNews(page);
  await expect(news(page).getByRole('heading', { name: 'Maintenance at Aurelia' })).toBeVisible();
  await expect(news(page)).toContainText('without an account');
  expect(await axeViolations(page)).toEqual([]);
  await news(page).getByRole('link', { name: 'How to return balances' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(news(page)).toHaveCount(0);
  await openSignedIn(page, control, 'second_seat');
  await openNews(page);
  await expect(news(page)).toContainText('never asks for your password');
  await expect(news(page)).not.toContainText('without an account');
  await page.keyboard.press('Escape');
  await expect(news(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'All announcements' })).toBeFocused();
});

test('news shows 50 announcements at a time when there are 10,000', async ({ page, control }) => {
  const web_announcement_list = Array.from({ length: 10_000 }, (_, id) => ({
    id,
    content: `Line ${id}. ${'word '.repeat(8)}`,
  }));
  await respondWith(control, marquee, { web_announcement_list });
  await page.goto('/');
  await openNews(page);
  await expect(news(page).getByRole('listitem')).toHaveCount(50);
  await news(page).getByRole('button', { name: 'Show more' }).click();
  await expect(news(page).getByRole('listitem')).toHaveCount(100);
  await expect(news(page)).toContainText('Line 99.');
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(2_500);
});

test('news button is hidden when all announcements are malformed', async ({ page, control }) => {
  await respondWith(control, marquee, { web_announcement_list: [{ title: 'no line' }, 7] });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Choose a hall' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'All announcements' })).toHaveCount(0);
});
