import { expect } from '@playwright/test';
import type { AppFixture } from './app-fixture.ts';
import { refusal } from './responses.ts';
import { transferToAurelia } from './test-data.ts';

/** The wallet page's form, and the answers of the operator to its requests. */
export const transferForm = ({ page }: AppFixture) => page.getByRole('form', { name: 'Transfer' });

const send = '/member/wallet/transfer';
const find = '/member/wallet/transfers';

/** Opens the page as a member, with all requests of transfers held. */
export async function openTransfer(app: AppFixture) {
  await app.hold(send);
  await app.hold(find);
  await app.remember();
  await app.enter('/user/MyWallet');
  await expect(transferForm(app).getByLabel('To')).toBeVisible();
}

/** Opens the page with a transfer that was sent before and whose outcome is not known. */
export async function restoreTransfer(app: AppFixture) {
  await app.hold(find);
  await app.hold(send);
  const { member_id } = await app.remember();
  await app.page.evaluate(
    ([memberId, request]) =>
      sessionStorage.setItem('unfinishedTransfer', JSON.stringify({ memberId, request })),
    [member_id, transferToAurelia] as const,
  );
  await app.enter('/user/MyWallet');
}

/** Transfers 5.00 to Aurelia. */
export async function submitTransfer(app: AppFixture) {
  const form = transferForm(app);
  await form.getByLabel('To').selectOption('Aurelia');
  await form.getByLabel('Amount').fill('5');
  await form.getByRole('button', { name: 'Transfer to Aurelia' }).click();
}

const sentRequest = ({ page }: AppFixture) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('unfinishedTransfer') ?? '{}').request.requestId);

/** Answers a request: of the transfer itself, or whether it has arrived. */
export const answerTransfer = async (app: AppFixture, name: string) => {
  const answers: Record<string, () => Promise<void>> = {
    accepted: () => app.answer(send, { kind: 'code', code: 100, data: {} }),
    refused: () => app.answer(send, refusal(101)),
    'no answer': () => app.answer(send, { kind: 'drop' }),
    found: async () => {
      const row = { id: 1, request_id: await sentRequest(app) };
      await app.answer(find, { kind: 'code', code: 100, data: { list: [row], total_count: 1 } });
    },
    'not found': () => app.answer(find, { kind: 'code', code: 100, data: { list: [], total_count: 0 } }),
    'find: no answer': () => app.answer(find, { kind: 'drop' }),
  };
  await answers[name]?.();
};
