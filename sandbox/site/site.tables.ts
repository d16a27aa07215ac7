import { bit, id, instant, integer, json, money, nullable, oneOf, table, text } from '#sandbox/db/columns.ts';

export const contentTables = {
  letter: table(
    {
      id: id(),
      member_id: text(),
      is_read: bit(),
      titles: json(),
      contents: json(),
      created_at: instant(),
    },
    { indexes: [{ name: 'letter_by_member', on: 'member_id, id' }] },
  ),
  red_envelope: table(
    { id: text(), currency: text(), end_at: instant(), min: money(), max: money() },
    { primaryKey: ['id'] },
  ),
  red_envelope_claim: table(
    { red_envelope_id: text(), member_id: text(), cash: money(), at: instant() },
    { primaryKey: ['red_envelope_id', 'member_id'] },
  ),
  /** What a promotion gives to those who claim it. */
  claimable_promotion: table(
    {
      promotion_id: text(),
      /** Major units of USD. */
      amount: integer(),
      /** Times the amount. */
      turnover: integer(),
      /** For members with so many deposits. */
      deposits: integer(),
      end_at: instant(),
    },
    { primaryKey: ['promotion_id'] },
  ),
  promotion_claim: table(
    { promotion_id: text(), member_id: text(), amount: money(), at: instant() },
    { primaryKey: ['promotion_id', 'member_id'] },
  ),
  /** The days of the site's time zone on which members have checked in. */
  check_in: table({ member_id: text(), day: text(), at: instant() }, { primaryKey: ['member_id', 'day'] }),
  /** Whether a member can check in, and what that requires; of everybody whose `member_id` is in no row: ''. */
  check_in_setting: table(
    {
      member_id: text(),
      state: oneOf<'open' | 'over' | 'closed'>(),
      condition: oneOf<'' | 'deposit' | 'stake'>(),
    },
    { primaryKey: ['member_id'] },
  ),
  bulletin: table(
    {
      id: text(),
      display_device: integer(),
      deposit_page: bit(),
      members_only: bit(),
      display_content: json(),
      content: json(),
      /** Null: none. */
      action: nullable(json()),
      kind: oneOf<'offer' | 'notice'>(),
      updated_at: instant(),
    },
    { primaryKey: ['id'] },
  ),
  bulletin_hidden: table(
    { member_id: text(), display_location: integer(), at: instant() },
    { primaryKey: ['member_id', 'display_location'] },
  ),
  /** Operator content: announcements, banners, articles, page parts. */
  document: table(
    { kind: text(), id: text(), position: integer(), body: json() },
    { primaryKey: ['kind', 'id'] },
  ),
  pixel: table({ id: id(), event_id: text(), event_name: text(), body: json(), at: instant() }),
};
