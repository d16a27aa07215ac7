import type { Generated, Selectable } from 'kysely';
import type { linkKinds } from '#contract/endpoints/agents/promotion.ts';
import type { DepositMethodRow, DepositOrderRow } from './deposit-schema.ts';
import type { PlayLimitRow, PlayRuleRow } from './limit-schema.ts';
import type { HistoryDueRow, MoneyRecordRow, RoundRow } from './record-schema.ts';

/** 0 or 1; the embedded database has no booleans. */
export type Bit = 0 | 1;
/** Epoch milliseconds. */
type Instant = number;
/** A JSON document as text. */
type Json = string;

export type ProviderRow = { gp_id: string; name: string; active: Bit; icon_light: string; icon_dark: string };

type PlatformRow = {
  gp_id: string;
  gt_id: number;
  game_type: string;
  gp_gt_name: string;
  house: string;
  customized: Bit;
  app_id: string;
  game_code: string;
  devices: number;
  position: number;
  game_count: number;
};

export type GameRow = {
  game_id: string;
  gp_id: string;
  gt_id: number;
  game_type: string;
  game_code: string;
  house: string;
  names: Json;
  en_name: string;
  icon: string;
  tags: Json;
  customized: Bit;
  devices: number;
  rank: number;
};

export type MemberRow = {
  id: string;
  account: string;
  password_hash: string;
  withdraw_hash: string;
  currency: string;
  name: string;
  birthday: string;
  email: string;
  phone: string;
  identity_id: string;
  /** Contact fields by wire name (member_qq, ...). */
  contacts: Json;
  member_type: number;
  login_code: number;
  double_validation: Bit;
  first_login: Bit;
  bank_unverified: Bit;
  is_agent: Bit;
  agent_active: Bit;
  agent_level: number;
  /** As it was given at the registration: an account, an ID or the code of a link. */
  introducer: string;
  /**
   * IDs of the agents above the member, topmost first, each with a point behind it; empty without an agent.
   */
  agent_path: string;
  /** When the member became an agent; 0 for no agent. */
  agent_since: Instant;
  display_frequency: number;
  return_code: number;
  deposit_times: number;
  created_at: Instant;
  /** Wire names of registration fields. */
  verified_fields: Json;
  locked_fields: Json;
  password_weak: Bit;
  password_changed_at: Instant;
};

type SessionRow = { token: string; member_id: string; created_at: Instant; ended_at: Instant | null };
export type DeviceRow = {
  member_id: string;
  udid: string;
  confirmed: Bit;
  /** Token of the link that confirms the device, and when it was sent; null once confirmed. */
  token: string | null;
  requested_at: Instant | null;
};

export type AccountRow = {
  id: Generated<number>;
  kind: 'main' | 'wallet' | 'pending' | 'outside' | 'operator' | 'payment';
  /** Empty for accounts without a member. */
  member_id: string;
  gp_id: string;
  currency: string;
  /** Minor units; the sum of all accounts of a currency is zero. */
  balance: number;
};
type TransferRow = { id: Generated<number>; kind: string; memo: string; at: Instant };
type EntryRow = { transfer_id: number; account_id: number; amount: number };

/** A call that moves money, and its response: an `ApiError` or the data. */
type RequestRow = { member_id: string; request_id: string; request: Json; response: Json; at: Instant };
type WalletTransferRow = {
  id: Generated<number>;
  member_id: string;
  request_id: string;
  /** A `gp_id`, or the contract's ID of the main wallet. */
  from_wallet: string;
  to_wallet: string;
  /** Minor units. */
  amount: number;
  at: Instant;
};

export type VerificationRow = {
  member_id: string;
  field: string;
  value: string;
  code: string;
  sent_at: Instant;
  tries: number;
};
type BankAccountTable = {
  id: Generated<number>;
  member_id: string;
  kind: 'bank' | 'ewallet' | 'crypto';
  /** Bank, brand or network. */
  institution: string;
  branch: string;
  /** Account number, e-mail or crypto address. */
  number: string;
  owner: string;
  alias: string;
  is_default: Bit;
  status: 'pending' | 'verified' | 'refused';
  reason: string;
  created_at: Instant;
  /** Null: the operator decides. */
  verify_at: Instant | null;
};
export type BankAccountRow = Selectable<BankAccountTable>;
export type WithdrawalRow = {
  order_number: string;
  member_id: string;
  request_id: string;
  account_id: number;
  /** The account in words. */
  account: string;
  /** Minor units. */
  amount: number;
  fee: number;
  status: 'pending' | 'success' | 'refused' | 'cancelled';
  reason: string;
  created_at: Instant;
  closed_at: Instant | null;
  /** Null: the operator decides. */
  approve_at: Instant | null;
};
type WithdrawalClosureRow = { currency: string; start_at: Instant; end_at: Instant };
/** Bets that the member must make before `locked` of the wallet can be withdrawn. */
type TurnoverRow = {
  id: Generated<number>;
  member_id: string;
  titles: Json;
  /** Minor units. */
  required: number;
  locked: number;
  since: Instant;
  ends_at: Instant | null;
};

type LetterRow = {
  id: Generated<number>;
  member_id: string;
  is_read: Bit;
  titles: Json;
  contents: Json;
  created_at: Instant;
};
type FavoriteRow = { member_id: string; game_id: string; at: Instant };
type PlayedRow = { member_id: string; game_id: string; at: Instant };

type RedEnvelopeRow = { id: string; currency: string; end_at: Instant; min: number; max: number };
type RedEnvelopeClaimRow = { red_envelope_id: string; member_id: string; cash: number; at: Instant };

/** What a promotion gives to those who claim it; `amount` in major units of USD. */
export type ClaimablePromotionRow = {
  promotion_id: string;
  amount: number;
  /** Times the amount. */
  turnover: number;
  /** For members with so many deposits. */
  deposits: number;
  end_at: Instant;
};
type PromotionClaimRow = { promotion_id: string; member_id: string; amount: number; at: Instant };

type CaptchaRow = { token: string; type: number; answer: string; at: Instant };
type QuestionRow = { member_login_id: string; member_id: string; step: number; at: Instant };
type SmsRow = { phone: string; code: string; at: Instant };
type ResetRow = { token: string; member_id: string; at: Instant };
export type RecoveryRow = {
  token: string;
  account: string;
  channel: 'email' | 'phone';
  value: string;
  /** Null for an unknown account, or an e-mail or phone that is not the account's. */
  member_id: string | null;
  code: string;
  sent_at: Instant;
  tries: number;
};
type EncRow = { enc: string; payload: Json };

export type PlayRow = {
  token: string;
  member_id: string;
  gp_id: string;
  gt_id: number;
  game_id: string;
  lobby_url: string;
  extra: string;
  opened_at: Instant;
  seen_at: Instant;
  ended_at: Instant | null;
  staked: number;
  won: number;
};

export type BulletinRow = {
  id: string;
  display_device: number;
  deposit_page: Bit;
  members_only: Bit;
  display_content: string;
  content: string;
  /** Null: none. */
  action: Json | null;
  kind: 'offer' | 'notice';
  updated_at: Instant;
};
type BulletinHiddenRow = { member_id: string; display_location: number; at: Instant };

/** Operator content: announcements, banners, articles, page parts. */
export type DocumentRow = { kind: string; id: string; position: number; body: Json };

export type RegisterSettingRow = {
  name: string;
  currency: string;
  is_display: Bit;
  is_required: Bit;
  is_unique: Bit;
  is_member_center: Bit;
  is_verification: Bit;
  is_member_center_verification: Bit;
};

type JackpotRow = { currency: string; base: number; per_second: number; since: Instant };
/** Maintenance period of a provider, or of the deposit method with this ID. */
export type MaintenanceRow = { gp_id: string; start_at: Instant; end_at: Instant };
type PixelRow = { event_id: string; event_name: string; body: Json; at: Instant };

/** Filled once and not changed by a reset; equal in every sandbox. */
export type CatalogueTables = {
  provider: ProviderRow;
  platform: PlatformRow;
  game: GameRow;
  register_setting: RegisterSettingRow;
  deposit_method: DepositMethodRow;
};

export type AgentApplicationRow = {
  member_id: string;
  message: string;
  at: Instant;
  status: 'pending' | 'approved' | 'refused';
  reason: string;
  decided_at: Instant | null;
};
type AgentAgreementRow = { member_id: string; version: number; at: Instant };
export type AgentLinkRow = {
  code: string;
  member_id: string;
  kind: (typeof linkKinds)[number];
  name: string;
  /** Empty: the visitor chooses. */
  currency: string;
  clicks: number;
  disabled: Bit;
  created_at: Instant;
};
type AgentTransferRow = {
  id: Generated<number>;
  member_id: string;
  to_id: string;
  request_id: string;
  /** Minor units. */
  amount: number;
  at: Instant;
};
/** Agents whose downline has not been generated, and when its history ends. */
type DownlineDueRow = { member_id: string; at: Instant };

/** What an introducer got for a friend, in the introducer's minor units; the ledger has it too. */
type RecommendRewardRow = {
  friend_id: string;
  level: number;
  introducer_id: string;
  amount: number;
  at: Instant;
};

/** Cleared and seeded again by a reset. */
export type ResettableTables = {
  member: MemberRow;
  session: SessionRow;
  device: DeviceRow;
  account: AccountRow;
  transfer: TransferRow;
  entry: EntryRow;
  round: RoundRow;
  history_due: HistoryDueRow;
  play_limit: PlayLimitRow;
  play_rule: PlayRuleRow;
  recommend_reward: RecommendRewardRow;
  request: RequestRow;
  wallet_transfer: WalletTransferRow;
  verification: VerificationRow;
  bank_account: BankAccountTable;
  withdrawal_order: WithdrawalRow;
  withdrawal_closure: WithdrawalClosureRow;
  turnover: TurnoverRow;
  deposit_order: DepositOrderRow;
  letter: LetterRow;
  favorite: FavoriteRow;
  played: PlayedRow;
  red_envelope: RedEnvelopeRow;
  red_envelope_claim: RedEnvelopeClaimRow;
  claimable_promotion: ClaimablePromotionRow;
  promotion_claim: PromotionClaimRow;
  captcha: CaptchaRow;
  question: QuestionRow;
  sms: SmsRow;
  reset: ResetRow;
  recovery: RecoveryRow;
  agent_application: AgentApplicationRow;
  agent_agreement: AgentAgreementRow;
  agent_link: AgentLinkRow;
  agent_transfer: AgentTransferRow;
  downline_due: DownlineDueRow;
  enc: EncRow;
  play: PlayRow;
  bulletin: BulletinRow;
  bulletin_hidden: BulletinHiddenRow;
  jackpot: JackpotRow;
  maintenance: MaintenanceRow;
  transfer_disabled: { gp_id: string };
  document: DocumentRow;
  pixel: PixelRow;
};

export type Tables = CatalogueTables & ResettableTables & { money_record: MoneyRecordRow };
