import type { linkKinds } from '#contract/endpoints/agents/promotion.ts';
import { bit, id, instant, integer, money, nullable, oneOf, table, text } from '#sandbox/db/columns.ts';

export const agentTables = {
  agent_application: table(
    {
      member_id: text(),
      message: text(),
      at: instant(),
      status: oneOf<'pending' | 'approved' | 'refused'>(),
      reason: text(),
      decided_at: nullable(instant()),
    },
    { primaryKey: ['member_id'] },
  ),
  agent_agreement: table(
    { member_id: text(), version: integer(), at: instant() },
    { primaryKey: ['member_id', 'version'] },
  ),
  agent_link: table(
    {
      code: text(),
      member_id: text(),
      kind: oneOf<(typeof linkKinds)[number]>(),
      name: text(),
      /** Empty: the visitor chooses. */
      currency: text(),
      clicks: integer(),
      disabled: bit(),
      created_at: instant(),
    },
    { primaryKey: ['code'], indexes: [{ name: 'link_by_member', on: 'member_id' }] },
  ),
  agent_transfer: table(
    {
      id: id(),
      member_id: text(),
      to_id: text(),
      request_id: text(),
      amount: money('amount > 0'),
      at: instant(),
    },
    { unique: [['member_id', 'request_id']] },
  ),
  /** Agents whose downline has not been generated, and when its history ends. */
  downline_due: table({ member_id: text(), at: instant() }, { primaryKey: ['member_id'] }),
  /** What an introducer got for a friend, in the introducer's currency; the ledger has it too. */
  recommend_reward: table(
    { friend_id: text(), level: integer(), introducer_id: text(), amount: money(), at: instant() },
    {
      primaryKey: ['friend_id', 'level'],
      indexes: [{ name: 'reward_by_introducer', on: 'introducer_id, at' }],
    },
  ),
};
