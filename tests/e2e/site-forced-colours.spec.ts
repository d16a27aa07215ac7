import type { Locator, Page } from '@playwright/test';
import { depositForm, fillDeposit } from '#tests/support/deposit-page.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { visit } from '#tests/support/visit.ts';
import { password, review } from '#tests/support/withdrawal-page.ts';

const force = (page: Page) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });

const look = (element: Locator) =>
  element.evaluate((each) => {
    const { backgroundColor, borderStyle, borderWidth, outlineStyle, outlineWidth } = getComputedStyle(each);
    return {
      background: backgroundColor,
      border: borderStyle === 'solid' && borderWidth,
      outline: outlineStyle === 'solid' && outlineWidth,
    };
  });

/** The colours of text and background of what is chosen. */
const isChosen = (element: Locator) =>
  element.evaluate((each) => {
    const sample = document.createElement('i');
    sample.style.cssText = 'background: Highlight; color: HighlightText; forced-color-adjust: none';
    document.body.append(sample);
    const [seen, wanted] = [each, sample].map((one) => {
      const { backgroundColor, color } = getComputedStyle(one);
      return `${color} on ${backgroundColor}`;
    });
    sample.remove();
    return seen === wanted;
  });

test('chosen tab, provider and page differ from others in forced colours, and controls have edges', {
  tag: '@layouts',
}, async ({ page, control }) => {
  await force(page);
  await openSignedIn(page, control, 'linhmai_88', '/gameHall/2');
  const main = page.getByRole('main');
  await expect(main.getByRole('list', { name: 'Games' })).toBeVisible();
  const providers = main.getByRole('toolbar', { name: 'Providers' }).getByRole('button');
  const tabs = main.getByRole('tab');
  const pageLinks = page.locator('nav [aria-current="page"]:visible');
  expect(await isChosen(tabs.first())).toBe(true);
  expect(await isChosen(tabs.nth(1))).toBe(false);
  expect(await isChosen(pageLinks.first())).toBe(true);
  expect((await look(providers.nth(1))).border).toBe('1px');
  await providers.nth(1).click();
  await expect(providers.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => isChosen(providers.nth(1))).toBe(true);
  expect(await isChosen(providers.nth(2))).toBe(false);
  await page.keyboard.press('ArrowRight');
  await expect(providers.nth(2)).toBeFocused();
  expect((await look(providers.nth(2))).outline).toBe('2px');
});

test('fields, presets and boxes of a PIN have edges in forced colours, and a ring while they are focused', async ({
  page,
  control,
}) => {
  await force(page);
  await openSignedIn(page, control, 'linhmai_88', '/user/Deposit');
  await fillDeposit(page, 'Harbour Bank', '100');
  const amount = depositForm(page).getByLabel('How much?');
  expect((await look(amount.locator('..'))).border).toBe('1px');
  expect((await look(amount)).outline).toBe('2px');
  const presets = depositForm(page).getByRole('group', { name: 'Amounts' }).getByRole('button');
  expect((await look(presets.first())).border).toBe('1px');
  await presets.nth(1).click();
  expect(await isChosen(presets.nth(1))).toBe(true);
  await visit(page, '/user/Withdrawal');
  await review(page, '50');
  await password(page).focus();
  const boxes = password(page).locator('..').locator('> span');
  expect((await look(boxes.nth(1))).border).toBe('1px');
  expect((await look(boxes.first())).border).toBe('3px');
});
