import { expect, test } from '../support/fixtures.ts';
import { answered, envelope, gift, given } from '../support/promotions.ts';
import { balance, expectSignedOut, signIn, signOut, toast, wallet } from '../support/steps.ts';

const account = 'second_seat';
const claim = '/arks/web/activity/red_envelope';
const promotion = '/arks/web/activity/red_envelope_promotion';

test('an envelope is opened, and its amount is in the wallet', async ({ page, control }) => {
  await page.goto('/');
  await signIn(page, account);
  const before = await balance(page);
  await envelope(page).click();
  await expect(gift(page).getByRole('timer')).toHaveAccessibleName(/hours, \d+ minutes? left$/);
  await gift(page).getByRole('button', { name: 'Open it' }).click();
  await expect(given(page)).toBeVisible();
  const amount = Number(await given(page).locator('data').getAttribute('value'));
  expect(amount).toBeGreaterThan(0);
  await expect(given(page).getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(given(page)).toHaveCount(0);
  await expect(wallet(page)).toHaveAttribute('value', String(Number((before + amount).toFixed(2))));
  expect((await control.ledger({ account })).total).toBeCloseTo(before + amount, 2);
  // There is one for each.
  await expect(envelope(page)).toHaveCount(0);
  await answered(page, promotion, () => page.reload());
  await expect(wallet(page)).toBeVisible();
  await expect(envelope(page)).toHaveCount(0);
});

for (const [reducedMotion, moves] of [
  ['no-preference', true],
  ['reduce', false],
] as const)
  test(`the amount ${moves ? 'comes with a movement' : 'stands still for whoever wants that'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await signIn(page, account);
    await envelope(page).click();
    await gift(page).getByRole('button', { name: 'Open it' }).click();
    await expect(given(page)).toBeVisible();
    const animated = await given(page).evaluate((dialog) =>
      [...dialog.querySelectorAll('*')].some((part) => getComputedStyle(part).animationName !== 'none'),
    );
    expect(animated).toBe(moves);
  });

test('it is there on every page and covers none of it', async ({ page }) => {
  await page.goto('/');
  await signIn(page, account);
  for (const path of ['/', '/gameHall/2', '/discount', '/faq', '/user']) {
    await page.goto(path);
    await expect(envelope(page)).toHaveCount(1);
    await envelope(page).scrollIntoViewIfNeeded();
    // Whatever it lies on is only what holds it: it stands in the page like everything else.
    expect(
      await envelope(page).evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        const below = document.elementsFromPoint(left + width / 2, top + height / 2);
        return below.filter((element) => !element.contains(button) && !button.contains(element)).length;
      }),
    ).toBe(0);
  }
});

test('two tabs that open it at once are given one amount', async ({ page, context, control }) => {
  await page.goto('/');
  await signIn(page, account);
  const total = (await control.ledger({ account })).total;
  const other = await context.newPage();
  await other.goto('/');
  for (const tab of [page, other]) await envelope(tab).click();
  await Promise.all([page, other].map((tab) => gift(tab).getByRole('button', { name: 'Open it' }).click()));
  const said = (tab: typeof page) => toast(tab, 'You have opened this envelope already');
  for (const tab of [page, other]) await expect(given(tab).or(said(tab))).toBeVisible();
  const lucky = (await given(page).count()) === 1 ? page : other;
  const late = lucky === page ? other : page;
  await expect(said(late)).toBeVisible();
  await expect(envelope(late)).toHaveCount(0);
  const amount = Number(await given(lucky).locator('data').getAttribute('value'));
  expect((await control.ledger({ account })).total).toBeCloseTo(total + amount, 2);
});

test('one that the operator lays there while somebody is here appears', async ({ page, control }) => {
  await control.script({ path: promotion, answer: { kind: 'code', code: 100, data: { envelope: null } } });
  await page.goto('/');
  await answered(page, promotion, () => signIn(page, account));
  await expect(envelope(page)).toHaveCount(0);
  await expect.poll(async () => (await control.channels())['presence-member.USD']).toBe(1);
  await control.publish({ channel: 'presence-member.USD', event: '.RedEnvelopeDisplay', data: {} });
  await expect(envelope(page)).toBeVisible();
});

test('nobody who is signed out has one, or asks for one', async ({ page, control }) => {
  const { n } = await control.mark();
  await page.goto('/');
  await expectSignedOut(page);
  await signIn(page, account);
  await expect(envelope(page)).toBeVisible();
  await signOut(page);
  await expectSignedOut(page);
  await expect(envelope(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator('[data-machine=session]')).toHaveAttribute('data-state', 'signedOut');
  const asked = (await control.requests({ since: n })).filter(
    ({ path }) => path === promotion || path === claim,
  );
  expect(asked.map(({ account, signedIn }) => ({ account, signedIn }))).toEqual([
    { account, signedIn: true },
  ]);
});
