import { applicationLength } from '#contract/limits.ts';
import { violations } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { dialog, field, isHeld, signIn, toast } from '../support/steps.ts';

const account = 'second_seat';
const path = '/member/apply_for_agent';
const words = 'At the market, every Sunday: about fifty people.';
const asked = 'How will you bring members along?';

/** What this journey has sent. */
let sent: () => Promise<unknown[]>;

test.beforeEach(async ({ page, control }) => {
  const { n } = await control.mark();
  sent = async () =>
    (await control.requests({ since: n })).filter((request) => request.path === path).map(({ body }) => body);
  await page.goto('/');
  await signIn(page, account);
  await page.goto('/proxy');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(field(page, asked)).toBeFocused();
});

test('says how, and the application is being looked at, also on another day', async ({ page }) => {
  await page.keyboard.type(`  ${words} `);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Your application is with us.')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Your application is being looked at');
  await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0);
  expect(await sent()).toEqual([{ message: words }]);
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Your application is being looked at');
});

test('what cannot be sent is said at its field, and counted', async ({ page }) => {
  await expect(dialog(page)).toContainText(`0/${applicationLength.max}`);
  await page.keyboard.type('Soon');
  await expect(dialog(page)).toContainText(`4/${applicationLength.max}`);
  await page.keyboard.press('Enter');
  await expect(field(page, asked)).toHaveAccessibleDescription('Tell us in 10 characters or more.');
  await expect(field(page, asked)).toBeFocused();
  await field(page, asked).fill('<b>At the market, every Sunday</b>');
  await expect(field(page, asked)).toHaveAccessibleDescription('Illegal input');
  await field(page, asked).fill('');
  await page.keyboard.insertText('m'.repeat(applicationLength.max + 50));
  await expect(field(page, asked)).toHaveValue('m'.repeat(applicationLength.max));
  await expect(dialog(page)).toContainText(`${applicationLength.max}/${applicationLength.max}`);
  expect(await sent()).toEqual([]);
  expect(await violations(page)).toEqual([]);
});

test('a refusal loses nothing of what was written', async ({ page, control }) => {
  await control.script({ path, account, answer: { kind: 'code', code: 999, message: 'Not on Sundays' } });
  await field(page, asked).fill(words);
  await dialog(page).getByRole('button', { name: 'Send' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Not on Sundays');
  await expect(field(page, asked)).toHaveValue(words);
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Send' }).click();
  await expect(toast(page, 'Your application is with us.')).toBeVisible();
});

test('it is sent once, and cannot be closed meanwhile', async ({ page, control }) => {
  const { id } = await control.script({ path, account, answer: { kind: 'real' }, hold: true });
  await field(page, asked).fill(words);
  await page.keyboard.press('Enter');
  await isHeld(control, path);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog(page).getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-busy', 'true');
  await control.release({ id });
  await expect(toast(page, 'Your application is with us.')).toBeVisible();
  expect(await sent()).toHaveLength(1);
});
