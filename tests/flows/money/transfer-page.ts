import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { finishRequest, respondToRequest } from '#tests/flows/kernel/request-responses.ts';
import { transferToMeridian } from '#tests/flows/test-data.ts';
import { expect } from '#tests/support/expect.ts';

/** The wallet page's form, and the operator's responses to its requests. */
export const transferForm = ({ page }: AppFixture) => page.getByRole('form', { name: 'Transfer' });

const send = '/member/wallet/transfer';
const find = '/member/request/outcome';

/** Opens the page as a member, with all requests of transfers held. */
export async function openTransfer(app: AppFixture) {
  await app.hold(send);
  await app.hold(find);
  await app.storeMember();
  await app.openApp('/user/MyWallet');
  await expect(transferForm(app).getByLabel('To', { exact: true })).toBeVisible();
}

/** Opens the page with a transfer that was sent before and whose outcome is not known. */
export async function restoreTransfer(app: AppFixture) {
  await app.hold(find);
  await app.hold(send);
  const { member_id } = await app.storeMember();
  await app.page.evaluate(
    ([memberId, request]) =>
      sessionStorage.setItem('unfinishedTransfer', JSON.stringify({ memberId, request })),
    [member_id, transferToMeridian] as const,
  );
  await app.openApp('/user/MyWallet');
}

/** Transfers 5.00 to Meridian Live. */
export async function submitTransfer(app: AppFixture) {
  const form = transferForm(app);
  await form.getByLabel('To', { exact: true }).selectOption({ label: 'Meridian Live' });
  await form.getByRole('textbox', { name: 'Amount' }).fill('5');
  await form.getByRole('button', { name: 'Transfer to Meridian Live' }).click();
}

/** Responds to a request: the transfer itself, or its outcome. */
export const respondToTransfer = (app: AppFixture, name: string) => respondToRequest(app, send, name);

/** Lets the transfer end: by its response, or by its outcome. */
export const finishTransfer = (app: AppFixture, name: 'accepted' | 'refused' | 'missing') =>
  finishRequest(app, send, name === 'refused' ? { code: 101 } : name);
