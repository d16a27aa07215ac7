import type { Currency } from '#contract/constants.ts';
import type { BankAccountRow, PlayLimitRow, Tables } from '#sandbox/db/schema.ts';

type NamedAccount = Pick<BankAccountRow, 'kind' | 'institution' | 'number'> &
  Partial<Pick<BankAccountRow, 'branch' | 'alias' | 'status' | 'reason'>>;

export type NamedMember = {
  account: string;
  /** Purpose of this member, printed at start. */
  situation: string;
  currency: Currency;
  /** Main wallet, in major units. */
  cash: number;
  /** Wallets at providers by gp_id, in major units. */
  wallets?: Readonly<Record<string, number>>;
  name?: string;
  email?: string;
  phone?: string;
  identityId?: string;
  memberType?: number;
  agentLevel?: number;
  /** Code of /login instead of a token (specification, section 8). */
  loginCode?: 102 | 103 | 106 | 107 | 201 | 202 | 203 | 802;
  doubleValidation?: boolean;
  firstLogin?: boolean;
  bankUnverified?: boolean;
  agent?: 'active' | 'inactive';
  application?: 'pending' | 'approved' | 'refused';
  /** Version of the agents' agreement that was accepted, before the current one. */
  agreement?: 'older';
  /** 0: a pop-up discount is shown until the member hides it. */
  displayFrequency?: 0 | 1;
  letters?: number;
  unread?: number;
  /** Code of the one-key balance return (specification, section 8). */
  returnCode?: 101 | 102 | 103 | 104 | 105;
  /** Deposits that the member has cancelled within the last minutes. */
  cancelledDeposits?: number;
  /** Days in a row on which the member has checked in; the last one is yesterday, or today. */
  checkIns?: { days: number; until: 'yesterday' | 'today' };
  /** Whether the member can check in, and what that requires today. */
  checkIn?: Pick<Tables['check_in_setting'], 'state' | 'condition'>;
  /** No red envelope, favourites or history, like a newly registered member. */
  fresh?: boolean;
  /** Account of the member by whose link this one has registered, or of the agent above. */
  introducer?: string;
  /** Major units of a deposit, and of bets in rounds, since the registration. */
  firstDeposit?: number;
  firstBets?: number;
  /** Has played and moved money for 90 days. */
  history?: boolean;
  /** Accounts for withdrawals, verified unless another status is given. */
  accounts?: readonly NamedAccount[];
  /** Major units of a withdrawal to the first account that waits for the operator. */
  openWithdrawal?: number;
  /** Required bets, and what they lock, in major units. */
  turnover?: { required: number; locked: number };
  /** Own limits in major units, or minutes of a session; null for none. A pending one waits some hours. */
  limits?: readonly (Pick<PlayLimitRow, 'kind' | 'period' | 'value'> & {
    pending?: { value: number | null; inHours: number };
  })[];
  reminderMinutes?: number;
  /** Days that are left of a break. */
  coolOffDays?: number;
  exclusionDays?: number;
  /** Wire names of registration fields that are verified, or that the operator has locked. */
  verified?: readonly string[];
  locked?: readonly string[];
  /** False: the member has not set one. */
  withdrawPassword?: false;
};
