import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import {
  claimablePromotion,
  claimButton,
  claimDialog,
  funds,
  popUpDiscount,
  popUpDiscountDialog,
  promotionAction,
} from '#tests/support/promotions.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { dialog, submitCredentials } from '#tests/support/steps.ts';

const account = 'second_seat';

const claimPath = '/member/promotion/claim';
const outcomePath = '/member/request/outcome';

test('claim is looked up when its response is lost', async ({ page, control }) => {
  await openSignedIn(page, control, account, '/discount/thank-you?claim=true');
  const before = await funds(control, account);
  await control.script({ path: claimPath, response: { kind: 'drop' } });
  await control.script({ path: outcomePath, response: { kind: 'status', status: 500 } });
  await claimButton(page).click();
  await expect(claimDialog(page)).toContainText('We do not know yet whether we have received your claim');
  await claimDialog(page).getByRole('button', { name: 'Check now' }).click();
  await expect(claimDialog(page, 'Added to your wallet')).toBeVisible();
  expect(await funds(control, account)).toBeCloseTo(before + 5, 2);
});

test('refused claim says why and moves nothing', async ({ page, control }) => {
  await openSignedIn(page, control, account, '/discount/thank-you?claim=true');
  const before = await funds(control, account);
  await control.script({ path: claimPath, response: { kind: 'code', code: 103 } });
  await claimButton(page).click();
  await expect(claimDialog(page)).toContainText('This promotion has ended.');
  expect(await funds(control, account)).toBe(before);
});

test('visitor signs in and goes on with the claim', { tag: '@layouts' }, async ({ page }) => {
  await page.goto('/discount/thank-you');
  await promotionAction(page, 'Claim').click();
  await submitCredentials(page, { account });
  await expect(claimButton(page)).toBeVisible();
});

test('visitor signs in and goes on with the deposit', { tag: '@layouts' }, async ({ page }) => {
  await page.goto('/discount/first-deposit');
  await promotionAction(page, 'Deposit').click();
  await submitCredentials(page, { account });
  await expect(page).toHaveURL(/\/user\/Deposit/);
  await expect(page.getByRole('heading', { name: 'Deposit' }).first()).toBeVisible();
});

test('promotion with an action to play opens its hall', async ({ page }) => {
  await page.goto('/discount');
  await page
    .getByRole('listitem')
    .filter({ hasText: '8% back on live tables' })
    .getByRole('link', { name: 'Play' })
    .click();
  await expect(page).toHaveURL(/\/gameHall\/3/);
});

test('promotions have no action when the member is in a break', async ({ page, control }) => {
  await openSignedIn(page, control, 'excluded_180', '/discount/thank-you?claim=true');
  await expect(page.getByRole('heading', { name: claimablePromotion })).toBeVisible();
  await expect(promotionAction(page, 'Claim')).toHaveCount(0);
  await expect(claimDialog(page)).toHaveCount(0);
});

test('home invites a member in a break to no promotion or game', async ({ page, control }) => {
  await openSignedIn(page, control, 'excluded_180', '/');
  const hero = page.getByRole('region', { name: 'Latest promotions' });
  await expect(hero).toContainText('New tables at Meridian Live');
  await expect(hero).not.toContainText('cashback');
  await expect(hero.getByRole('button', { name: 'Play', exact: true, includeHidden: true })).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('You have excluded yourself from play');
});

test('pop-up discount leads to its action, and a notice appears in the news', {
  tag: '@layouts',
}, async ({ page, control }) => {
  await control.bulletins({
    items: [
      popUpDiscount({ id: '1', action: { kind: 'claim', promotion_id: 'thank-you' } }),
      popUpDiscount({ id: '2', kind: 'notice', display_content: 'Slower transfers today' }),
    ],
  });
  await openSignedIn(page, control, account, '/discount');
  await expect(popUpDiscountDialog(page)).not.toContainText('Slower transfers today');
  await popUpDiscountDialog(page).getByRole('link', { name: 'Claim' }).click();
  await expect(popUpDiscountDialog(page)).toHaveCount(0);
  await expect(claimButton(page)).toBeVisible();
  await page.goto('/user/Announcement');
  await expect(page.getByRole('link', { name: 'Slower transfers today' })).toBeVisible();
});

test('latest promotions hold no notices and show their actions', async ({ page, control }) => {
  await openSignedIn(page, control, account, '/faq');
  await control.bulletins({
    items: [
      popUpDiscount({ id: '1', action: { kind: 'deposit' } }),
      popUpDiscount({ id: '2', kind: 'notice', display_content: 'Slower transfers today' }),
    ],
  });
  await page.getByRole('button', { name: 'Messages' }).click();
  const latest = dialog(page);
  await expect(latest.getByRole('link', { name: 'Deposit' })).toBeVisible();
  await expect(latest).not.toContainText('Slower transfers today');
});

test('notice keeps the markup that the operator gave it, in the announcements and in the news', async ({
  page,
  control,
}) => {
  const html = '<b>Slow</b> transfers &amp; payouts<br>today: <a href="/faq">why</a>';
  await control.bulletins({ items: [popUpDiscount({ kind: 'notice', display_content: html })] });
  await openSignedIn(page, control, account, '/user/Announcement');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Slow transfers & payouts today: why' }).click();
  const heading = main.getByRole('article').getByRole('heading');
  await expect(heading.locator('b')).toHaveText('Slow');
  await expect(heading.getByRole('link', { name: 'why' })).toHaveAttribute('href', '/faq');
  await main.getByRole('searchbox').fill('payouts why');
  await expect(main.getByRole('listitem').getByRole('link')).toHaveCount(1);
  await page.goto('/');
  await page.getByRole('button', { name: 'All announcements' }).click();
  await expect(dialog(page).locator('b')).toHaveText('Slow');
  await dialog(page).getByRole('link', { name: 'why' }).click();
  await expect(page).toHaveURL(/\/faq$/);
});

test('promotion in figures shows what the operator says, and a claim until it is made', async ({
  page,
  control,
}) => {
  const facts = { reward: { kind: 'fixed', value: '5' }, turnover: '3', end_at: '2099-11-24 12:00:00' };
  const give = (more: object) =>
    control.script({
      path: '/arks/web/discount',
      response: {
        kind: 'code',
        code: 100,
        data: {
          list: [
            { id: 'a', title: 'Gift', content: '<p>Long terms</p>', action: { kind: 'claim' }, facts: more },
            { id: 'b', title: 'No figures', content: '' },
            {
              id: 'c',
              title: 'Doubled',
              content: '',
              action: { kind: 'deposit' },
              facts: { turnover: '12' },
            },
          ],
        },
      },
    });
  await give({ ...facts, status: 'open' });
  await openSignedIn(page, control, account, '/discount');
  const card = page.getByRole('listitem').filter({ hasText: 'Gift' });
  await expect(card).toContainText('$5.00');
  await expect(card).toContainText('3 × bonus');
  const doubled = page.getByRole('listitem').filter({ hasText: 'Doubled' });
  await expect(doubled).toContainText('12 × (deposit + bonus)');
  await expect(card).toContainText('Tue, Nov 24, 12:00 (GMT-4)');
  await expect(card.getByRole('link', { name: 'Claim', exact: true })).toBeVisible();
  // A card without figures and action has its terms only.
  await expect(
    page.getByRole('listitem').filter({ hasText: 'No figures' }).getByRole('link', { name: 'Terms' }),
  ).toBeVisible();
  await give({ ...facts, status: 'claimed', progress: { required: '15', done: '3' } });
  await page.goto('/discount/a');
  const main = page.getByRole('main');
  await expect(main.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '20% played');
  await expect(main).toContainText('You have claimed this promotion.');
  await expect(main).toContainText(/claimed this promotion.*Long terms/);
  await expect(main.getByRole('link', { name: 'Claim', exact: true })).toHaveCount(0);
});
