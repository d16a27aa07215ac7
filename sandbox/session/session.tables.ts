import { bit, instant, integer, json, nullable, oneOf, table, text } from '#sandbox/db/columns.ts';

export const sessionTables = {
  member: table(
    {
      id: text(),
      account: text(),
      password_hash: text(),
      withdraw_hash: text(),
      currency: text(),
      name: text(),
      birthday: text(),
      email: text(),
      phone: text(),
      identity_id: text(),
      /** Contact fields by wire name (member_qq, ...). */
      contacts: json(),
      member_type: integer(),
      login_code: integer(),
      double_validation: bit(),
      first_login: bit(),
      bank_unverified: bit(),
      is_agent: bit(),
      agent_active: bit(),
      agent_level: integer(),
      /** As it was given at the registration: an account, an ID or the code of a link. */
      introducer: text(),
      /** IDs of the agents above the member, topmost first, each with a point behind it; empty without an agent. */
      agent_path: text(),
      /** When the member became an agent; 0 for no agent. */
      agent_since: instant(),
      display_frequency: integer(),
      return_code: integer(),
      deposit_times: integer(),
      created_at: instant(),
      /** Wire names of registration fields. */
      verified_fields: json(),
      locked_fields: json(),
      password_weak: bit(),
      password_changed_at: instant(),
    },
    {
      primaryKey: ['id'],
      unique: [['account']],
      indexes: [
        { name: 'member_by_agent_path', on: 'agent_path' },
        { name: 'member_by_introducer', on: 'introducer' },
      ],
    },
  ),
  session: table(
    {
      token: text(),
      /** The session that the token belongs to: a rotation gives it another token. */
      session_id: text(),
      member_id: text(),
      created_at: instant(),
      /** May be later than now: a token that was replaced is valid for a moment. */
      ended_at: nullable(instant()),
    },
    {
      primaryKey: ['token'],
      indexes: [
        { name: 'session_by_member', on: 'member_id' },
        { name: 'session_by_id', on: 'session_id' },
      ],
    },
  ),
  device: table(
    {
      member_id: text(),
      udid: text(),
      confirmed: bit(),
      /** Token of the link that confirms the device, and when it was sent; null once confirmed. */
      token: nullable(text()),
      requested_at: nullable(instant()),
    },
    { primaryKey: ['member_id', 'udid'] },
  ),
  captcha: table(
    { token: text(), type: integer(), answer: text(), at: instant() },
    { primaryKey: ['token'] },
  ),
  question: table(
    { member_login_id: text(), member_id: text(), step: integer(), at: instant() },
    { primaryKey: ['member_login_id'] },
  ),
  sms: table({ phone: text(), code: text(), at: instant() }, { primaryKey: ['phone'] }),
  reset: table({ token: text(), member_id: text(), at: instant() }, { primaryKey: ['token'] }),
  recovery: table(
    {
      token: text(),
      account: text(),
      channel: oneOf<'email' | 'phone'>(),
      value: text(),
      /** Null for an unknown account, or an e-mail or phone that is not the account's. */
      member_id: nullable(text()),
      code: text(),
      sent_at: instant(),
      tries: integer(),
    },
    { primaryKey: ['token'], unique: [['account', 'channel', 'value']] },
  ),
  verification: table(
    { member_id: text(), field: text(), value: text(), code: text(), sent_at: instant(), tries: integer() },
    { primaryKey: ['member_id', 'field'] },
  ),
  /** Counts of attempts, and until when they hold. */
  attempt: table(
    { secret: text(), key: text(), count: integer(), until: instant() },
    { primaryKey: ['secret', 'key'], indexes: [{ name: 'attempt_by_until', on: 'until' }] },
  ),
  enc: table({ enc: text(), payload: json() }, { primaryKey: ['enc'] }),
};
