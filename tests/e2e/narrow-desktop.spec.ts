import { expect, test } from '../support/fixtures.ts';
import { openSignedIn } from '../support/realtime.ts';

for (const [account, path, text] of [
  ['linhmai_88', '/user/PlayLimits', 'Play time today'],
  ['linhmai_88', '/vi-VN/user/Info', '5550188'],
  ['agent_rosa', '/proxy/DownlineInfo', /^[a-z]+\.\d{4}/],
  ['agent_rosa', '/proxy/Promotion', 'Newsletter, English'],
] as const)
  test(`words of ${path} are whole when the window is 1024 px wide`, async ({ page, control }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await openSignedIn(page, control, account, path);
    const shown = page.getByRole('main').getByText(text).first();
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
  });
