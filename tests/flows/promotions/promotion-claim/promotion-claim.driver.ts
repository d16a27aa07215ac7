import type { Driver } from 'xstate-path-tests';
import type { promotionClaimMachine } from '#machines/promotions/promotion-claim.machine.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { checkRequest, finishRequest } from '#tests/flows/kernel/request-responses.ts';
import { thankYouClaim } from '#tests/flows/test-data.ts';
import { expect } from '#tests/support/expect.ts';
import { claimButton, claimDialog, claimedDialog } from '#tests/support/promotions.ts';

const send = '/member/promotion/claim';
const find = '/member/request/outcome';
const added = { request_id: thankYouClaim.requestId, amount: '5.00', balance: '105.00' };

/** Opens the dialog as a member; `unfinished`: with a claim that was sent before and whose outcome is not known. */
async function open(app: AppFixture, unfinished: typeof thankYouClaim | null) {
  await app.hold(send);
  await app.hold(find);
  const { member_id } = await app.storeMember();
  if (unfinished)
    await app.page.evaluate(
      ([memberId, request]) =>
        sessionStorage.setItem('unfinishedClaim', JSON.stringify({ memberId, request })),
      [member_id, unfinished] as const,
    );
  await app.openApp('/discount/thank-you?claim=true');
}

export const driver = {
  start: (app, input) => open(app, input?.input.unfinished ?? null),
  execute: {
    'claim.submit': ({ page }) => claimButton(page).click(),
    'request.check': (app) => checkRequest(app, send, claimDialog(app.page)),
    moneyRequest: (app, { name }) =>
      finishRequest(app, send, name === 'refused' ? { code: 103 } : (name as 'accepted' | 'missing'), added),
  },
  recovery: { reload: { claiming: 'claiming' } },
  assert: {
    starting: 'transient',
    'terms.reading': ({ page }) => expect(claimButton(page)).toBeEnabled(),
    'terms.missing': ({ page }) =>
      expect(
        claimDialog(page).getByText('We did not receive your claim. Nothing was added to your wallet.'),
      ).toBeVisible(),
    claiming: ({ page }) => expect(claimButton(page)).toHaveAttribute('aria-busy', 'true'),
    claimed: ({ page }) => expect(claimedDialog(page)).toContainText('$5.00'),
  },
} satisfies Driver<typeof promotionClaimMachine, AppFixture>;
