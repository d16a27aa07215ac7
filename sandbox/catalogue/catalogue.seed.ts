import type { InsertRows } from '#sandbox/db/insert.ts';
import type { ProviderRow } from '#sandbox/db/schema.ts';
import { depositMethods } from '#sandbox/money/deposit-methods.ts';
import { registerSettings } from '#sandbox/session/register-settings.ts';
import { catalogue } from './catalogue.ts';

/** Seeds providers, games, registration settings and deposit methods into empty tables; a reset does not change them. */
export const seedCatalogue = (insert: InsertRows): void => {
  const { platforms, games } = catalogue();
  const counts = new Map<string, number>();
  for (const { gpId, gtId } of games) {
    const key = `${gpId} ${gtId}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const providers = new Map(
    platforms.map((platform): [string, ProviderRow] => [
      platform.gpId,
      {
        gp_id: platform.gpId,
        name: platform.gpName,
        active: platform.active ? 1 : 0,
        icon_light: platform.iconLight,
        icon_dark: platform.iconDark,
      },
    ]),
  );
  insert('provider', [...providers.values()]);
  insert(
    'platform',
    platforms.map((platform, position) => ({
      gp_id: platform.gpId,
      gt_id: platform.gtId,
      game_type: platform.gameType,
      gp_gt_name: platform.gpGtName,
      house: platform.house,
      customized: platform.customized ? 1 : 0,
      app_id: platform.appId,
      game_code: platform.gameCode,
      devices: platform.devices,
      position,
      game_count: counts.get(`${platform.gpId} ${platform.gtId}`) ?? 0,
    })),
  );
  insert(
    'game',
    games.map((game) => ({
      game_id: game.gameId,
      gp_id: game.gpId,
      gt_id: game.gtId,
      game_type: game.gameType,
      game_code: game.gameCode,
      house: game.house,
      names: JSON.stringify(game.names),
      en_name: game.names.en_US,
      icon: game.icon,
      tags: JSON.stringify(game.tags),
      customized: game.customized ? 1 : 0,
      devices: game.devices,
      rank: game.rank,
    })),
  );
  insert('register_setting', registerSettings());
  insert('deposit_method', depositMethods());
};
