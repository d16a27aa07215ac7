import type { Path } from '#contract/endpoints.ts';
import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { waitUntilHeld } from '#tests/support/steps.ts';

/** The operator's article pages: loading, empty, failed and loaded. */

interface ArticlePage {
  at: string;
  path: Path;
  loading: string;
  empty: string;
  loaded: string;
}

const pages: Record<string, ArticlePage> = {
  'promotion list': {
    at: '/discount',
    path: '/arks/web/discount',
    loading: 'Loading promotions',
    empty: 'No promotions right now',
    loaded: 'A promotion',
  },
  'promotion page': {
    at: '/discount/a1',
    path: '/arks/web/discount',
    loading: 'Loading promotions',
    empty: 'This promotion is not known',
    loaded: 'What it is',
  },
  'question list': {
    at: '/faq',
    path: '/arks/web/faq',
    loading: 'Loading questions',
    empty: 'No questions yet',
    loaded: 'A promotion',
  },
  'question page': {
    at: '/faq/a1',
    path: '/arks/web/faq',
    loading: 'Loading questions',
    empty: 'Question not found',
    loaded: 'What it is',
  },
  'sponsor page': {
    at: '/sponsor',
    path: '/web/model_sponsor',
    loading: 'Loading the sponsor page',
    empty: 'Nothing to show right now',
    loaded: 'What it is',
  },
};

const article = { id: 'a1', title: 'A promotion', summary: '', content: '<p>What it is</p>' };
const listing = (list: unknown[]) => ({ kind: 'code', code: 100, data: { list } }) as const;

test('question page leads to the questions after it, then to those before', async ({ page, control }) => {
  const list = ['a1', 'a2', 'a3'].map((id) => ({ ...article, id, title: `Question ${id}` }));
  await control.script({ path: '/arks/web/faq', response: listing(list), times: 99 });
  await page.goto('/faq/a2');
  const others = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(others).toHaveText(['Question a3', 'Question a1']);
  await others.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question a3');
  await expect(others).toHaveText(['Question a1', 'Question a2']);
});

test('help leads members to their own pages until they search', async ({ page, control }) => {
  await page.goto('/faq');
  const wallet = page.getByRole('main').getByRole('link', { name: 'My wallet' });
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  await expect(wallet).toHaveCount(0);
  await openSignedIn(page, control, 'linhmai_88', '/faq');
  await expect(wallet).toHaveAttribute('href', '/user/MyWallet');
  await page.getByRole('main').getByRole('searchbox').fill('deposit');
  await expect(wallet).toHaveCount(0);
});

for (const [name, { at, path, loading, empty, loaded }] of Object.entries(pages))
  test(`${name} shows its loading, empty, error and loaded states`, async ({ page, control }) => {
    const main = page.getByRole('main');
    const { id } = await control.script({ path, response: listing([]), hold: true });
    await page.goto(at);
    await waitUntilHeld(control, path);
    await expect(main.getByLabel(loading)).toBeVisible();
    await control.release({ id });
    await expect(main.getByText(empty)).toBeVisible();

    await control.script({ path, response: { kind: 'status', status: 502, body: '<html>' }, times: 99 });
    await page.reload();
    await expect(main.getByRole('alert')).toContainText('This could not be loaded');
    await control.script({ path, response: listing([article, { id: 'without a title' }, 7]), replace: true });
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByText(loaded)).toBeVisible();
    await expect(main.getByRole('alert')).toHaveCount(0);
  });

test('questions are searched by every word of title and answer, without accents', async ({
  page,
  control,
}) => {
  const question = (id: string, title: string, content: string) => ({ ...article, id, title, content });
  await control.script({
    path: '/arks/web/faq',
    response: listing([
      question('a1', 'Rút tiền thế nào?', '<p>By bank <b>transfer</b></p>'),
      question('a2', 'How do I deposit?', '<p>By card</p>'),
    ]),
  });
  await page.goto('/faq');
  const main = page.getByRole('main');
  const search = main.getByRole('searchbox', { name: 'Search questions' });
  const titles = main.locator('summary b');
  await expect(titles).toHaveCount(2);
  await search.fill('rut TRANSFER');
  await expect(titles).toHaveText('Rút tiền thế nào?');
  await search.fill('deposit transfer');
  await expect(main.getByText('No question matches')).toBeVisible();
  await main.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(titles).toHaveCount(2);
});
