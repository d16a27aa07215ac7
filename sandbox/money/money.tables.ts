import type { DepositStatus } from '#contract/endpoints/money/deposit.ts';
import { bit, id, instant, json, money, nullable, oneOf, rowId, table, text } from '#sandbox/db/columns.ts';
import type { MessageKey } from '#sandbox/server/messages/messages.ts';

export const moneyTables = {
  account: table(
    {
      id: id(),
      kind: oneOf<'main' | 'wallet' | 'pending' | 'held' | 'outside' | 'operator' | 'payment'>(),
      /** Empty for accounts without a member. */
      member_id: text(),
      gp_id: text(),
      currency: text(),
      /** The sum of all accounts of a currency is zero. */
      balance: money(),
    },
    {
      unique: [['kind', 'member_id', 'gp_id', 'currency']],
      check: "kind NOT IN ('main', 'wallet', 'pending') OR balance >= 0",
      indexes: [{ name: 'account_by_member', on: 'member_id' }],
    },
  ),
  transfer: table(
    { id: id(), kind: text(), memo: text(), at: instant() },
    { indexes: [{ name: 'transfer_by_kind', on: 'kind, at' }] },
  ),
  /** An inserted entry moves the balance of its account. */
  entry: table(
    { transfer_id: rowId(), account_id: rowId(), amount: money('amount <> 0') },
    {
      references: { transfer_id: 'transfer', account_id: 'account' },
      indexes: [
        { name: 'entry_by_account', on: 'account_id' },
        { name: 'entry_by_transfer', on: 'transfer_id' },
      ],
    },
  ),
  /** A call that moves money, and its response: an `ApiError` or the data. */
  request: table(
    { member_id: text(), request_id: text(), request: json(), response: json(), at: instant() },
    { primaryKey: ['member_id', 'request_id'] },
  ),
  wallet_transfer: table(
    {
      id: id(),
      member_id: text(),
      request_id: text(),
      /** A `gp_id`, or the contract's ID of the main wallet. */
      from_wallet: text(),
      to_wallet: text(),
      amount: money('amount > 0'),
      at: instant(),
    },
    { unique: [['member_id', 'request_id']] },
  ),
  bank_account: table(
    {
      id: id(),
      member_id: text(),
      kind: oneOf<'bank' | 'ewallet' | 'crypto'>(),
      /** Bank, brand or network. */
      institution: text(),
      branch: text(),
      /** Account number, e-mail or crypto address. */
      number: text(),
      owner: text(),
      alias: text(),
      is_default: bit(),
      status: oneOf<'pending' | 'verified' | 'refused'>(),
      reason: text(),
      created_at: instant(),
      /** Null: the operator decides. */
      verify_at: nullable(instant()),
    },
    {
      unique: [['member_id', 'kind', 'institution', 'number']],
      indexes: [{ name: 'default_account', on: 'member_id', isUnique: true, where: 'is_default = 1' }],
    },
  ),
  withdrawal_order: table(
    {
      order_number: text(),
      member_id: text(),
      request_id: text(),
      account_id: rowId(),
      /** The account in words. */
      account: text(),
      amount: money('amount > 0'),
      fee: money(),
      status: oneOf<'pending' | 'success' | 'refused' | 'cancelled'>(),
      reason: text(),
      created_at: instant(),
      closed_at: nullable(instant()),
      /** Null: the operator decides. */
      approve_at: nullable(instant()),
    },
    {
      primaryKey: ['order_number'],
      check: 'fee >= 0 AND fee < amount',
      indexes: [
        { name: 'withdrawal_by_member', on: 'member_id, created_at' },
        { name: 'open_withdrawal', on: 'member_id', isUnique: true, where: "status = 'pending'" },
      ],
    },
  ),
  withdrawal_closure: table(
    { currency: text(), start_at: instant(), end_at: instant() },
    { primaryKey: ['currency'] },
  ),
  /** Bets that the member must make before `locked` of the wallet can be withdrawn. */
  turnover: table(
    {
      id: id(),
      member_id: text(),
      titles: json(),
      required: money(),
      locked: money(),
      since: instant(),
      ends_at: nullable(instant()),
    },
    { indexes: [{ name: 'turnover_by_member', on: 'member_id' }] },
  ),
  deposit_order: table(
    {
      order_number: text(),
      member_id: text(),
      request_id: text(),
      method_id: text(),
      /** Empty without a promotion. */
      promotion_id: text(),
      payer_name: text(),
      currency: text(),
      amount: money('amount > 0'),
      paid_amount: nullable(money()),
      fee: money(),
      arrives: money(),
      bonus: money(),
      turnover: money(),
      status: oneOf<DepositStatus>(),
      /** What the payer identifies the order by: a transfer's reference, a crypto address, the token of a link. */
      reference: text(),
      reason: oneOf<MessageKey | ''>(),
      created_at: instant(),
      expires_at: instant(),
      ended_at: nullable(instant()),
    },
    {
      primaryKey: ['order_number'],
      unique: [['reference'], ['member_id', 'request_id']],
      indexes: [
        { name: 'deposit_by_member', on: 'member_id, created_at' },
        {
          name: 'open_deposit',
          on: 'member_id',
          isUnique: true,
          where: "status IN ('waiting', 'reported')",
        },
      ],
    },
  ),
};
