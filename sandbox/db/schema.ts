import type { Selectable } from 'kysely';
import type { MoneyKind, moneyStatuses } from '#contract/endpoints/records.ts';
import { agentTables } from '#sandbox/agents/agents.tables.ts';
import { catalogueTables } from '#sandbox/catalogue/catalogue.tables.ts';
import { moneyTables } from '#sandbox/money/money.tables.ts';
import { playTables } from '#sandbox/play/play.tables.ts';
import { sessionTables } from '#sandbox/session/session.tables.ts';
import { contentTables } from '#sandbox/site/site.tables.ts';
import { createTable, type Engine, type Row, table, text } from './columns.ts';

export type { Bit } from './columns.ts';

/** Cleared and seeded again by a reset. A table comes after those that it refers to. */
export const resettableTables = {
  ...sessionTables,
  ...moneyTables,
  ...playTables,
  ...agentTables,
  ...contentTables,
};

/** What the tables were filled from, so that other seed data is noticed. */
const seedTables = { seed: table({ part: text(), fingerprint: text() }, { primaryKey: ['part'] }) };

const tables = { ...seedTables, ...catalogueTables, ...resettableTables };
type StoredTables = { [T in keyof typeof tables]: Row<(typeof tables)[T]> };
export type TableName = keyof StoredTables;

/** The member's movements of money except rounds: a view of orders and ledger. */
type MoneyRecord = {
  id: string;
  member_id: string;
  kind: MoneyKind;
  status: (typeof moneyStatuses)[number];
  amount: number;
  paid_amount: number | null;
  fee: number;
  booked: number;
  source: string;
  target: string;
  /** Kind of the ledger's transfer; empty for an order. */
  cause: string;
  reason: string;
  order_number: string;
  at: number;
  closed_at: number | null;
};
const MONEY_RECORD = `
  CREATE VIEW money_record AS
  SELECT order_number AS id, member_id, 'deposit' AS kind,
    CASE WHEN status IN ('waiting', 'reported') THEN 'pending' ELSE status END AS status,
    deposit_order.amount, paid_amount, deposit_order.fee,
    CASE WHEN status = 'success' THEN arrives ELSE 0 END AS booked,
    deposit_method.name AS source, '' AS target, '' AS cause, reason, order_number, created_at AS at,
    ended_at AS closed_at
  FROM deposit_order LEFT JOIN deposit_method USING (method_id)
  UNION ALL
  SELECT order_number, member_id, 'withdrawal', CASE WHEN status = 'refused' THEN 'failed' ELSE status END,
    amount, NULL, fee, CASE WHEN status IN ('pending', 'success') THEN -amount ELSE 0 END,
    '', account, '', reason, order_number, created_at, closed_at
  FROM withdrawal_order
  UNION ALL
  SELECT 'T' || transfer.id, mine.member_id,
    CASE WHEN transfer.kind = 'deposit' THEN 'deposit'
      WHEN transfer.kind IN ('bonus', 'envelope', 'reward') THEN 'bonus'
      WHEN other_account.kind = 'wallet' THEN 'transfer' ELSE 'adjustment' END,
    'success', abs(entry.amount), NULL, 0,
    CASE WHEN other_account.kind = 'wallet' THEN 0 ELSE entry.amount END,
    CASE WHEN other_account.kind <> 'wallet' THEN ''
      WHEN entry.amount < 0 THEN 'main' ELSE other_account.gp_id END,
    CASE WHEN other_account.kind <> 'wallet' THEN ''
      WHEN entry.amount > 0 THEN 'main' ELSE other_account.gp_id END,
    transfer.kind, '', CASE WHEN transfer.kind = 'bonus' THEN transfer.memo ELSE '' END, transfer.at, NULL
  FROM account AS mine
  JOIN entry ON entry.account_id = mine.id
  JOIN transfer ON transfer.id = entry.transfer_id
  JOIN entry AS other ON other.transfer_id = transfer.id AND other.account_id <> mine.id
  JOIN account AS other_account ON other_account.id = other.account_id
  WHERE mine.kind = 'main' AND transfer.kind NOT IN ('withdrawal', 'withdrawal returned')
    AND NOT (transfer.kind = 'deposit' AND transfer.memo <> '')`;

const MOVE_BALANCE = 'UPDATE account SET balance = balance + NEW.amount WHERE id = NEW.account_id;';
const TRIGGERS: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: [`CREATE TRIGGER entry_moves_balance AFTER INSERT ON entry BEGIN ${MOVE_BALANCE} END`],
  postgres: [
    `CREATE FUNCTION move_balance() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${MOVE_BALANCE} RETURN NEW; END $$`,
    'CREATE TRIGGER entry_moves_balance AFTER INSERT ON entry FOR EACH ROW EXECUTE FUNCTION move_balance()',
  ],
};

/** The statements that create all tables, the view and the trigger in an empty database. */
export const createSchema = (engine: Engine): string[] => [
  ...Object.entries(tables).flatMap(([name, given]) => createTable(engine, name, given)),
  MONEY_RECORD,
  ...TRIGGERS[engine],
];

/** Names of the tables in the order in which they can be filled; they can be emptied in the opposite one. */
export const namesOf = (part: object): TableName[] => Object.keys(part) as TableName[];

/** Names of the tables whose IDs the database gives. */
export const numberedTables = Object.entries(tables)
  .filter(([, { columns }]) => Object.values(columns).some(({ type }) => type === 'id'))
  .map(([name]) => name as TableName);

export type Tables = StoredTables & { money_record: MoneyRecord };

export type AccountRow = Tables['account'];
export type AgentLinkRow = Tables['agent_link'];
export type BankAccountRow = Selectable<Tables['bank_account']>;
export type BulletinRow = Tables['bulletin'];
export type ClaimablePromotionRow = Tables['claimable_promotion'];
export type DepositMethodRow = Tables['deposit_method'];
export type DepositOrderRow = Tables['deposit_order'];
export type DeviceRow = Tables['device'];
export type DocumentRow = Tables['document'];
export type GameRow = Tables['game'];
export type MaintenanceRow = Tables['maintenance'];
export type MemberRow = Tables['member'];
export type PlayLimitRow = Tables['play_limit'];
export type PlayRow = Tables['play'];
export type PlayRuleRow = Tables['play_rule'];
export type ProviderRow = Tables['provider'];
export type RecoveryRow = Tables['recovery'];
export type RegisterSettingRow = Tables['register_setting'];
export type RoundRow = Tables['round'];
export type WithdrawalRow = Tables['withdrawal_order'];
