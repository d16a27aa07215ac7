import { applicationLength } from '#contract/constants.ts';
import { axeViolations } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { dialog, field, toast, waitUntilHeld } from '#tests/support/steps.ts';

const account = 'second_seat';
const path = '/member/apply_for_agent';
const text = 'At the market, every Sunday: about fifty people.';
const question = 'How will you invite members?';

/** Returns the bodies of the application requests that this test has sent. */
let sentBodies: () => Promise<unknown[]>;

test.beforeEach(async ({ page, control }) => {
  const { n } = await control.requestCursor();
  sentBodies = async () =>
    (await control.requests({ since: n })).filter((request) => request.path === path).map(({ body }) => body);
  await openSignedIn(page, control, account, '/proxy');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(field(page, question)).toBeFocused();
});

test('application is sent once and stays under review after a reload', async ({ page, control }) => {
  const { id } = await control.script({ path, account, response: { kind: 'real' }, hold: true });
  await page.keyboard.type(`  ${text} `);
  await page.keyboard.press('Enter');
  await waitUntilHeld(control, path);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog(page).getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-busy', 'true');
  await control.release({ id });
  await expect(toast(page, 'We have received your application.')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Your application is under review');
  await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0);
  expect(await sentBodies()).toEqual([{ message: text }]);
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Your application is under review');
});

test('application form keeps its text when it is invalid or rejected', async ({ page, control }) => {
  await test.step('a field error is shown when the text is invalid', async () => {
    await expect(dialog(page)).toContainText(`0/${applicationLength.max}`);
    await page.keyboard.type('Soon');
    await expect(dialog(page)).toContainText(`4/${applicationLength.max}`);
    await page.keyboard.press('Enter');
    await expect(field(page, question)).toHaveAccessibleDescription('Enter at least 10 characters.');
    await expect(field(page, question)).toBeFocused();
    await field(page, question).fill('<b>At the market, every Sunday</b>');
    await expect(field(page, question)).toHaveAccessibleDescription('Illegal input');
    await field(page, question).fill('');
    await page.keyboard.insertText('m'.repeat(applicationLength.max + 50));
    await expect(field(page, question)).toHaveValue('m'.repeat(applicationLength.max));
    await expect(dialog(page)).toContainText(`${applicationLength.max}/${applicationLength.max}`);
    expect(await sentBodies()).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
  });
  await test.step('the server message is shown when the application is rejected', async () => {
    await control.script({ path, account, response: { kind: 'code', code: 999, message: 'Not on Sundays' } });
    await field(page, question).fill(text);
    await dialog(page).getByRole('button', { name: 'Send' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Not on Sundays');
    await expect(field(page, question)).toHaveValue(text);
    expect(await axeViolations(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Send' }).click();
    await expect(toast(page, 'We have received your application.')).toBeVisible();
  });
});
