import { demoProviders } from '#contract/constants.ts';
import { gameRowsFor, hallsFor, platformOf } from '#sandbox/catalogue/game-rows.ts';
import { openTable } from '#sandbox/catalogue/open-tables.ts';
import { major } from '#sandbox/db/money.ts';
import { rowIdIn } from '#sandbox/db/row-id.ts';
import { inTransaction } from '#sandbox/db/transaction.ts';
import { apiError, type Handlers } from '#sandbox/server/handler.ts';
import type { Services } from '#sandbox/server/services.ts';
import { ALLOWED_HOSTS } from '#sandbox/server/site-config.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import { playError } from './limits.handlers.ts';
import { fixturesAt, PICKS, SPORTS_PROVIDER } from './provider/fixtures.ts';
import { winnersUntil } from './winners.ts';

const jackpotIn = (db: Services['db'], currency: string) =>
  db.selectFrom('jackpot').selectAll().where('currency', '=', currency).executeTakeFirst();

/** Seconds from one win of the jackpot to the next. */
const WON_AFTER = 7 * 3_600;
/** Seconds of growth that a win takes out. */
const PAID = 5 * 3_600;

const jackpotAt = (
  { base, per_second, since, currency }: NonNullable<Awaited<ReturnType<typeof jackpotIn>>>,
  at: number,
): string => {
  const seconds = Math.floor((at - since) / 1_000);
  const paid = Math.floor(seconds / WON_AFTER) * PAID;
  return major(base + per_second * (seconds - paid), currency).toFixed(2);
};

const jackpotHandlers = {
  '/v2/get_jackpot': async ({ db }, { body }) => {
    const pot = await jackpotIn(db, body.currency);
    if (!pot) return apiError(404, 'jackpotUnknown');
    return { jackpot_amount_total: jackpotAt(pot, Date.now()) };
  },
} satisfies Partial<Handlers>;

/** How many of the most played games have winners. */
const WINNING_GAMES = 48;

const winnerHandlers = {
  '/v2/get_winner_list': async (services, context) => {
    const { support_device, game_id, currency, count } = context.body;
    const open = await gameRowsFor(services, context, { device: support_device });
    const games =
      game_id === undefined ? open.slice(0, WINNING_GAMES) : open.filter((game) => game.game_id === game_id);
    const list = winnersUntil(Date.now(), {
      gameIds: games.map((game) => String(game.game_id)),
      minutes: game_id === undefined ? 4 : 190,
      currency,
      count,
    });
    const named = new Set(list.map((winner) => winner.game_id));
    return { list, info: games.filter((game) => named.has(String(game.game_id))) };
  },
} satisfies Partial<Handlers>;

/** Hours that the history of the jackpot goes back. */
const PATH = 24;

const liveHandlers = {
  '/v2/get_jackpot_history': async ({ db }, { body }) => {
    const pot = await jackpotIn(db, body.currency);
    if (!pot) return apiError(404, 'jackpotUnknown');
    const now = Date.now();
    return {
      list: Array.from({ length: PATH + 1 }, (_, hour) => {
        const at = now - (PATH - hour) * 3_600_000;
        return { at: formatOperatorTime(at), amount: jackpotAt(pot, at) };
      }),
    };
  },
  '/arks/web/game/sport-fixtures': (_services, { language }) => {
    const { inPlay, next, dayAfter } = fixturesAt(Date.now(), language);
    return {
      list: [...inPlay, ...next.toSorted((a, b) => a.kickOff - b.kickOff), ...dayAfter].map(
        ({ id, league, home, away, kickOff, inPlay, odds }) => ({
          fixture_id: id,
          league,
          home,
          away,
          start_at: formatOperatorTime(kickOff),
          ...(inPlay && { minute: inPlay.minute, home_score: inPlay.score[0], away_score: inPlay.score[1] }),
          gp_id: SPORTS_PROVIDER,
          odds: PICKS.map((pick, i) => ({
            odds_id: `${id}-${pick}`,
            pick,
            value: (odds[i] ?? 0).toFixed(2),
          })),
        }),
      ),
    };
  },
  '/arks/web/game/live-tables': async (services, context) => ({
    list: (
      await gameRowsFor(services, context, {
        gtId: 3,
        device: context.body.support_device,
        factsIn: context.body.currency,
        limit: 12,
      })
    )
      .filter(({ maintained }) => !maintained)
      .map((game) => ({ ...game, ...openTable(String(game.game_id), Date.now()) })),
  }),
} satisfies Partial<Handlers>;

const demoHandlers = {
  '/demo/play': async ({ db }, { body, gamesOrigin, appOrigin, language }) => {
    if (!demoProviders.includes(body.gp_id)) return apiError(102, 'demoMissing');
    const game = await db
      .selectFrom('game')
      .select('game_id')
      .where('gp_id', '=', body.gp_id)
      .where('game_code', '=', body.game_code)
      .executeTakeFirst();
    if (!game) return apiError(101, 'gameUnknown');
    const query = new URLSearchParams({
      game: game.game_id,
      lang: language,
      currency: body.currency,
      lobby_url: `${appOrigin}/close`,
    });
    return { game_url: `${gamesOrigin}/demo?${query}` };
  },
  '/demo/gp_games': async (services, context) => ({
    list: demoProviders.includes(context.body.gp_id)
      ? await gameRowsFor(services, context, {
          gpId: context.body.gp_id,
          gtId: rowIdIn(context.body.game_type_id),
          house: context.body.house,
          device: context.body.device,
        })
      : [],
  }),
  '/demo/gt_games': async (services, context) =>
    (await hallsFor(services, context, context.body.support_device))
      .filter(({ gt_id }) => gt_id === '2')
      .map((hall) => ({
        ...hall,
        gp_list: hall.gp_list?.filter(({ gp_id }) => demoProviders.includes(String(gp_id))),
      })),
} satisfies Partial<Handlers>;

const listHandlers = {
  '/v3/game_list': (services, context) => hallsFor(services, context, context.body.support_device),
  '/v2/get_template_game_list': async (services, context) => ({
    info: await gameRowsFor(services, context, {
      device: context.body.support_device,
      factsIn: context.body.currency,
    }),
  }),
  '/v2/get_tag_game_list': async (services, context) => ({
    info: await gameRowsFor(services, context, {
      tag: context.body.tag,
      gtId: rowIdIn(context.body.gt_id),
      device: context.body.support_device,
    }),
  }),
  '/v2/game_label': async (services, context) => ({
    list: await gameRowsFor(services, context, {
      gpId: context.body.gp_id,
      gtId: rowIdIn(context.body.game_type_id),
      house: context.body.house,
      device: context.body.device,
      factsIn: context.body.currency,
    }),
    main: [
      { id: 'all', name: { en_US: 'All', zh_CN: '全部', vi_VN: 'Tất cả' } },
      { id: 'hot', name: { en_US: 'Hot', zh_CN: '热门', vi_VN: 'Nổi bật' } },
      { id: 'new', name: { en_US: 'New', zh_CN: '新品', vi_VN: 'Mới' } },
    ],
  }),
  '/arks/web/member-games/hot-games': async (services, context) => ({
    list: await gameRowsFor(services, context, { gtId: rowIdIn(context.body.gt_id), limit: 24 }),
  }),
  '/arks/web/member-games/last-playing-game': async ({ db }, { member }) => ({
    list: await db
      .selectFrom('played')
      .select('game_id')
      .where('member_id', '=', member.id)
      .orderBy('at', 'desc')
      .limit(30)
      .execute(),
  }),
  '/arks/web/member-games/favorite/store': async ({ db }, { body, member }) => {
    await inTransaction(db, member.id, async (tx) => {
      for (const { game_id, status } of body.data)
        if (status === 1)
          await tx
            .insertInto('favorite')
            .values({ member_id: member.id, game_id, at: Date.now() })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        else
          await tx
            .deleteFrom('favorite')
            .where('member_id', '=', member.id)
            .where('game_id', '=', game_id)
            .execute();
    });
    return null;
  },
} satisfies Partial<Handlers>;

const isHttp = (url: string): boolean => /^https?:$/.test(new URL(url).protocol);

const playHandlers = {
  '/member/game/play1': async (services, { body, member, sessionId, gamesOrigin, language }) => {
    const platform = await platformOf(services, body.gp_id, rowIdIn(body.gt_id));
    if (!platform) return apiError(101, 'providerUnknown');
    if (!platform.active) return apiError(102, 'providerClosed');
    if (!isHttp(body.lobby_url)) return apiError(103, 'lobbyInvalid');
    const error = await playError(services.db, member.id);
    if (error) return error;
    const closed = await services.db
      .selectFrom('maintenance')
      .selectAll()
      .where('gp_id', '=', body.gp_id)
      .where('end_at', '>', Date.now())
      .executeTakeFirst();
    if (closed && closed.start_at <= Date.now())
      return apiError(
        203,
        'providerInMaintenance',
        { start_at: formatOperatorTime(closed.start_at), end_at: formatOperatorTime(closed.end_at) },
        { provider: platform.name },
      );
    const game = await services.db
      .selectFrom('game')
      .select('game_id')
      .where('gp_id', '=', body.gp_id)
      .where('gt_id', '=', rowIdIn(body.gt_id))
      .$if(body.game_code !== '' && body.game_code !== 'lobby', (query) =>
        query.where('game_code', '=', body.game_code),
      )
      .orderBy('rank')
      .executeTakeFirst();
    if (!game) return apiError(104, 'gameUnknown');
    const isDisabled = await services.db
      .selectFrom('transfer_disabled')
      .select('gp_id')
      .where('gp_id', '=', body.gp_id)
      .executeTakeFirst();
    if (isDisabled) {
      services.plays.respondLater(() => services.plays.publishTransferDisabledTo(member.id));
      return null;
    }
    const token = await services.plays.begin({
      member_id: member.id,
      session_id: sessionId,
      gp_id: body.gp_id,
      gt_id: rowIdIn(body.gt_id),
      game_id: game.game_id,
      lobby_url: body.lobby_url,
      extra: body.extra ?? '',
    });
    const url = `${gamesOrigin}/play/${body.gp_id.toLowerCase()}?session=${token}&lang=${language}${body.odds_id ? `&odds=${encodeURIComponent(body.odds_id)}` : ''}`;
    services.plays.respondLater(() =>
      services.realtime.publish(`private-member.${member.id}`, '.game.url', {
        url,
        gp_id: body.gp_id,
        extra: body.extra ?? '',
      }),
    );
    return null;
  },
  '/member/game/leave1': async (services, { body, member }) => {
    // Every leave publishes the balance, also if the game had already ended.
    if ((await services.plays.finishAll(member.id, { gpId: body.gp_id })) === 0)
      await services.plays.publishBalance(member.id);
    return null;
  },
} satisfies Partial<Handlers>;

const sportHandlers = {
  '/arks/web/game/sport-quickbet-url': (_services, { body, gamesOrigin, language }) => ({
    detail: {
      url: `${gamesOrigin}/sports/quickbet?${new URLSearchParams({ currency: body.currency, domain: body.domain, lang: language })}`,
      gp_id: SPORTS_PROVIDER,
    },
  }),
  '/check_iframe': async (_services, { body, gamesOrigin, gamesUrl }) => {
    const { origin, host, pathname, search } = new URL(body.url);
    const isGames = origin === gamesOrigin;
    if (!isGames && !ALLOWED_HOSTS.includes(host)) return apiError(102, 'pageNotAllowed');
    // The games origin follows the Host header, which a caller can set to any host.
    const page = await fetch(isGames ? gamesUrl + pathname + search : body.url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(5_000),
    }).catch(() => undefined);
    await page?.body?.cancel();
    return page?.ok ? null : apiError(101, 'pageSilent');
  },
} satisfies Partial<Handlers>;

export const gameHandlers = {
  ...jackpotHandlers,
  ...winnerHandlers,
  ...liveHandlers,
  ...demoHandlers,
  ...listHandlers,
  ...playHandlers,
  ...sportHandlers,
};
