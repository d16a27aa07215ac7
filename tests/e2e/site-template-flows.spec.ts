import type { Page } from '@playwright/test';
import { type Language, languages } from '#contract/site.ts';
import { templates } from '#contract/templates.ts';
import { axeViolations } from '#tests/support/accessibility.ts';
import { orderDeposit, orderNumber } from '#tests/support/deposit-page.ts';
import { expect, isMobileLayout, test } from '#tests/support/fixtures.ts';
import { game, modalGamesPath, openFirst, spin } from '#tests/support/frames.ts';
import { changeSite } from '#tests/support/site.ts';
import { closeByUser, expectGameClosed, openGame, playRound, signIn, wallet } from '#tests/support/steps.ts';
import { visit } from '#tests/support/visit.ts';

/** What members do in each template, one layout each; all other tests use the default templates. */

const account = 'linhmai_88';
/** Languages with the longest words. */
const longWords = ['ta_IN', 'my_MM', 'vi_VN'] as const satisfies readonly Language[];

/** Pixels by which the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [index, name] of Object.keys(templates).entries()) {
  const tag = index % 2 === 0 ? [] : ['@phone'];

  test(`member signs in, deposits, reads a letter and plays when the template is ${name}`, { tag }, async ({
    page,
  }) => {
    await changeSite(page, { templateName: name, mobileTemplateName: name });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-template', name);
    const { background, scheme, regions } = templates[name as keyof typeof templates];
    const channels = [1, 3, 5].map((at) => Number.parseInt(background.slice(at, at + 2), 16));
    await expect(page.locator('body')).toHaveCSS('background-color', `rgb(${channels.join(', ')})`);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    const logo = page.getByRole('img', { name: 'Gamehall' }).first();
    const isPhone = isMobileLayout(page);
    // The letters of the logo are dark on a light ground, and light on a dark one.
    const isOnLight = scheme === 'light' && !(isPhone && regions.header === 'accent');
    const letters = isOnLight ? /\/dark/ : /\/light/;
    await expect(logo).toHaveAttribute('src', letters);
    await signIn(page, account);
    expect(await axeViolations(page)).toEqual([]);
    // Beside the wallet of a phone there is no room for a logo that can be read: the icon stands for it.
    await expect(logo).toHaveAttribute('src', isPhone ? /\/icon/ : letters);
    expect((await logo.boundingBox())?.width).toBeGreaterThanOrEqual(isPhone ? 34 : 100);

    await visit(page, '/gameHall/2');
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    const played = await openGame(page, 'Lantern Street');
    await playRound(played);
    await closeByUser(played);
    await expectGameClosed(page, played);

    await visit(page, '/user/Deposit');
    await orderDeposit(page, 'Harbour Bank', '100');
    await expect.poll(() => orderNumber(page)).toMatch(/^D\d+/);
    expect(await axeViolations(page)).toEqual([]);

    await visit(page, '/user/Letter');
    await page.getByRole('tabpanel').getByRole('listitem').getByRole('link').first().click();
    await expect(page.getByRole('article').getByRole('heading')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    await visit(page, modalGamesPath);
    await expect(wallet(page)).toBeVisible();
    await openFirst(page);
    await spin(page).click();
    const { width = 0, height = 0 } = (await page.locator('iframe:visible').boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThan(300);
    await expect(game(page).getByRole('button', { name: /^(Spin|Roll)$/ })).toBeVisible();
  });

  test(`pages keep within the window with long words and large text when the template is ${name}`, {
    tag: '@phone',
  }, async ({ page }) => {
    await changeSite(page, {
      templateName: name,
      mobileTemplateName: name,
      languages: ['en_US', ...longWords],
    });
    const wide: Record<string, number> = {};
    await page.setViewportSize({ width: 320, height: 640 });
    const measure = async (where: string) => {
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      // What is far down comes when the page is used, and the footer last.
      await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
      await expect(page.getByRole('contentinfo')).toBeAttached();
      for (const size of ['', '200%']) {
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, size);
        wide[`${where} ${size}`] = await overflow(page);
      }
    };
    for (const language of longWords) {
      const home = `/${languages[language].locale}`;
      await page.goto(home);
      await measure(home);
      // Without another load.
      await page.getByRole('main').locator('a[href$="/gameHall/2"]').first().click();
      await expect(page.getByRole('main').getByRole('tab').first()).toBeVisible();
      await measure(`${home}/gameHall/2`);
    }
    expect(wide).toEqual(Object.fromEntries(Object.keys(wide).map((url) => [url, 0])));

    await page.emulateMedia({ forcedColors: 'active' });
    const tabs = page.getByRole('main').getByRole('tab');
    const colours = (selected: boolean) =>
      tabs
        .and(page.locator(`[aria-selected=${selected}]`))
        .first()
        .evaluate((tab) => `${getComputedStyle(tab).color} on ${getComputedStyle(tab).backgroundColor}`);
    await expect(tabs.first()).toBeVisible();
    expect(await colours(true)).not.toBe(await colours(false));
  });
}
