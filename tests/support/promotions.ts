import type { Page } from '@playwright/test';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import type { GivenBulletin, ScriptedResponse } from '#sandbox/server/control-protocol.ts';
import { expect } from '#tests/support/expect.ts';

/** Locators and test data of pop-up discounts and red envelopes. */

export const popUpDiscountDialog = (page: Page) => page.getByRole('dialog', { name: 'Promotions for you' });
export const redEnvelopeDialog = (page: Page) => page.getByRole('dialog', { name: 'A red envelope for you' });
export const claimedDialog = (page: Page) => page.getByRole('dialog', { name: 'Added to your wallet' });

/** Button of an available red envelope. */
export const redEnvelopeButton = (page: Page) =>
  page.getByRole('button', { name: /^(?:Open red envelope: it|Red envelope) closes in/ });

export const popUpDiscount = (more: Partial<GivenBulletin> = {}): GivenBulletin => ({
  id: '1',
  display_content: 'New tables at Meridian',
  content: '<p>Six more from Monday.</p>',
  updated_at: Date.now() - 60_000,
  ...more,
});

export async function closePopUpDiscounts(page: Page) {
  // A toast above the dialog has a Close button as well.
  await popUpDiscountDialog(page).getByRole('button', { name: 'Close' }).first().click();
  await expect(popUpDiscountDialog(page)).toHaveCount(0);
}

/** Runs `act` and waits until this page has received a whole response for `path`; one that a reload cuts off does not count. */
export async function waitForResponseTo(page: Page, path: string, act: () => Promise<unknown>) {
  const finished = page.waitForEvent(
    'requestfinished',
    (request) => new URL(request.url()).pathname === `/api${path}`,
  );
  await act();
  await finished;
}

export const claimablePromotion = 'A gift for depositors';

export const promotionAction = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });

export const claimDialog = (page: Page, name = claimablePromotion) => page.getByRole('dialog', { name });
export const claimButton = (page: Page) => claimDialog(page).getByRole('button', { name: /^Claim/ });

export const funds = async (control: ControlClient, account: string) =>
  (await control.ledger({ account })).total;

/** Calls of red envelopes, and of a visitor's pop-up discounts. */
export const claim = '/arks/web/activity/red_envelope';
export const promotion = '/arks/web/activity/red_envelope_promotion';
export const visitors = '/arks/web/bulletin';
export const hour = 3_600_000;

export const redEnvelopeUntil = (end_at: unknown): ScriptedResponse => ({
  kind: 'code',
  code: 100,
  data: { envelope: { id: 'envelope-USD', end_at } },
});

/** The daily check-in of the page. */
export const checkIn = (page: Page) => page.locator('[data-machine="checkIn"]');
export const checkInButton = (page: Page) => checkIn(page).getByRole('button', { name: /^Check(?:ing)? in/ });
