import type { CallResult, Failure } from '#contract/call.ts';
import { mainWallet } from '#contract/constants.ts';
import type { WithdrawalOrder } from '#contract/endpoints/money/withdrawal.ts';
import type { PendingQuestion } from '#contract/endpoints/session/sign-in.ts';
import type { AgentTransferRequest } from '#machines/agents/agent-transfer.machine.ts';
import type { LaunchGame, Member, PlayBreak } from '#machines/kernel/events.ts';
import type { NewAccount } from '#machines/money/bank-account.machine.ts';
import type { TransferRequest } from '#machines/money/wallet-transfer.machine.ts';
import type { WithdrawalRequest } from '#machines/money/withdrawal.setup.ts';

/** Members, games and failures of the samples. */
export const linh: Member = { memberId: '1001', account: 'linhmai', currency: 'USD' };

export const lanternStreet: LaunchGame = {
  gameId: '11',
  gpId: 'GPAG',
  gtId: 2,
  gameType: 'slot',
  gameCode: 'lantern',
  house: '',
  name: 'Lantern Street',
  provider: 'Aurelia',
  image: '',
};
export const ninthWave: LaunchGame = {
  ...lanternStreet,
  gameId: '12',
  gameCode: 'wave',
  name: 'The Ninth Wave',
};

/** The hall that begins with these two games; it loads faster than home. */
export const hallOfGames = `/gameHall/${lanternStreet.gtId}`;

/** A game with a demo for visitors. */
export const deepSea: LaunchGame = {
  ...lanternStreet,
  gameId: '13',
  gpId: 'GPR8',
  gameCode: 'deep',
  name: 'Deep Sea Guardian',
  provider: 'Saigon Atelier',
};
/** A game of a provider whose games open in a modal. */
export const liveTable: LaunchGame = {
  ...lanternStreet,
  gameId: '21',
  gtId: 3,
  gameCode: 'roulette',
  name: 'Velvet Roulette',
  provider: 'Meridian Live',
};

export const phoneQuestion: PendingQuestion = {
  memberLoginId: 'l1',
  question: 'member_phone',
  availableQuestionsCount: 2,
};

export const failure = (call: string, code: string): Failure => ({
  call,
  code,
  serverMessage: 'the operator says no',
});
export const refused = (call: string, code: string): CallResult<never> => ({
  ok: false,
  failure: failure(call, code),
});

/** A break that ends long after the walk. */
export const longBreak: PlayBreak = { reason: 'cool_off', until: '2099-01-01 00:00:00' };

/** A transfer to Meridian Live. */
export const transferToMeridian: TransferRequest = {
  requestId: '6b1f1d9e-3f0a-4c1b-9a53-0d6f0f6f2a11',
  from: mainWallet,
  to: 'GPAG',
  amount: '5.00',
};

/** A claim of the promotion for depositors. */
export const thankYouClaim = {
  requestId: '6b1f1d9e-3f0a-4c1b-9a53-0d6f0f6f2a13',
  promotionId: 'thank-you',
};

/** A check-in of the day that the tests' calendar has as today. */
export const todaysCheckIn = {
  requestId: '6b1f1d9e-3f0a-4c1b-9a53-0d6f0f6f2a14',
  date: '2026-11-28',
};

/** A transfer of an agent to a member of the downline. */
export const transferToMinh: AgentTransferRequest = {
  requestId: '2f0c6c1e-98a7-4d0e-8a1c-5b7d2e9f4a60',
  toAccount: 'agent_minh',
  amount: '12.50',
};

/** A withdrawal to the first account. */
export const withdrawal: WithdrawalRequest = {
  requestId: '0f6a4a0e-6a55-4a2b-8f0e-3d9a5b8c7e21',
  accountId: '1',
  amount: '100.00',
};
export const openOrder: WithdrawalOrder = {
  orderNumber: 'W1',
  requestId: '',
  accountId: withdrawal.accountId,
  account: 'Red River Bank ****4471',
  amount: withdrawal.amount,
  fee: '1.00',
  payAmount: '99.00',
  status: 'pending',
  reason: '',
  createdAt: '2026-11-23 10:00:00',
  closedAt: '',
};
export const closedOrder: WithdrawalOrder = {
  ...openOrder,
  status: 'cancelled',
  closedAt: '2026-11-23 10:05:00',
};

export const newAccount: NewAccount = {
  kind: 'bank',
  institution: 'usd-1',
  branch: '',
  number: '1903 7742 0099',
  alias: '',
};
