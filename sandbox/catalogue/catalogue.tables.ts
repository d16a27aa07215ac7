import type { DepositKind } from '#contract/endpoints/money/deposit.ts';
import { bit, integer, json, money, nullable, oneOf, table, text } from '#sandbox/db/columns.ts';

/** Filled once and not changed by a reset; equal in every sandbox. */
export const catalogueTables = {
  provider: table(
    { gp_id: text(), name: text(), active: bit(), icon_light: text(), icon_dark: text() },
    { primaryKey: ['gp_id'] },
  ),
  platform: table(
    {
      gp_id: text(),
      gt_id: integer(),
      game_type: text(),
      gp_gt_name: text(),
      house: text(),
      customized: bit(),
      app_id: text(),
      game_code: text(),
      devices: integer(),
      position: integer(),
      game_count: integer(),
    },
    { primaryKey: ['gp_id', 'gt_id'], references: { gp_id: 'provider' } },
  ),
  game: table(
    {
      game_id: text(),
      gp_id: text(),
      gt_id: integer(),
      game_type: text(),
      game_code: text(),
      house: text(),
      names: json(),
      en_name: text(),
      icon: text(),
      tags: json(),
      customized: bit(),
      devices: integer(),
      rank: integer(),
    },
    {
      primaryKey: ['game_id'],
      unique: [['gp_id', 'gt_id', 'game_code']],
      references: { gp_id: 'provider' },
      indexes: [{ name: 'game_by_rank', on: 'gt_id, rank' }],
    },
  ),
  register_setting: table(
    {
      name: text(),
      currency: text(),
      is_display: bit(),
      is_required: bit(),
      is_unique: bit(),
      is_member_center: bit(),
      is_verification: bit(),
      is_member_center_verification: bit(),
    },
    { primaryKey: ['name', 'currency'] },
  ),
  deposit_method: table(
    {
      method_id: text(),
      currency: text(),
      kind: oneOf<DepositKind>(),
      name: text(),
      icon: text(),
      min: money(),
      max: money(),
      presets: json(),
      /** A rate of the contract; null if the payment costs nothing. */
      fee: nullable(json()),
      arrival_minutes: integer(),
      needs: json(),
      promotions: bit(),
      devices: integer(),
      /** The account or network to which the money goes: `DepositTarget`. */
      target: json(),
      position: integer(),
    },
    { primaryKey: ['method_id'] },
  ),
};
