import type { Path } from '#contract/endpoints.ts';
import { expect, test } from '../support/fixtures.ts';
import { isHeld } from '../support/steps.ts';

/** The operator's pages: while they come, when they fail, when nothing is on them, and when they are there. */

interface Written {
  at: string;
  path: Path;
  loading: string;
  none: string;
  there: string;
}
const pages: Record<string, Written> = {
  promotions: {
    at: '/discount',
    path: '/arks/web/discount',
    loading: 'Loading promotions',
    none: 'No promotions at present',
    there: 'A promotion',
  },
  'one promotion': {
    at: '/discount/a1',
    path: '/arks/web/discount',
    loading: 'Loading promotions',
    none: 'This promotion has ended',
    there: 'What it is',
  },
  questions: {
    at: '/faq',
    path: '/arks/web/faq',
    loading: 'Loading questions',
    none: 'No questions yet',
    there: 'A promotion',
  },
  'one question': {
    at: '/faq/a1',
    path: '/arks/web/faq',
    loading: 'Loading questions',
    none: 'This question is not listed',
    there: 'What it is',
  },
  'the sponsor page': {
    at: '/sponsor',
    path: '/web/model_sponsor',
    loading: 'Loading the sponsor page',
    none: 'Nothing to show at present',
    there: 'What it is',
  },
};
const article = { id: 'a1', title: 'A promotion', summary: '', content: '<p>What it is</p>' };
const listing = (list: unknown[]) => ({ kind: 'code', code: 100, data: { list } }) as const;

for (const [name, { at, path, loading, none, there }] of Object.entries(pages))
  test(`${name}: coming, failed and tried again, empty, and there`, async ({ page, control }) => {
    const main = page.getByRole('main');
    const { id } = await control.script({ path, answer: listing([]), hold: true });
    await page.goto(at);
    await isHeld(control, path);
    await expect(main.getByLabel(loading)).toBeVisible();
    await control.release({ id });
    await expect(main.getByText(none)).toBeVisible();

    await control.script({ path, answer: { kind: 'status', status: 502, body: '<html>' }, times: 99 });
    await page.reload();
    await expect(main.getByRole('alert')).toContainText('This could not be loaded');
    await control.clear();
    await control.script({ path, answer: listing([article, { id: 'without a title' }, 7]) });
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByText(there)).toBeVisible();
    await expect(main.getByRole('alert')).toHaveCount(0);
  });
