import { formatOperatorTime } from '#sandbox/time.ts';
import { axeViolations } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import {
  claimedDialog,
  popUpDiscount,
  popUpDiscountDialog,
  redEnvelopeButton,
  redEnvelopeDialog,
} from '#tests/support/promotions.ts';
import { openSignedIn } from '#tests/support/realtime.ts';

const account = 'second_seat';
const claim = '/arks/web/activity/red_envelope';
const promotion = '/arks/web/activity/red_envelope_promotion';

test('pop-up discount and its history have no axe violations', { tag: '@layouts' }, async ({
  page,
  control,
}) => {
  const long = '<h2>Terms</h2><p>Word. </p>'.repeat(40);
  await control.bulletins({ items: [popUpDiscount({ content: long })] });
  await page.goto('/discount');
  await expect(popUpDiscountDialog(page)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await control.bulletins({
    items: [
      popUpDiscount(),
      popUpDiscount({ id: '2', content: '<p>See <a href="/faq">the questions</a></p>' }),
    ],
  });
  await page.reload();
  await popUpDiscountDialog(page).getByRole('button', { name: 'Next promotion' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await popUpDiscountDialog(page).getByRole('button', { name: 'See all promotions' }).click();
  await expect(page.getByRole('dialog', { name: 'Messages' }).getByRole('listitem')).toHaveCount(2);
  expect(await axeViolations(page)).toEqual([]);
});

test('red envelope has no axe violations closed, rejected, while it opens, and claimed', {
  tag: '@layouts',
}, async ({ page, control }) => {
  await openSignedIn(page, control, account);
  await expect(redEnvelopeButton(page)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/discount');
  await expect(redEnvelopeButton(page)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await redEnvelopeButton(page).click();
  await expect(redEnvelopeDialog(page).getByRole('timer')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await control.script({ path: claim, response: { kind: 'code', code: 999, message: 'Ask us tomorrow' } });
  await redEnvelopeDialog(page).getByRole('button', { name: 'Open red envelope' }).click();
  await expect(redEnvelopeDialog(page).getByRole('alert')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const { id } = await control.script({ path: claim, response: { kind: 'real' }, hold: true });
  await redEnvelopeDialog(page).getByRole('button', { name: 'Open red envelope' }).click();
  await expect(redEnvelopeDialog(page).getByRole('button', { name: 'Opening' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await control.release({ id });
  await expect(claimedDialog(page)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('red envelope can be opened with the keyboard alone', async ({ page, control }) => {
  await openSignedIn(page, control, account, '/discount');
  await redEnvelopeButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(redEnvelopeDialog(page).getByRole('button', { name: 'Open red envelope' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(redEnvelopeDialog(page)).toHaveCount(0);
  await expect(redEnvelopeButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(claimedDialog(page).getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('red envelope announces its remaining time without repeating it each second', async ({
  page,
  control,
}) => {
  const end_at = formatOperatorTime(Date.now() + 3 * 3_600_000 + 20 * 60_000);
  const response = { kind: 'code', code: 100, data: { envelope: { id: 'e', end_at } } } as const;
  await control.script({ path: promotion, response });
  await openSignedIn(page, control, account, '/discount');
  const announcement = page.getByRole('status').filter({ hasText: 'You have a red envelope' });
  await expect(announcement).toHaveText('You have a red envelope: 4 hours left');
  const name = await redEnvelopeButton(page).evaluate((button) => button.textContent);
  // The visible time changes; the announced text does not.
  await expect.poll(() => redEnvelopeButton(page).evaluate((button) => button.textContent)).not.toBe(name);
  await expect(announcement).toHaveText('You have a red envelope: 4 hours left');
  await expect(redEnvelopeButton(page)).toHaveAccessibleName(
    /^Open red envelope: it closes in 3 hours, \d+ minutes$/,
  );
});
