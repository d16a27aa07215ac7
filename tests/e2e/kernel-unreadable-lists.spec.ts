import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeViolations } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import {
  changeData,
  expectReadAgain,
  inData,
  inHalls,
  unreadableList,
  unreadableText,
} from '#tests/support/unreadable-lists.ts';

async function expectAccessible(page: Page, title: string) {
  await expect(unreadableList(page, title)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
}

test('bet says that its steps could not be read, and reads them again', async ({ page, control }) => {
  const restore = await changeData(page, '/member/record/bet', inData('steps'));
  await openSignedIn(page, control, 'linhmai_88', '/user/Transaction?from=2026-10-01&to=2026-11-11');
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click();
  await expectAccessible(page, 'Result');
  await expectReadAgain(page, 'Result', restore);
});

test('provider says that its lists could not be read, and reads them again', { tag: '@layouts' }, async ({
  page,
}) => {
  const restore = await changeData(page, '/v2/game_label', inData('main'));
  await page.goto('/slotgame?gt_id=2&gp_id=GPBB');
  await expectAccessible(page, 'Lists');
  await expectReadAgain(page, 'Lists', restore);
});

test('hall says that its providers could not be read, and reads them again', { tag: '@layouts' }, async ({
  page,
}) => {
  const restore = await changeData(page, '/v3/game_list', inHalls);
  await page.goto('/gameHall/2');
  await expectAccessible(page, 'Providers');
  await expectReadAgain(page, 'Providers', restore);
  await expect(page.getByRole('button', { name: /^All providers/ })).toBeVisible();
});

test('exported settlement says that its rows by agent could not be read', async ({ page, control }) => {
  await changeData(page, '/agent/settlement/detail', inData('sources'));
  await openSignedIn(page, control, 'agent_rosa', '/proxy/PerformanceSettlement');
  await expect(unreadableList(page, 'By agent')).toBeVisible();
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await readFile(await (await exported).path(), 'utf8');
  expect(file).toContain(`By agent,${unreadableText}`);
});
