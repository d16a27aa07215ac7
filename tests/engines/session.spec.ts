import { PASSWORD } from '#sandbox/members.ts';
import { captchaAnswer } from '#tests/support/fixtures.ts';
import { popUpDiscount } from '#tests/support/promotions.ts';
import { expect, test } from './fixtures.ts';
import { account, openSignedIn } from './steps.ts';
import { openTab } from './tab.ts';

test('member signs in with the form', async ({ tab, sandbox, control }) => {
  await tab.goto(sandbox.url);
  await tab.click('header button', 'Sign in');
  await tab.fill('dialog input', 'Account name', account);
  await tab.fill('dialog input', 'Password', PASSWORD);
  await tab.fill('dialog input', 'Code in the image', captchaAnswer);
  await tab.click('dialog button', 'Sign in');
  const { total } = await control.ledger({ account });
  expect(await tab.read(['header data'], 'value')).toBe(String(total));
});

test('sign-out reaches the other tab', async ({ tab, sandbox, control, driver }) => {
  await openSignedIn({ tab, sandbox, control }, '/faq');
  const other = await openTab(driver);
  await other.goto(`${sandbox.url}/faq`);
  await other.see('header data');
  await tab.click('header [title="Account menu"]');
  await tab.click('button', 'Sign out');
  await tab.see('header button', 'Sign in');
  await other.see('header button', 'Sign in');
});

test('letter is shown as soon as it is sent', async ({ tab, sandbox, control }) => {
  await openSignedIn({ tab, sandbox, control }, '/user/Letter');
  const unread = () => tab.read(['header a[aria-label^="Letters"]'], 'aria-label');
  await expect.poll(unread).toBe('Letters, 1 unread');
  // A letter that is sent before the page has joined its channel does not reach it (record 0140).
  await expect.poll(async () => Object.keys(await control.channels())).toContain('presence-member.USD');
  await control.letter({ account, title: 'Saturday', content: 'The hall is closed on Saturday.' });
  await expect.poll(unread).toBe('Letters, 2 unread');
  await tab.click('main li a[href*="Letter"]');
  expect(await tab.read(['article'])).toContain('The hall is closed on Saturday.');
});

test('page reconnects when the member navigates back to it', async ({ tab, sandbox, control }) => {
  const channels = async () => Object.keys(await control.channels());
  await openSignedIn({ tab, sandbox, control }, '/faq');
  // A page that is left before has nothing to reconnect; one that is left while its connection is upgraded may
  // stay on its channels until a ping is missed (record 0173).
  await expect.poll(channels).toContain('presence-member.USD');
  await expect.poll(() => control.transports()).toEqual(['websocket']);
  await tab.goto(`${sandbox.gamesUrl}/service`);
  await expect.poll(channels).toEqual([]);
  await tab.back();
  await expect.poll(channels).toContain('presence-member.USD');
  await control.letter({ account, title: 'Saturday', content: 'The hall is closed on Saturday.' });
  const letters = () => tab.read(['header a[aria-label^="Letters"]'], 'aria-label');
  // WebKit's driver responds only after some seconds when it has gone back.
  await expect.poll(letters, { timeout: 30_000 }).toBe('Letters, 2 unread');
});

test('pop-up discounts open with the focus on an enabled control', async ({ tab, sandbox, control }) => {
  await control.bulletins({ items: ['1', '2'].map((id) => popUpDiscount({ id })) });
  await tab.goto(`${sandbox.url}/discount`);
  await tab.see('dialog[open] h2', 'Promotions for you');
  const focused = () =>
    tab.evaluate(() => {
      const { activeElement: element } = document;
      return element?.closest('dialog') ? element.matches(':not(:disabled, [aria-disabled=true])') : null;
    });
  await expect.poll(focused).toBe(true);
});
