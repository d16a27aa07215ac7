import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { visit } from '#tests/support/visit.ts';

/** A window 1024 px wide. */

test.beforeEach(({ page }) => page.setViewportSize({ width: 1024, height: 768 }));

const shownIn = (page: Page, text: string | RegExp) => page.getByRole('main').getByText(text).first();

async function expectWholeWords(shown: Locator) {
  await expect(shown).toBeVisible();
  const broken = await shown.evaluate((element) => {
    const node = [...element.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const words = [...(node?.textContent ?? '').matchAll(/\S+/g)];
    return words.flatMap(({ 0: word, index }) => {
      const range = new Range();
      range.setStart(node as Text, index);
      range.setEnd(node as Text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });
  expect(broken).toEqual([]);
}

test('words of agent pages are whole', async ({ page, control }) => {
  await openSignedIn(page, control, 'agent_rosa', '/proxy/DownlineInfo');
  await expectWholeWords(shownIn(page, /^[a-z]+\.\d{4}/));
  await visit(page, '/proxy/Promotion');
  await expectWholeWords(shownIn(page, 'Newsletter, English'));
});

test("words of a member's details are whole in a language with long ones", async ({ page, control }) => {
  await openSignedIn(page, control, 'linhmai_88', '/vi-VN/user/Info');
  await expectWholeWords(shownIn(page, '5550188'));
});

test('words of the play limits, tabs of a hall and the words of its searches are whole', async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, 'linhmai_88', '/user/PlayLimits');
  await expectWholeWords(shownIn(page, 'Play time today'));
  await visit(page, '/gameHall/2');
  const tabs = page.getByRole('main').getByRole('tablist');
  await expect(tabs.getByRole('tab', { name: 'Favourites' })).toBeVisible();
  expect(await tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  const fields = [
    [page.getByRole('banner').getByRole('combobox'), 'Search 5,051 games'],
    [page.getByRole('main').getByRole('searchbox'), 'Search in this hall'],
  ] as const;
  await expect(page.getByRole('banner').getByRole('button', { name: /^Open red envelope/ })).toBeVisible();
  // An icon until it has the focus.
  await page.getByRole('main').getByRole('searchbox').focus();
  for (const [field, words] of fields) {
    await expect(field).toHaveAttribute('placeholder', words);
    const room = await field.evaluate((input: HTMLInputElement) => {
      const { font, paddingRight } = getComputedStyle(input);
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) return Number.NaN;
      canvas.font = font;
      return (
        input.clientWidth - Number.parseFloat(paddingRight) - canvas.measureText(input.placeholder).width
      );
    });
    expect(room).toBeGreaterThanOrEqual(0);
  }
});
