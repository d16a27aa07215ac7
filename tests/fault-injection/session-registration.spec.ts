import { hostile } from '#tests/support/error-texts.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { registerSettings } from '#tests/support/registration.ts';
import { continueToPerson, dialog, field, fillAccount, openRegistration } from '#tests/support/steps.ts';

test('agreement opens above the form and loads on retry', async ({ page, control }) => {
  const path = `${registerSettings}/service-agreement` as const;
  const agreement = page.getByRole('dialog', { name: 'Service agreement' });
  const openAgreement = async (content?: string) => {
    if (content) await control.script({ path, response: { kind: 'code', code: 100, data: { content } } });
    await page.goto('/faq');
    await openRegistration(page);
    await fillAccount(page);
    await continueToPerson(page);
    await dialog(page).getByRole('button', { name: 'Read the service agreement' }).click();
  };
  await test.step('failed load', async () => {
    await control.script({ path, response: { kind: 'status', status: 502 }, times: 9 });
    await openAgreement();
    await expect(agreement.getByRole('alert')).toContainText('This could not be loaded');
    await control.clear();
    await agreement.getByRole('button', { name: 'Try again' }).click();
    await expect(agreement).toContainText('of legal age where you live');
    await agreement.getByRole('button', { name: 'Close' }).click();
    await expect(field(page, 'Account name')).toHaveValue('brandnew_1');
  });
  await test.step('no text', async () => {
    await openAgreement(' ');
    await expect(agreement).toContainText('The agreement is not available in your language.');
  });
  await test.step('link in a new tab', async () => {
    await openAgreement('<p>See <a href="/discount">the terms</a></p>');
    const paper = page.getByRole('region', { name: 'Service agreement' });
    const [beside] = await Promise.all([
      page.context().waitForEvent('page'),
      paper.getByRole('link', { name: 'the terms' }).click(),
    ]);
    await expect(beside).toHaveURL('/discount');
    await expect(paper).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field(page, 'Account name')).toHaveValue('brandnew_1');
  });
});

test('referral cookies are not set when the link is invalid', async ({ page, context }) => {
  await page.goto(`/?id=${encodeURIComponent(hostile)}&invite=a%20b&currency=XXX`);
  await expect(page.getByRole('banner')).toBeVisible();
  // Opening the form would remove what the operator calls invalid.
  const names = (await context.cookies()).map(({ name }) => name);
  for (const name of ['member_agent', 'recommend_code', 'register_type', 'currency'])
    expect(names).not.toContain(name);
  await openRegistration(page);
  await expect(field(page, 'Invitation code')).toBeEnabled();
});
