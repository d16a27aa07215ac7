import type { DepositKind, DepositStatus } from '#contract/endpoints/money/deposit.ts';
import type { MessageKey } from '#sandbox/server/messages/messages.ts';

export type DepositMethodRow = {
  method_id: string;
  currency: string;
  kind: DepositKind;
  name: string;
  icon: string;
  /** Minor units. */
  min: number;
  max: number;
  /** JSON, as the fee and the needs. */
  presets: string;
  /** A rate of the contract; null if the payment costs nothing. */
  fee: string | null;
  arrival_minutes: number;
  needs: string;
  /** 0 or 1. */
  promotions: number;
  devices: number;
  /** The account or network to which the money goes: `DepositTarget`. */
  target: string;
  position: number;
};

export type DepositOrderRow = {
  order_number: string;
  member_id: string;
  request_id: string;
  method_id: string;
  /** Empty without a promotion. */
  promotion_id: string;
  payer_name: string;
  currency: string;
  /** Minor units, as all amounts of the row. */
  amount: number;
  paid_amount: number | null;
  fee: number;
  arrives: number;
  bonus: number;
  turnover: number;
  status: DepositStatus;
  /** What the payer identifies the order by: a transfer's reference, a crypto address, the token of a link. */
  reference: string;
  reason: MessageKey | '';
  /** Epoch milliseconds, as the other times. */
  created_at: number;
  expires_at: number;
  ended_at: number | null;
};
