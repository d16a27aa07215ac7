import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';

/* Parts of pages with which the operator sends less or more than usual. */

const part = { id: 1, title: 'Derby week', content: '', photo_path: '/art/ad.png', url: '/faq' };
const html = '<p>Read <a href="/discount">the terms</a>.</p>';
const answer = (list: object[]) => ({ kind: 'code', code: 100, data: { list } }) as const;

test('ads and sponsors are links with HTML beside them', async ({ page, control }) => {
  for (const [path, url] of [
    ['/web/model_sponsor', '/sponsor'],
    ['/web/model_setting', '/'],
  ] as const) {
    await control.script({ path, response: answer([{ ...part, content: html }]) });
    await page.goto(url);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Derby week' })).toHaveAttribute('href', '/faq');
    await expect(main.getByRole('link', { name: 'the terms' })).toHaveAttribute('href', /\/discount$/);
  }
});

test('ad without HTML is a link as a whole', async ({ page, control }) => {
  await control.script({ path: '/web/model_setting', response: answer([part]) });
  await page.goto('/');
  const link = page.getByRole('main').getByRole('link', { name: 'Derby week' });
  await expect(link).toHaveAttribute('class', /card/);
});

test('float without a title is a link named by what it is', async ({ page, control }) => {
  const floats = [
    { ...part, title: '' },
    { ...part, id: 2, title: '', photo_path: '' },
  ];
  await control.script({ path: '/arks/web/float', response: answer(floats) });
  await page.goto('/');
  const links = page.getByRole('region', { name: 'Featured' }).getByRole('link');
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAccessibleName('Featured');
});

test('announcements come in the order of their field sort', async ({ page, control }) => {
  const line = (content: string, sort: number) => ({ id: sort, content, sort });
  await control.script({
    path: '/arks/web/announcement/marquee',
    response: {
      kind: 'code',
      code: 100,
      data: { web_announcement_list: [line('Third', 30), line('First', 1), line('Second', 4)] },
    },
  });
  await page.goto('/');
  await expect(page.getByText(/First.*Second.*Third/)).toBeVisible();
});
