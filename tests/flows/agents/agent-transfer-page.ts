import { WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { finishRequest } from '#tests/flows/kernel/request-responses.ts';
import { transferToMinh } from '#tests/flows/test-data.ts';

/** The agent's page for transfers, and the operator's responses to its requests. */
export const agentTransferForm = ({ page }: AppFixture) => page.getByRole('form', { name: 'Transfer' });

const send = '/agent/transfer';
const find = '/member/request/outcome';

/** Opens the page as an agent, with all requests of transfers held. */
export async function openAgentTransfer(app: AppFixture, unfinished: object | null) {
  await app.hold(send);
  await app.hold(find);
  const { member_id } = await app.storeMember('agent_rosa');
  if (unfinished)
    await app.page.evaluate(
      ([memberId, request]) =>
        sessionStorage.setItem('unfinishedAgentTransfer', JSON.stringify({ memberId, request })),
      [member_id, unfinished] as const,
    );
  await app.openApp('/proxy/Transfer');
  await agentTransferForm(app).waitFor();
}

/** Asks for 12.50 to a member of the downline. */
export async function reviewAgentTransfer(app: AppFixture) {
  const form = agentTransferForm(app);
  await form.getByLabel('Account of the member').fill(transferToMinh.toAccount);
  await form.getByRole('textbox', { name: 'Amount' }).fill('12.5');
  await form.getByRole('button', { name: 'Continue' }).click();
}

export async function sendAgentTransfer(app: AppFixture) {
  await agentTransferForm(app).getByLabel('Withdrawal password, 4 digits').fill(WITHDRAW_PASSWORD);
  await agentTransferForm(app).getByRole('button', { name: 'Send $12.50' }).click();
}

/** Responds to the request, or the request for its outcome. */
export async function respondToAgentTransfer(app: AppFixture, name: string) {
  if (name === 'accepted' || name === 'missing') return finishRequest(app, send, name);
  return finishRequest(app, send, { code: name === 'wrong password' ? 101 : 105 });
}
