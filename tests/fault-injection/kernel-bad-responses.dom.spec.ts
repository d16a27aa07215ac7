import type { Page } from '@playwright/test';
import type { Path } from '#contract/endpoints.ts';
import { toastTime } from '#contract/times.ts';
import type { ScriptedResponse } from '#sandbox/server/control-protocol.ts';
import { test } from '#tests/support/dom/fixtures.ts';
import { genericErrorText } from '#tests/support/error-texts.ts';
import { expect } from '#tests/support/expect.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import {
  dialog,
  expectSignedIn,
  openSignIn,
  submitCredentials,
  toast,
  wallet,
} from '#tests/support/steps.ts';
import {
  type Bad,
  badResponses,
  expectNoMarkup,
  games,
  sendTo,
  status,
  success,
  unreadable,
  wrongMessage,
} from './bad-responses.ts';

const account = 'second_seat';

/** An empty list is no fault. */
const listFaults = Object.entries(badResponses).filter(([name]) => name !== 'empty data');

const wrongShapes: [string, Bad][] = [
  [
    'a wrong shape',
    [{ kind: 'code', code: 100, data: { info: 'none', token: 7 } }, genericErrorText, unreadable],
  ],
  [
    'unreadable rows',
    [{ kind: 'code', code: 100, data: { info: [7], list: [7] } }, genericErrorText, unreadable],
  ],
];

const failed = (page: Page) => page.getByRole('main').getByRole('alert');

test('list loads on retry when its responses were bad', async ({ page, control }) => {
  await page.clock.install();
  const retry = () => failed(page).getByRole('button', { name: 'Try again' }).click();
  // Several parts of a page may send this call; all get the same response until it is replaced.
  await control.script({ path: games, response: status(500), times: 99, replace: true });
  await page.goto('/gameHall/2');
  for (const [name, [response, text, listText = text]] of [...listFaults, ...wrongShapes, wrongMessage]) {
    await test.step(name, async () => {
      // The same text of the fault before is no sign that its response has come.
      await page.waitForLoadState('networkidle');
      await sendTo({ page, control }, games, response, retry, 99);
      await expect(failed(page)).toContainText('This could not be loaded');
      await expect(failed(page)).toContainText(listText);
      await expect(failed(page)).not.toContainText(/malformed|\/v\d\//);
    });
  }
  // Held until the click, since a refetch in the background would remove the button.
  await control.script({ path: games, response: { kind: 'real' }, hold: true, times: 99, replace: true });
  await retry();
  await control.clear();
  await expect(page.getByRole('main')).toContainText(/[1-9]\d* games/);
  await expectNoMarkup(page);
});

test('sign-in form shows an error when the login response is bad', async ({ page, control }) => {
  await page.clock.install();
  await page.goto('/faq');
  await openSignIn(page);
  for (const [name, [response, text]] of [
    ...Object.entries(badResponses),
    ...wrongShapes,
    wrongMessage,
    ['only a token', [{ kind: 'code', code: 100, data: { token: 'x' } }, genericErrorText]],
  ] as [string, Bad][]) {
    await test.step(name, async () => {
      await sendTo({ page, control }, '/login', response, () => submitCredentials(page, { account }));
      await expect(dialog(page).getByRole('alert')).toContainText(text);
      // The code is cleared for the next image: this attempt has ended.
      await expect(dialog(page).getByLabel('Code in the image')).toHaveValue('');
    });
  }
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expectNoMarkup(page);
  await submitCredentials(page, { account });
  await expectSignedIn(page);
});

test('favourite is reset with a notice when its response is bad', async ({ page, control }) => {
  await page.clock.install();
  await openSignedIn(page, control, 'newcomer_1');
  const favourite = page
    .getByRole('main')
    .getByRole('button', { name: /^Add Lantern Street/ })
    .first();
  for (const [name, [response, text]] of Object.entries(badResponses)) {
    await test.step(name, async () => {
      const path: Path = '/arks/web/member-games/favorite/store';
      await sendTo({ page, control }, path, response, () => favourite.click());
      if (name === success) {
        await expect.poll(() => control.unused()).toEqual([]);
        await expect(favourite).toHaveAttribute('aria-pressed', 'true');
        await favourite.click();
      } else {
        await expect(toast(page, 'This favourite was not saved').last()).toBeVisible();
        await expect(toast(page, text).last()).toBeVisible();
      }
      await expect(favourite).toHaveAttribute('aria-pressed', 'false');
      // Notices of earlier faults disappear.
      await page.clock.fastForward(2 * toastTime);
    });
  }
  await expectNoMarkup(page);
});

test("session stays open when responses with the member's status are bad", async ({ page, control }) => {
  const path: Path = '/member/profile/common/layout';
  const layouts: (ScriptedResponse | 'hang')[] = [
    ...[...Object.entries(badResponses), ...wrongShapes, wrongMessage].map(([, [response]]) => response),
    {
      kind: 'code',
      code: 100,
      data: { id: 2, member_account: 'x', member_currency: 'USD', member_cash: 'lots' },
    },
    { kind: 'code', code: 100, data: { id: 2, member_account: 'x', member_currency: 'USD' } },
  ];
  await page.clock.install();
  await page.goto('/faq');
  await control.script({ path, response: layouts[0] as ScriptedResponse });
  await openSignIn(page);
  await submitCredentials(page, { account });
  const session = page.locator('[data-machine=session]');
  await expect(session).toHaveAttribute('data-state', 'signedIn.present');
  const id = await page.evaluate(() => localStorage.getItem('member_id'));
  const channel = `private-member.${id}`;
  await expect.poll(async () => (await control.channels())[channel]).toBe(1);
  for (const response of layouts.slice(1)) {
    // A cancelled request does not consume its script.
    await expect.poll(() => control.unused()).toEqual([]);
    await sendTo({ page, control }, path, response, () =>
      control.publish({ channel, event: '.all_transfer_back', data: {} }),
    );
  }
  await expect.poll(() => control.unused()).toEqual([]);
  await expect(session).toHaveAttribute('data-state', 'signedIn.present');
  await control.publish({ channel, event: '.all_transfer_back', data: {} });
  await expect(wallet(page)).toHaveAttribute('value', '500');
  await expectNoMarkup(page);
});
