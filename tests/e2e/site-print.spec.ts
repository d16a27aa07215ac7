import { extractText } from 'unpdf';
import { orderDeposit, orderNumber } from '#tests/support/deposit-page.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { visit } from '#tests/support/visit.ts';

test('records, an order and a settlement are whole on paper, upright and across', async ({
  page,
  control,
}) => {
  /** Words of each sheet. */
  const print = async (landscape: boolean) => {
    const sheets = await extractText(
      new Uint8Array(await page.pdf({ format: 'A4', landscape, preferCSSPageSize: false })),
    );
    return sheets.text.map((text) => text.replaceAll(/\s+/g, ' '));
  };
  const main = page.getByRole('main');
  await openSignedIn(page, control, 'linhmai_88', '/user/Transaction');
  const rows = main.locator('tbody tr');
  await expect(rows.nth(5)).toBeVisible();
  const last = (await rows.last().locator('td').allTextContents()).filter((text) => /\w/.test(text));
  const heads = await main.locator('thead th').allTextContents();
  for (const landscape of [false, true]) {
    const sheets = await print(landscape);
    const words = sheets.join(' ').replaceAll(' ', '');
    for (const cell of [...heads, ...last]) expect.soft(words).toContain(cell.replaceAll(/\s/g, ''));
    expect.soft(words).toMatch(/^Bets/);
    expect.soft(words).not.toContain('Mywallet');
  }
  await visit(page, '/user/Deposit');
  await orderDeposit(page, 'Harbour Bank', '100');
  await expect(page.getByText('Transfer exactly')).toBeVisible();
  const number = await orderNumber(page);
  for (const landscape of [false, true]) {
    const sheets = await print(landscape);
    for (const words of [number, 'Transfer exactly', 'Harbour Bank', '100.00'])
      expect.soft(sheets.join(' ')).toContain(words);
    expect.soft(sheets.length).toBeLessThanOrEqual(2);
  }
  await openSignedIn(page, control, 'agent_rosa', '/proxy/PerformanceSettlement');
  await expect(page.getByRole('row', { name: /You receive/ })).toBeVisible();
  for (const landscape of [false, true]) {
    const sheets = await print(landscape);
    for (const words of ['Commission statement of agent_rosa', 'You receive', 'Your own members', 'Total'])
      expect.soft(sheets.join(' ')).toContain(words);
    expect.soft(sheets.length).toBeLessThanOrEqual(2);
  }
});
