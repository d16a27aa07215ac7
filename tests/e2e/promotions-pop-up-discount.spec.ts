import type { Page } from '@playwright/test';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import { expect, isMobileLayout, test } from '#tests/support/fixtures.ts';
import {
  closePopUpDiscounts,
  popUpDiscount,
  popUpDiscountDialog,
  waitForResponseTo,
} from '#tests/support/promotions.ts';
import { openSignedIn, publicChannel, waitForRealtime } from '#tests/support/realtime.ts';
import {
  clickGame,
  closeByUser,
  dialog,
  expectSignedIn,
  openSignIn,
  playBar,
  signIn,
  signOut,
  waitUntilHeld,
} from '#tests/support/steps.ts';

const visitorPath = '/arks/web/bulletin';
const memberPath = '/arks/web/bulletin/member';
const hidePath = '/arks/web/bulletin/member/hide';
const account = 'second_seat';

/** Opens a page whose pop-up discounts are held, of a visitor or of the member. */
async function holdOffers(page: Page, control: ControlClient, path: string, member?: string) {
  const heldPath = member ? memberPath : visitorPath;
  await control.bulletins({
    items: [popUpDiscount(), popUpDiscount({ id: '2', deposit_page: true, members_only: true })],
  });
  const { id } = await control.script({ path: heldPath, response: { kind: 'real' }, hold: true });
  // The dialog is fetched when it is first rendered, and shown some time later.
  let fetched = 0;
  page.on('request', (request) => {
    if (/\/PopUpDiscount-[^/]+\.js$/.test(request.url())) fetched += 1;
  });
  await (member ? openSignedIn(page, control, member, path) : page.goto(path));
  await waitUntilHeld(control, heldPath);
  await publicChannel(control);
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  return {
    release: () => waitForResponseTo(page, heldPath, () => control.release({ id })),
    /** Expects that the dialog has not been rendered before the page shows a later event. */
    async expectNone() {
      await waitForRealtime(page, control);
      expect(fetched).toBe(0);
    },
    async expectShown() {
      await expect(popUpDiscountDialog(page)).toBeVisible();
      expect(fetched).toBe(1);
    },
  };
}
/** Navigates like a link, even when no link can be clicked. */
const goTo = (page: Page, path: string) => page.evaluate((to) => window.history.pushState({}, '', to), path);

test('closed pop-up discount returns for a visitor when one is updated', async ({ page, control }) => {
  await control.bulletins({ items: [popUpDiscount()] });
  await page.goto('/discount');
  await expect(popUpDiscountDialog(page)).toContainText('Six more from Monday.');
  await closePopUpDiscounts(page);
  await waitForResponseTo(page, visitorPath, () => page.reload());
  await expect(popUpDiscountDialog(page)).toHaveCount(0);
  await control.bulletins({ items: [popUpDiscount({ updated_at: Date.now() + 60_000 })] });
  await page.reload();
  await expect(popUpDiscountDialog(page)).toBeVisible();
});

test('single pop-up discount takes the focus, so that a key for the page activates nothing in it', async ({
  page,
  control,
}) => {
  await control.bulletins({ items: [popUpDiscount()] });
  await page.goto('/');
  await expect(popUpDiscountDialog(page)).toBeFocused();
});

test('pop-up discounts omit those for the other device type', { tag: '@layouts' }, async ({
  page,
  control,
}) => {
  const device = isMobileLayout(page) ? 2 : 1;
  await control.bulletins({
    items: [
      popUpDiscount({ id: '1', display_device: device, display_content: 'For this one' }),
      popUpDiscount({ id: '2', display_device: 3 - device, display_content: 'For the other' }),
    ],
  });
  await page.goto('/discount');
  await expect(popUpDiscountDialog(page)).toContainText('For this one');
  await expect(page.getByText('For the other')).toHaveCount(0);
});

test('pop-up discount is shown to a member once per session', async ({ page, control }) => {
  await control.bulletins({ items: [popUpDiscount()] });
  await page.goto('/discount');
  await closePopUpDiscounts(page);
  await signIn(page, account);
  await expect(popUpDiscountDialog(page)).toBeVisible();
  await closePopUpDiscounts(page);
  await waitForResponseTo(page, memberPath, () => page.reload());
  await expectSignedIn(page);
  await expect(popUpDiscountDialog(page)).toHaveCount(0);
  await signOut(page);
  await expect(popUpDiscountDialog(page)).toBeVisible();
});

test('pop-up discount is hidden permanently when display_frequency is 0', async ({
  page,
  control,
  browser,
  sandbox,
}) => {
  await control.bulletins({ items: [popUpDiscount()] });
  await page.goto('/discount');
  await closePopUpDiscounts(page);
  await signIn(page, 'offers_on');
  await expect(popUpDiscountDialog(page)).toBeVisible();
  const { n } = await control.requestCursor();
  await waitForResponseTo(page, hidePath, () => closePopUpDiscounts(page));
  // The list is fetched again; the hidden pop-up discounts stay hidden in another browser as well.
  await expect
    .poll(async () =>
      (await control.requests({ since: n }))
        .map(({ path }) => path)
        .filter((path) => [hidePath, memberPath].includes(path)),
    )
    .toEqual([hidePath, memberPath]);
  const other = await browser.newPage({ baseURL: sandbox.url });
  await other.goto('/discount');
  await closePopUpDiscounts(other);
  await waitForResponseTo(other, memberPath, () => signIn(other, 'offers_on'));
  await expect(popUpDiscountDialog(other)).toHaveCount(0);
  await other.close();
});

test('pop-up discount is shown on each visit to the deposit page', async ({ page, control }) => {
  await control.bulletins({
    items: [
      popUpDiscount({ deposit_page: true, members_only: true, display_content: 'Transfers are slow today' }),
    ],
  });
  await openSignedIn(page, control, account, '/faq');
  for (let times = 0; times < 2; times += 1) {
    await page.goto('/user?page=Deposit');
    await expect(popUpDiscountDialog(page)).toContainText('Transfers are slow today');
    await closePopUpDiscounts(page);
  }
  expect(await page.evaluate(() => sessionStorage.getItem('popUpDiscountModalCloseTime'))).toBeNull();
});

test('pop-up discount changes its slide by button, key and drag', { tag: '@layouts' }, async ({
  page,
  control,
}) => {
  await control.bulletins({
    items: ['One', 'Two', 'Three'].map((name, place) =>
      popUpDiscount({
        id: name,
        display_content: `Offer ${name}`,
        updated_at: Date.now() - 60_000 * (place + 1),
      }),
    ),
  });
  await page.goto('/discount');
  const shown = (name: string) => popUpDiscountDialog(page).getByText(`Offer ${name}`, { exact: true });
  await expect(shown('One')).toBeVisible();
  await expect(popUpDiscountDialog(page).getByRole('status')).toHaveText('1 of 3');
  await expect(popUpDiscountDialog(page).getByRole('region', { name: 'Promotions' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(popUpDiscountDialog(page).getByRole('status')).toHaveText('2 of 3');
  await expect(shown('Two')).toBeInViewport();
  await popUpDiscountDialog(page).getByRole('button', { name: 'Next promotion' }).click();
  await expect(shown('Three')).toBeInViewport();
  // The last slide has no next slide.
  await expect(popUpDiscountDialog(page).getByRole('button', { name: 'Next promotion' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const box = await shown('Three').boundingBox();
  if (!box) throw new Error('no bounding box');
  await page.mouse.move(box.x + 20, box.y + 5);
  await page.mouse.down();
  // By more than half a slide, so that the speed of the drag does not matter.
  await page.mouse.move(box.x + 20 + box.width * 0.7, box.y + 5, { steps: 8 });
  await page.mouse.up();
  await expect(popUpDiscountDialog(page).getByRole('status')).not.toHaveText('3 of 3');
  await page.keyboard.press('Escape');
  await expect(popUpDiscountDialog(page)).toHaveCount(0);
});

test('pop-up discount opens neither under a dialog nor on the page where that is closed', async ({
  page,
  control,
}) => {
  const { release, expectNone, expectShown } = await holdOffers(page, control, '/discount');
  await openSignIn(page);
  await dialog(page).getByLabel('Account name').fill('linhmai');
  await release();
  await expectNone();
  await expect(dialog(page).getByLabel('Account name')).toHaveValue('linhmai');
  await goTo(page, '/faq');
  await expect(page).toHaveTitle(/^Help/);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expectNone();
  await goTo(page, '/discount');
  await expectShown();
});

test('pop-up discount history lists the HTML ones that were closed by a link', async ({ page, control }) => {
  const content = '<p>Six more from Monday. <a href="/discount">The terms</a></p>';
  await control.bulletins({
    items: [
      popUpDiscount({ content }),
      popUpDiscount({ id: '2', display_content: '<b>Older</b>', updated_at: 1 }),
    ],
  });
  await page.goto('/');
  await expect(popUpDiscountDialog(page).locator('b')).toHaveText('Older');
  await popUpDiscountDialog(page).getByRole('link', { name: 'The terms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  await expect(popUpDiscountDialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Messages' }).click();
  const history = page.getByRole('dialog', { name: 'Messages' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await expect(history.getByRole('listitem').first()).toContainText('Six more from Monday.');
  await expect(history.locator('b')).toHaveText('Older');
  await history.getByRole('button', { name: 'Close' }).click();
  await expect(history).toHaveCount(0);
});

test('pop-up discount opens on home, and on no page with a task before it', async ({ page, control }) => {
  const { release, expectNone, expectShown } = await holdOffers(page, control, '/faq', account);
  await release();
  await expectNone();
  for (const [path, title] of [
    ['/app', /^App/],
    ['/search', /^Search games/],
    ['/user/Info', /^My details/],
    ['/user/Letter', /^Letters/],
    ['/user/MyWallet', /^My wallet/],
  ] as const) {
    await goTo(page, path);
    await expect(page).toHaveTitle(title);
    await expectNone();
  }
  await goTo(page, '/');
  await expectShown();
});

test('pop-up discount waits while a text field has the focus', async ({ page, control }) => {
  const { release, expectNone, expectShown } = await holdOffers(page, control, '/gameHall/2');
  await page.getByRole('main').getByRole('searchbox').focus();
  await release();
  await expectNone();
  await page.getByRole('main').focus();
  await expectShown();
});

test('pop-up discount waits while a form has a text, until the page is left', async ({ page, control }) => {
  const { release, expectNone, expectShown } = await holdOffers(page, control, '/user/Deposit', account);
  const amount = page.getByRole('textbox').first();
  await amount.fill('50');
  await amount.blur();
  await release();
  await expectNone();
  await amount.fill('');
  await amount.blur();
  await expectShown();
});

test('pop-up discount waits while a game opens and is played', async ({ page, control }) => {
  const { release, expectNone, expectShown } = await holdOffers(page, control, '/', account);
  const launch = await control.script({ path: '/member/game/play1', response: { kind: 'real' }, hold: true });
  const game = await clickGame(page);
  await waitUntilHeld(control, '/member/game/play1');
  await release();
  await expectNone();
  await control.release(launch);
  await expect(playBar(page)).toBeVisible();
  await expect(game.getByRole('button', { name: /^(Spin|Roll)$/ })).toBeVisible();
  await expectNone();
  await closeByUser(game);
  await expectShown();
});

test('pop-up discount waits until the page is still', async ({ page, control }) => {
  const { release, expectNone, expectShown } = await holdOffers(page, control, '/discount');
  await page.evaluate(() => {
    let down = 0;
    Object.assign(window, {
      scrolling: window.setInterval(() => {
        down = down === 0 ? 9 : 0;
        window.scrollTo(0, down);
      }, 50),
    });
  });
  await page.waitForFunction(() => window.scrollY > 0);
  await release();
  await expectNone();
  await page.evaluate(() => window.clearInterval((window as unknown as { scrolling: number }).scrolling));
  await expectShown();
});

test('pop-up discount whose dialog loads late does not cover the game that opens before', async ({
  page,
  control,
}) => {
  await control.bulletins({ items: [popUpDiscount()] });
  let load = () => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/\/PopUpDiscount-[^/]+\.js$/, async (route) => {
    await loaded;
    await route.continue();
  });
  const requested = page.waitForRequest(/\/PopUpDiscount-[^/]+\.js$/);
  await openSignedIn(page, control, account, '/');
  await requested;
  const game = await clickGame(page);
  await expect(playBar(page)).toBeVisible();
  const arrived = page.waitForResponse(/\/PopUpDiscount-[^/]+\.js$/);
  load();
  await arrived;
  await expect(game.getByRole('button', { name: /^(Spin|Roll)$/ })).toBeVisible();
  await expect(popUpDiscountDialog(page)).toHaveCount(0);
  await closeByUser(game);
  await expect(popUpDiscountDialog(page)).toBeVisible();
});
