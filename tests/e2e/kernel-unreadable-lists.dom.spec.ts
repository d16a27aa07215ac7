import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { changeData, expectReadAgain, inData, inEachRow, inHalls } from '#tests/support/unreadable-lists.ts';

for (const field of ['presets', 'promotions'])
  test(`deposit page says that ${field} could not be read, and reads them again`, async ({
    page,
    control,
  }) => {
    const restore = await changeData(page, '/member/deposit/methods', inEachRow(field));
    await openSignedIn(page, control, 'linhmai_88', '/user/Deposit');
    await expectReadAgain(page, field === 'presets' ? 'Amounts' : 'Promotions', restore);
  });

for (const [title, url, path, field] of [
  ['Levels', '/proxy/DownlineInfo', '/agent/downline', 'path'],
  ['Total', '/proxy/DownlineInfo', '/agent/downline', 'totals'],
  ['Images for your links', '/proxy/Promotion', '/agent/promotion', 'materials'],
  ['By agent', '/proxy/PerformanceSettlement', '/agent/settlement/detail', 'sources'],
] as const)
  test(`agent's page says that ${field} could not be read, and reads them again`, async ({
    page,
    control,
  }) => {
    const restore = await changeData(page, path, inData(field));
    await openSignedIn(page, control, 'agent_rosa', url);
    await expectReadAgain(page, title, restore);
  });

test('home says that the providers of a hall could not be read, and reads them again', async ({ page }) => {
  const restore = await changeData(page, '/v3/game_list', inHalls);
  await page.goto('/');
  await expectReadAgain(page, 'Providers', restore);
  await expect(page.getByRole('tabpanel', { name: 'Slots' }).getByRole('link').first()).toBeVisible();
});
