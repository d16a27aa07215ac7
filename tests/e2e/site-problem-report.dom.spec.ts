import { PASSWORD } from '#sandbox/members.ts';
import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import { captchaAnswer } from '#tests/support/fixtures.ts';
import { expectSignedIn, openSignIn, submitCredentials } from '#tests/support/steps.ts';

const account = 'linhmai_88';

test('recording of a problem shows the steps, and nothing that the user has typed or received', async ({
  page,
}) => {
  await page.goto('/faq');
  const report = page.getByRole('region', { name: 'Report a problem' });
  await expect(report.getByRole('region', { name: 'Recording' })).toHaveCount(0);
  await report.getByRole('button', { name: 'Start recording' }).click();
  await expect(report.getByRole('button', { name: 'Show the recording' })).toBeFocused();
  await openSignIn(page);
  await submitCredentials(page, { account });
  await expectSignedIn(page);
  await report.getByRole('button', { name: 'Show the recording' }).click();
  const text = (await report.getByRole('region', { name: 'Recording' }).textContent()) ?? '';
  const { actors } = JSON.parse(text) as { actors: { machine: string; steps: { event: string }[] }[] };
  const signIn = actors.find(({ machine }) => machine === 'signIn');
  expect(signIn?.steps.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['signIn.open', 'signIn.submit']),
  );
  for (const secret of [account, PASSWORD, captchaAnswer, 'Bearer', '@']) expect(text).not.toContain(secret);
  await report.getByRole('button', { name: 'Delete the recording' }).click();
  await expect(report.getByRole('region', { name: 'Recording' })).toHaveCount(0);
  await expect(report.getByRole('button', { name: 'Start recording' })).toBeFocused();
});
