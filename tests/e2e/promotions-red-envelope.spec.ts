import { expect, isMobileLayout, test } from '#tests/support/fixtures.ts';
import { layoutShift, trackLayoutShift } from '#tests/support/layout-shift.ts';
import { claimedDialog, redEnvelopeButton, redEnvelopeDialog } from '#tests/support/promotions.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { toast } from '#tests/support/steps.ts';

const account = 'second_seat';

const promotion = '/arks/web/activity/red_envelope_promotion';

test('red envelope amount moves unless the user prefers reduced motion', async ({ page, control }) => {
  for (const [reducedMotion, moves, member] of [
    ['no-preference', true, account],
    ['reduce', false, 'linhmai_88'],
  ] as const)
    await test.step(reducedMotion, async () => {
      await page.emulateMedia({ reducedMotion });
      await openSignedIn(page, control, member, '/discount');
      await redEnvelopeButton(page).click();
      await redEnvelopeDialog(page).getByRole('button', { name: 'Open red envelope' }).click();
      await expect(claimedDialog(page)).toBeVisible();
      const animated = await claimedDialog(page).evaluate((dialog) =>
        [...dialog.querySelectorAll('*')].some((part) => getComputedStyle(part).animationName !== 'none'),
      );
      expect(animated).toBe(moves);
    });
});

test('red envelope moves no content when it appears', { tag: '@layouts' }, async ({ page, control }) => {
  await trackLayoutShift(page);
  await openSignedIn(page, control, account, '/discount');
  await expect(redEnvelopeButton(page)).toBeVisible();
  for (const path of isMobileLayout(page) ? ['/', '/discount'] : ['/', '/gameHall/2', '/discount']) {
    const { id } = await control.script({ path: promotion, response: { kind: 'real' }, hold: true });
    await page.goto(path);
    await expect.poll(async () => (await control.held()).length).toBe(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await control.release({ id });
    await expect(redEnvelopeButton(page)).toBeVisible();
    expect(await layoutShift(page), path).toBeLessThan(0.02);
  }
});

test('red envelope is opened by key and gives the focus back when it is closed', { tag: '@layouts' }, async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, account, '/discount');
  await redEnvelopeButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(redEnvelopeDialog(page).getByRole('button', { name: 'Open red envelope' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(redEnvelopeDialog(page)).toHaveCount(0);
  await expect(redEnvelopeButton(page)).toBeFocused();
});

test('red envelope pays once when two tabs open it at the same time', async ({ page, context, control }) => {
  await openSignedIn(page, control, account, '/discount');
  const total = (await control.ledger({ account })).total;
  const other = await context.newPage();
  await other.goto('/discount');
  for (const tab of [page, other]) await redEnvelopeButton(tab).click();
  await Promise.all(
    [page, other].map((tab) =>
      redEnvelopeDialog(tab).getByRole('button', { name: 'Open red envelope' }).click(),
    ),
  );
  const alreadyOpened = (tab: typeof page) => toast(tab, 'You have already opened this red envelope');
  for (const tab of [page, other]) await expect(claimedDialog(tab).or(alreadyOpened(tab))).toBeVisible();
  const paidTab = (await claimedDialog(page).count()) === 1 ? page : other;
  const rejectedTab = paidTab === page ? other : page;
  await expect(alreadyOpened(rejectedTab)).toBeVisible();
  await expect(redEnvelopeButton(rejectedTab)).toHaveCount(0);
  const amount = Number(await claimedDialog(paidTab).locator('data').first().getAttribute('value'));
  expect((await control.ledger({ account })).total).toBeCloseTo(total + amount, 2);
});
