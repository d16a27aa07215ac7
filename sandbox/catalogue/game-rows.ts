import type { Wire } from '#contract/call.ts';
import type { EndpointOf } from '#contract/endpoints.ts';
import type { Language } from '#contract/site.ts';
import { hallCardUrl } from '#sandbox/art/urls.ts';
import type { GameRow, MaintenanceRow, MemberRow } from '#sandbox/db/schema.ts';
import { stakesIn } from '#sandbox/play/provider/rounds.ts';
import type { Services } from '#sandbox/server/services.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import { factsAt } from './catalogue.ts';
import { HALLS } from './halls.ts';
import type { Names } from './words/word.ts';

type WireGame = Wire<EndpointOf<'/v2/get_template_game_list'>>['info'][number];
type WireHall = Wire<EndpointOf<'/v3/game_list'>>[number];

/** Which games to list; without a field, all. */
type GameFilter = {
  gpId?: string;
  gtId?: number;
  tag?: string;
  house?: string;
  limit?: number;
  /** support_device: 0 desktop, 1 mobile, 2 app. */
  device?: number;
  /** With the facts of each game, whose stakes are in this currency. */
  factsIn?: string;
};

const absolute = (appOrigin: string, path: string): string => appOrigin + path;

type CachedGame = GameRow & { gp_gt_name: string; allNames: Names; allTags: string[] };

const cache = new WeakMap<Services['db'], Promise<CachedGame[]>>();

/** Games of active providers, most played first; cached, since the catalogue does not change at run time. */
const activeGames = ({ db }: Services): Promise<CachedGame[]> => {
  const known = cache.get(db);
  if (known) return known;
  const read = db
    .selectFrom('game')
    .innerJoin('provider', 'provider.gp_id', 'game.gp_id')
    .innerJoin('platform', (join) =>
      join.onRef('platform.gp_id', '=', 'game.gp_id').onRef('platform.gt_id', '=', 'game.gt_id'),
    )
    .selectAll('game')
    .select('platform.gp_gt_name')
    .where('provider.active', '=', 1)
    .orderBy('game.rank')
    .orderBy('game.gt_id')
    .execute()
    .then((games) =>
      games.map((game) => ({
        ...game,
        allNames: JSON.parse(game.names) as Names,
        allTags: JSON.parse(game.tags) as string[],
      })),
    );
  cache.set(db, read);
  return read;
};

/** Names in the request's language and English only, to keep large lists small. */
const namesFor = (all: Names, language: Language): Record<string, string> =>
  language === 'en_US' ? { en_US: all.en_US } : { en_US: all.en_US, [language]: all[language] };

/** What the operator says of a game, in wire format. */
const factsFor = (gameId: string, currency: string): Partial<WireGame> => {
  const { rtp, volatility, ...limits } = factsAt(gameId) ?? { isLimitPublished: false, min: 0, max: 0 };
  const stakes = limits.isLimitPublished ? stakesIn(currency, limits) : [];
  return {
    ...(stakes.length > 0 && { min_stake: String(stakes[0]), max_stake: String(stakes.at(-1)) }),
    ...(rtp && { rtp }),
    ...(volatility && { volatility }),
  };
};

/** Current maintenances by provider. */
const maintenancesNow = async ({ db }: Services): Promise<Map<string, MaintenanceRow>> => {
  const now = Date.now();
  const rows = await db
    .selectFrom('maintenance')
    .selectAll()
    .where('start_at', '<=', now)
    .where('end_at', '>', now)
    .execute();
  return new Map(rows.map((row) => [row.gp_id, row]));
};

/** Games of active providers in wire format, most played first; fields with default values are omitted. */
export const gameRowsFor = async (
  services: Services,
  {
    signedIn,
    language,
    appOrigin,
  }: { signedIn: MemberRow | undefined; language: Language; appOrigin: string },
  { gpId, gtId, tag, house, limit, device = 0, factsIn }: GameFilter,
): Promise<WireGame[]> => {
  const maintenances = await maintenancesNow(services);
  const favourites = new Set(
    signedIn
      ? (
          await services.db
            .selectFrom('favorite')
            .select('game_id')
            .where('member_id', '=', signedIn.id)
            .execute()
        ).map(({ game_id }) => game_id)
      : [],
  );
  return (await activeGames(services))
    .filter(
      (game) =>
        game.devices & (1 << device) &&
        (gpId === undefined || game.gp_id === gpId) &&
        (gtId === undefined || game.gt_id === gtId) &&
        (tag === undefined || game.allTags.includes(tag)) &&
        (house === undefined || game.house === house),
    )
    .slice(0, limit)
    .map((game): WireGame => {
      const maintenance = maintenances.get(game.gp_id);
      return {
        game_id: game.game_id,
        gp_id: game.gp_id,
        gt_id: String(game.gt_id),
        game_type: game.game_type,
        game_code: game.game_code,
        game_name: namesFor(game.allNames, language),
        en_name: game.en_name,
        icon: absolute(appOrigin, game.icon),
        gp_gt_name: game.gp_gt_name,
        ...(game.house && { house: game.house }),
        ...(game.allTags.length > 0 && { tag: game.allTags }),
        ...(favourites.has(game.game_id) && { member_favorite: 1 }),
        ...(factsIn && factsFor(game.game_id, factsIn)),
        ...(game.customized && { customized: 1 }),
        ...(maintenance && { maintained: 1, end_at: formatOperatorTime(maintenance.end_at) }),
      };
    });
};

/** Game types in order, each with its providers for the device. */
export const hallsFor = async (
  services: Services,
  { language, appOrigin }: { language: Language; appOrigin: string },
  device: number,
): Promise<WireHall[]> => {
  const maintenances = await maintenancesNow(services);
  const platforms = await services.db
    .selectFrom('platform')
    .innerJoin('provider', 'provider.gp_id', 'platform.gp_id')
    .selectAll('platform')
    .select(['provider.name', 'provider.active', 'provider.icon_light'])
    .orderBy('platform.position')
    .execute();
  return HALLS.map((hall) => ({
    gt_id: String(hall.gtId),
    gt_name: hall.names[language],
    gt_icon: absolute(appOrigin, hallCardUrl(hall.gtId)),
    gt_icon_active: absolute(appOrigin, hallCardUrl(hall.gtId, 'active')),
    gp_list: platforms
      .filter((platform) => platform.gt_id === hall.gtId && platform.devices & (1 << device))
      .map((platform) => {
        const maintenance = maintenances.get(platform.gp_id);
        return {
          gp_id: platform.gp_id,
          gt_id: String(platform.gt_id),
          game_type: platform.game_type,
          gp_name: platform.name,
          gp_gt_name: platform.gp_gt_name,
          house: platform.house,
          customized: platform.customized,
          icon_light: absolute(appOrigin, platform.icon_light),
          game_code: platform.game_code,
          game_name: { en_US: platform.gp_gt_name },
          active: platform.active,
          app_id: platform.app_id,
          game_count: platform.game_count,
          ...(maintenance && {
            maintained: 1 as const,
            start_at: formatOperatorTime(maintenance.start_at),
            end_at: formatOperatorTime(maintenance.end_at),
          }),
        };
      }),
  }));
};

export const platformOf = ({ db }: Services, gpId: string, gtId: number) =>
  db
    .selectFrom('platform')
    .innerJoin('provider', 'provider.gp_id', 'platform.gp_id')
    .select(['platform.gp_id', 'provider.name', 'provider.active'])
    .where('platform.gp_id', '=', gpId)
    .where('platform.gt_id', '=', gtId)
    .executeTakeFirst();
