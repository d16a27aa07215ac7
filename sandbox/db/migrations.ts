import type { CatalogueTables, ResettableTables } from './schema.ts';

/**
 * Migrations run once, in order; `user_version` stores the last one. Only append, never change an existing
 * one.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE provider (gp_id TEXT PRIMARY KEY, name TEXT NOT NULL, active INTEGER NOT NULL,
    icon_light TEXT NOT NULL, icon_dark TEXT NOT NULL);
  CREATE TABLE platform (gp_id TEXT NOT NULL REFERENCES provider, gt_id INTEGER NOT NULL, game_type TEXT NOT NULL,
    gp_gt_name TEXT NOT NULL, house TEXT NOT NULL, customized INTEGER NOT NULL, app_id TEXT NOT NULL,
    game_code TEXT NOT NULL, devices INTEGER NOT NULL, position INTEGER NOT NULL, game_count INTEGER NOT NULL,
    PRIMARY KEY (gp_id, gt_id));
  CREATE TABLE game (game_id TEXT PRIMARY KEY, gp_id TEXT NOT NULL REFERENCES provider, gt_id INTEGER NOT NULL,
    game_type TEXT NOT NULL, game_code TEXT NOT NULL, house TEXT NOT NULL, names TEXT NOT NULL, en_name TEXT NOT NULL,
    icon TEXT NOT NULL, tags TEXT NOT NULL, customized INTEGER NOT NULL, devices INTEGER NOT NULL, rank INTEGER NOT NULL,
    UNIQUE (gp_id, gt_id, game_code));
  CREATE INDEX game_by_rank ON game (gt_id, rank);
  CREATE TABLE document (kind TEXT NOT NULL, id TEXT NOT NULL, position INTEGER NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (kind, id));
  CREATE TABLE register_setting (name TEXT NOT NULL, currency TEXT NOT NULL, is_display INTEGER NOT NULL,
    is_required INTEGER NOT NULL, is_unique INTEGER NOT NULL, is_member_center INTEGER NOT NULL,
    is_verification INTEGER NOT NULL, is_member_center_verification INTEGER NOT NULL, PRIMARY KEY (name, currency));

  CREATE TABLE member (id TEXT PRIMARY KEY, account TEXT NOT NULL UNIQUE, password_hash TEXT NOT NULL,
    withdraw_hash TEXT NOT NULL, currency TEXT NOT NULL, name TEXT NOT NULL, birthday TEXT NOT NULL,
    email TEXT NOT NULL, phone TEXT NOT NULL, identity_id TEXT NOT NULL, contacts TEXT NOT NULL,
    member_type INTEGER NOT NULL, login_code INTEGER NOT NULL, double_validation INTEGER NOT NULL,
    first_login INTEGER NOT NULL, bank_unverified INTEGER NOT NULL, is_agent INTEGER NOT NULL,
    agent_active INTEGER NOT NULL, agent_level INTEGER NOT NULL, introducer TEXT NOT NULL,
    display_frequency INTEGER NOT NULL, return_code INTEGER NOT NULL, deposit_times INTEGER NOT NULL,
    created_at INTEGER NOT NULL);
  CREATE TABLE session (token TEXT PRIMARY KEY, member_id TEXT NOT NULL, created_at INTEGER NOT NULL, ended_at INTEGER);
  CREATE INDEX session_by_member ON session (member_id);
  CREATE TABLE device (member_id TEXT NOT NULL, udid TEXT NOT NULL, confirmed INTEGER NOT NULL,
    PRIMARY KEY (member_id, udid));

  CREATE TABLE account (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, member_id TEXT NOT NULL, gp_id TEXT NOT NULL,
    currency TEXT NOT NULL, balance INTEGER NOT NULL DEFAULT 0,
    UNIQUE (kind, member_id, gp_id, currency), CHECK (kind NOT IN ('main', 'wallet') OR balance >= 0));
  CREATE INDEX account_by_member ON account (member_id);
  CREATE TABLE transfer (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, memo TEXT NOT NULL, at INTEGER NOT NULL);
  CREATE TABLE entry (transfer_id INTEGER NOT NULL REFERENCES transfer, account_id INTEGER NOT NULL REFERENCES account,
    amount INTEGER NOT NULL CHECK (amount <> 0));
  CREATE INDEX entry_by_account ON entry (account_id);
  CREATE TRIGGER entry_moves_balance AFTER INSERT ON entry BEGIN
    UPDATE account SET balance = balance + NEW.amount WHERE id = NEW.account_id;
  END;

  CREATE TABLE letter (id INTEGER PRIMARY KEY, member_id TEXT NOT NULL, is_read INTEGER NOT NULL,
    titles TEXT NOT NULL, contents TEXT NOT NULL, created_at INTEGER NOT NULL);
  CREATE INDEX letter_by_member ON letter (member_id, id);
  CREATE TABLE favorite (member_id TEXT NOT NULL, game_id TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (member_id, game_id));
  CREATE TABLE played (member_id TEXT NOT NULL, game_id TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (member_id, game_id));
  CREATE TABLE envelope (id TEXT PRIMARY KEY, currency TEXT NOT NULL, end_at INTEGER NOT NULL,
    least INTEGER NOT NULL, most INTEGER NOT NULL);
  CREATE TABLE envelope_claim (envelope_id TEXT NOT NULL, member_id TEXT NOT NULL, cash INTEGER NOT NULL,
    at INTEGER NOT NULL, PRIMARY KEY (envelope_id, member_id));
  CREATE TABLE captcha (token TEXT PRIMARY KEY, type INTEGER NOT NULL, answer TEXT NOT NULL, at INTEGER NOT NULL);
  CREATE TABLE question (member_login_id TEXT PRIMARY KEY, member_id TEXT NOT NULL, step INTEGER NOT NULL,
    at INTEGER NOT NULL);
  CREATE TABLE sms (phone TEXT PRIMARY KEY, code TEXT NOT NULL, at INTEGER NOT NULL);
  CREATE TABLE reset (token TEXT PRIMARY KEY, member_id TEXT NOT NULL, at INTEGER NOT NULL);
  CREATE TABLE verify_try (member_id TEXT NOT NULL, at INTEGER NOT NULL);
  CREATE TABLE enc (enc TEXT PRIMARY KEY, payload TEXT NOT NULL);
  CREATE TABLE play (token TEXT PRIMARY KEY, member_id TEXT NOT NULL, gp_id TEXT NOT NULL, gt_id INTEGER NOT NULL,
    game_id TEXT NOT NULL, lobby_url TEXT NOT NULL, extra TEXT NOT NULL, opened_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL, ended_at INTEGER, staked INTEGER NOT NULL, won INTEGER NOT NULL);
  CREATE INDEX play_by_member ON play (member_id, ended_at);
  CREATE TABLE bulletin (id TEXT PRIMARY KEY, display_device INTEGER NOT NULL, deposit_page INTEGER NOT NULL,
    members_only INTEGER NOT NULL, display_content TEXT NOT NULL, content TEXT NOT NULL, updated_at INTEGER NOT NULL);
  CREATE TABLE bulletin_hidden (member_id TEXT NOT NULL, display_location INTEGER NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (member_id, display_location));
  CREATE TABLE jackpot (currency TEXT PRIMARY KEY, base INTEGER NOT NULL, per_second INTEGER NOT NULL,
    since INTEGER NOT NULL);
  CREATE TABLE maintenance (gp_id TEXT PRIMARY KEY, start_at INTEGER NOT NULL, end_at INTEGER NOT NULL);
  CREATE TABLE pixel (event_id TEXT NOT NULL, event_name TEXT NOT NULL, body TEXT NOT NULL, at INTEGER NOT NULL);
  `,
  `
  CREATE TABLE recovery (token TEXT PRIMARY KEY, account TEXT NOT NULL, way TEXT NOT NULL, value TEXT NOT NULL,
    member_id TEXT, code TEXT NOT NULL, sent_at INTEGER NOT NULL, tries INTEGER NOT NULL,
    UNIQUE (account, way, value));
  `,
  `
  CREATE TABLE agent_application (member_id TEXT PRIMARY KEY, message TEXT NOT NULL, at INTEGER NOT NULL);
  `,
  `
  DROP TABLE verify_try;
  ALTER TABLE device ADD COLUMN token TEXT;
  ALTER TABLE device ADD COLUMN asked_at INTEGER;
  `,
  `
  CREATE TABLE request (member_id TEXT NOT NULL, request_id TEXT NOT NULL, request TEXT NOT NULL, answer TEXT NOT NULL,
    at INTEGER NOT NULL, PRIMARY KEY (member_id, request_id));
  CREATE TABLE wallet_transfer (id INTEGER PRIMARY KEY, member_id TEXT NOT NULL, request_id TEXT NOT NULL,
    from_place TEXT NOT NULL, to_place TEXT NOT NULL, amount INTEGER NOT NULL CHECK (amount > 0), at INTEGER NOT NULL,
    UNIQUE (member_id, request_id));
  `,
  `
  CREATE TABLE transfer_disabled (gp_id TEXT PRIMARY KEY);
  `,
  `
  ALTER TABLE member ADD COLUMN verified_fields TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE member ADD COLUMN locked_fields TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE member ADD COLUMN password_weak INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE member ADD COLUMN password_changed_at INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE verification (member_id TEXT NOT NULL, field TEXT NOT NULL, value TEXT NOT NULL, code TEXT NOT NULL,
    sent_at INTEGER NOT NULL, tries INTEGER NOT NULL, PRIMARY KEY (member_id, field));
  CREATE TABLE bank_account (id INTEGER PRIMARY KEY AUTOINCREMENT, member_id TEXT NOT NULL, kind TEXT NOT NULL,
    place TEXT NOT NULL, branch TEXT NOT NULL, number TEXT NOT NULL, owner TEXT NOT NULL, alias TEXT NOT NULL,
    is_default INTEGER NOT NULL, status TEXT NOT NULL, reason TEXT NOT NULL, created_at INTEGER NOT NULL,
    verify_at INTEGER, UNIQUE (member_id, kind, place, number));
  CREATE UNIQUE INDEX default_account ON bank_account (member_id) WHERE is_default = 1;
  CREATE TABLE withdrawal_order (order_number TEXT PRIMARY KEY, member_id TEXT NOT NULL, request_id TEXT NOT NULL,
    account_id INTEGER NOT NULL, account TEXT NOT NULL, amount INTEGER NOT NULL CHECK (amount > 0),
    fee INTEGER NOT NULL CHECK (fee >= 0 AND fee < amount), status TEXT NOT NULL, reason TEXT NOT NULL,
    created_at INTEGER NOT NULL, closed_at INTEGER, approve_at INTEGER);
  CREATE UNIQUE INDEX open_withdrawal ON withdrawal_order (member_id) WHERE status = 'pending';
  CREATE INDEX withdrawal_by_member ON withdrawal_order (member_id, created_at);
  CREATE TABLE withdrawal_closure (currency TEXT PRIMARY KEY, start_at INTEGER NOT NULL, end_at INTEGER NOT NULL);
  CREATE TABLE turnover (id INTEGER PRIMARY KEY, member_id TEXT NOT NULL, titles TEXT NOT NULL,
    required INTEGER NOT NULL, locked INTEGER NOT NULL, since INTEGER NOT NULL, ends_at INTEGER);
  CREATE INDEX turnover_by_member ON turnover (member_id);
  `,
  `
  CREATE TABLE deposit_method (method_id TEXT PRIMARY KEY, currency TEXT NOT NULL, kind TEXT NOT NULL,
    name TEXT NOT NULL, icon TEXT NOT NULL, least INTEGER NOT NULL, most INTEGER NOT NULL, presets TEXT NOT NULL,
    fee TEXT, arrival_minutes INTEGER NOT NULL, needs TEXT NOT NULL, promotions INTEGER NOT NULL,
    devices INTEGER NOT NULL, target TEXT NOT NULL, position INTEGER NOT NULL);
  CREATE TABLE deposit_order (order_number TEXT PRIMARY KEY, member_id TEXT NOT NULL, request_id TEXT NOT NULL,
    method_id TEXT NOT NULL, promotion_id TEXT NOT NULL, payer_name TEXT NOT NULL, currency TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0), paid_amount INTEGER, fee INTEGER NOT NULL, arrives INTEGER NOT NULL,
    bonus INTEGER NOT NULL, turnover INTEGER NOT NULL, status TEXT NOT NULL, reference TEXT NOT NULL UNIQUE,
    reason TEXT NOT NULL, created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, ended_at INTEGER,
    UNIQUE (member_id, request_id));
  CREATE UNIQUE INDEX open_deposit ON deposit_order (member_id) WHERE status IN ('waiting', 'reported');
  `,
  `
  CREATE TABLE round (id INTEGER PRIMARY KEY, member_id TEXT NOT NULL, gp_id TEXT NOT NULL, gt_id INTEGER NOT NULL,
    game_id TEXT NOT NULL, stake INTEGER NOT NULL, valid INTEGER NOT NULL, prize INTEGER NOT NULL,
    status TEXT NOT NULL, outcome TEXT NOT NULL, at INTEGER NOT NULL);
  CREATE INDEX round_by_member ON round (member_id, at);
  CREATE INDEX entry_by_transfer ON entry (transfer_id);
  CREATE INDEX deposit_by_member ON deposit_order (member_id, created_at);
  CREATE TABLE history_due (member_id TEXT PRIMARY KEY, at INTEGER NOT NULL);
  CREATE VIEW money_record AS
    SELECT order_number AS id, member_id, 'deposit' AS kind,
      CASE WHEN status IN ('waiting', 'reported') THEN 'pending' ELSE status END AS status,
      deposit_order.amount, paid_amount, deposit_order.fee, iif(status = 'success', arrives, 0) AS booked,
      deposit_method.name AS source, '' AS target, '' AS cause, reason, order_number, created_at AS at,
      ended_at AS closed_at
    FROM deposit_order LEFT JOIN deposit_method USING (method_id)
    UNION ALL
    SELECT order_number, member_id, 'withdrawal', iif(status = 'refused', 'failed', status), amount, NULL, fee,
      iif(status IN ('pending', 'success'), -amount, 0), '', account, '', reason, order_number, created_at, closed_at
    FROM withdrawal_order
    UNION ALL
    SELECT 'T' || transfer.id, mine.member_id,
      CASE WHEN transfer.kind = 'deposit' THEN 'deposit'
        WHEN transfer.kind IN ('bonus', 'envelope', 'reward') THEN 'bonus'
        WHEN other_account.kind = 'wallet' THEN 'transfer' ELSE 'adjustment' END,
      'success', abs(entry.amount), NULL, 0, iif(other_account.kind = 'wallet', 0, entry.amount),
      CASE WHEN other_account.kind <> 'wallet' THEN ''
        WHEN entry.amount < 0 THEN 'main' ELSE other_account.gp_id END,
      CASE WHEN other_account.kind <> 'wallet' THEN ''
        WHEN entry.amount > 0 THEN 'main' ELSE other_account.gp_id END,
      transfer.kind, '', iif(transfer.kind = 'bonus', transfer.memo, ''), transfer.at, NULL
    FROM account AS mine
    JOIN entry ON entry.account_id = mine.id
    JOIN transfer ON transfer.id = entry.transfer_id
    JOIN entry AS other ON other.transfer_id = transfer.id AND other.account_id <> mine.id
    JOIN account AS other_account ON other_account.id = other.account_id
    WHERE mine.kind = 'main' AND transfer.kind NOT IN ('withdrawal', 'withdrawal returned')
      AND NOT (transfer.kind = 'deposit' AND transfer.memo <> '');
  `,
  `
  CREATE TABLE play_limit (member_id TEXT NOT NULL, kind TEXT NOT NULL, period TEXT NOT NULL, value INTEGER,
    pending_value INTEGER, pending_at INTEGER, PRIMARY KEY (member_id, kind, period));
  CREATE TABLE play_rule (member_id TEXT PRIMARY KEY, reminder_minutes INTEGER, cool_off_until INTEGER,
    excluded_until INTEGER);
  `,
  `
  CREATE TABLE recommend_reward (friend_id TEXT NOT NULL, level INTEGER NOT NULL, introducer_id TEXT NOT NULL,
    amount INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (friend_id, level));
  CREATE INDEX reward_by_introducer ON recommend_reward (introducer_id, at);
  CREATE INDEX member_by_introducer ON member (introducer);
  `,
  `
  ALTER TABLE member ADD COLUMN line TEXT NOT NULL DEFAULT '';
  ALTER TABLE member ADD COLUMN agent_since INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX member_by_line ON member (line);
  CREATE INDEX transfer_by_kind ON transfer (kind, at);
  ALTER TABLE agent_application ADD COLUMN status TEXT NOT NULL DEFAULT 'pending';
  ALTER TABLE agent_application ADD COLUMN reason TEXT NOT NULL DEFAULT '';
  ALTER TABLE agent_application ADD COLUMN decided_at INTEGER;
  CREATE TABLE agent_agreement (member_id TEXT NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (member_id, version));
  CREATE TABLE agent_link (code TEXT PRIMARY KEY, member_id TEXT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
    currency TEXT NOT NULL, clicks INTEGER NOT NULL, disabled INTEGER NOT NULL, created_at INTEGER NOT NULL);
  CREATE INDEX link_by_member ON agent_link (member_id);
  CREATE TABLE agent_transfer (id INTEGER PRIMARY KEY, member_id TEXT NOT NULL, to_id TEXT NOT NULL,
    request_id TEXT NOT NULL, amount INTEGER NOT NULL CHECK (amount > 0), at INTEGER NOT NULL,
    UNIQUE (member_id, request_id));
  CREATE TABLE line_due (member_id TEXT PRIMARY KEY, at INTEGER NOT NULL);
  `,
  `
  ALTER TABLE bulletin ADD COLUMN action TEXT;
  ALTER TABLE bulletin ADD COLUMN kind TEXT NOT NULL DEFAULT 'offer';
  CREATE TABLE gift (promotion_id TEXT PRIMARY KEY, amount INTEGER NOT NULL, turnover INTEGER NOT NULL,
    deposits INTEGER NOT NULL, end_at INTEGER NOT NULL);
  CREATE TABLE gift_claim (promotion_id TEXT NOT NULL, member_id TEXT NOT NULL, amount INTEGER NOT NULL,
    at INTEGER NOT NULL, PRIMARY KEY (promotion_id, member_id));
  `,
  `
  UPDATE account SET kind = 'operator' WHERE kind = 'house';
  `,
  `
  ALTER TABLE member RENAME COLUMN line TO agent_path;
  ALTER TABLE line_due RENAME TO downline_due;
  `,
  `
  ALTER TABLE bank_account RENAME COLUMN place TO institution;
  ALTER TABLE recovery RENAME COLUMN way TO channel;
  `,
  `
  ALTER TABLE device RENAME COLUMN asked_at TO requested_at;
  ALTER TABLE request RENAME COLUMN answer TO response;
  `,
  `
  ALTER TABLE wallet_transfer RENAME COLUMN from_place TO from_wallet;
  ALTER TABLE wallet_transfer RENAME COLUMN to_place TO to_wallet;
  `,
  `
  ALTER TABLE envelope RENAME COLUMN least TO min;
  ALTER TABLE envelope RENAME COLUMN most TO max;
  ALTER TABLE deposit_method RENAME COLUMN least TO min;
  ALTER TABLE deposit_method RENAME COLUMN most TO max;
  ALTER TABLE gift RENAME TO claimable_promotion;
  ALTER TABLE gift_claim RENAME TO promotion_claim;
  ALTER TABLE envelope RENAME TO red_envelope;
  ALTER TABLE envelope_claim RENAME TO red_envelope_claim;
  ALTER TABLE red_envelope_claim RENAME COLUMN envelope_id TO red_envelope_id;
  `,
];

/** In the order in which they can be deleted from. */
export const CATALOGUE_TABLES: readonly (keyof CatalogueTables)[] = [
  'game',
  'platform',
  'provider',
  'register_setting',
  'deposit_method',
];
/** In the order in which they can be deleted from. */
export const RESETTABLE_TABLES: readonly (keyof ResettableTables)[] = [
  'entry',
  'transfer',
  'account',
  'round',
  'history_due',
  'play_limit',
  'play_rule',
  'recommend_reward',
  'request',
  'wallet_transfer',
  'verification',
  'bank_account',
  'withdrawal_order',
  'withdrawal_closure',
  'turnover',
  'deposit_order',
  'session',
  'device',
  'letter',
  'favorite',
  'played',
  'red_envelope_claim',
  'promotion_claim',
  'claimable_promotion',
  'red_envelope',
  'captcha',
  'question',
  'sms',
  'reset',
  'recovery',
  'agent_application',
  'agent_agreement',
  'agent_link',
  'agent_transfer',
  'downline_due',
  'enc',
  'play',
  'bulletin_hidden',
  'bulletin',
  'jackpot',
  'maintenance',
  'transfer_disabled',
  'document',
  'pixel',
  'member',
];
