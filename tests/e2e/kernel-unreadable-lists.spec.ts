import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeViolations } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';

type Data = Record<string, unknown>;
const text = 'This list could not be read.';
/** A list of which no row can be read. */
const unreadable = ['?'];
const alert = (page: Page, title: string) => page.getByRole('status').filter({ hasText: `${title}${text}` });

/** Changes the data of the sandbox's responses to a call; the returned function ends that. */
async function change<T>(page: Page, path: string, changed: (data: T) => unknown) {
  const url = `**/api${path}`;
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: T } | { body: T };
    const [field, data] = 'body' in body ? ['body', body.body] : ['data', body.data];
    await route.fulfill({ response, json: { ...body, [field as string]: changed(data as T) } });
  });
  return () => page.unroute(url);
}

async function expectReadAgain(page: Page, title: string, restore: () => Promise<void>) {
  await expect(alert(page, title)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await restore();
  await alert(page, title).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(text)).toHaveCount(0);
}

const inData = (field: string) => (data: Data) => ({ ...data, [field]: unreadable });
const inEachRow = (field: string) => (data: { list: Data[] }) => ({ list: data.list.map(inData(field)) });

for (const field of ['presets', 'promotions'])
  test(`deposit page says that ${field} could not be read, and reads them again`, async ({
    page,
    control,
  }) => {
    const restore = await change(page, '/member/deposit/methods', inEachRow(field));
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
    const restore = await change(page, path, inData(field));
    await openSignedIn(page, control, 'agent_rosa', url);
    await expectReadAgain(page, title, restore);
  });

test('bet says that its steps could not be read, and reads them again', async ({ page, control }) => {
  const restore = await change(page, '/member/record/bet', inData('steps'));
  await openSignedIn(page, control, 'linhmai_88', '/user/Transaction?from=2026-10-01&to=2026-11-11');
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click();
  await expectReadAgain(page, 'Result', restore);
});

test('provider says that its lists could not be read, and reads them again', { tag: '@layouts' }, async ({
  page,
}) => {
  const restore = await change(page, '/v2/game_label', inData('main'));
  await page.goto('/slotgame?gt_id=2&gp_id=GPBB');
  await expectReadAgain(page, 'Lists', restore);
});

test('home says that the providers of a hall could not be read, and reads them again', async ({ page }) => {
  const restore = await change(page, '/v3/game_list', (halls: Data[]) => halls.map(inData('gp_list')));
  await page.goto('/');
  await expectReadAgain(page, 'Providers', restore);
  await expect(page.getByRole('tabpanel', { name: 'Slots' }).getByRole('link').first()).toBeVisible();
});

test('hall says that its providers could not be read, and reads them again', { tag: '@layouts' }, async ({
  page,
}) => {
  const restore = await change(page, '/v3/game_list', (halls: Data[]) => halls.map(inData('gp_list')));
  await page.goto('/gameHall/2');
  await expectReadAgain(page, 'Providers', restore);
  await expect(page.getByRole('button', { name: /^All providers/ })).toBeVisible();
});

test('exported settlement says that its rows by agent could not be read', async ({ page, control }) => {
  await change(page, '/agent/settlement/detail', inData('sources'));
  await openSignedIn(page, control, 'agent_rosa', '/proxy/PerformanceSettlement');
  await expect(alert(page, 'By agent')).toBeVisible();
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await readFile(await (await exported).path(), 'utf8');
  expect(file).toContain(`By agent,${text}`);
});
