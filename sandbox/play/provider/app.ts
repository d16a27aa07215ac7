import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { fractionDigits } from '#contract/currency.ts';
import { type Language, languages } from '#contract/site.ts';
import { artRoutes } from '#sandbox/art/routes.ts';
import { ART_ROOT } from '#sandbox/art/urls.ts';
import { catalogue, factsAt } from '#sandbox/catalogue/catalogue.ts';
import { ISOLATED_PROVIDER } from '#sandbox/catalogue/providers.ts';
import type { Names } from '#sandbox/catalogue/words/word.ts';
import { bookRound, InsufficientFunds } from '#sandbox/db/ledger.ts';
import { major, minor } from '#sandbox/db/money.ts';
import type { GameRow, PlayRow } from '#sandbox/db/schema.ts';
import { inTransaction } from '#sandbox/db/transaction.ts';
import { exceededLimit } from '#sandbox/play/limits.ts';
import { rewardIntroducer } from '#sandbox/recommend/recommend.ts';
import { messageIn } from '#sandbox/server/messages/messages.ts';
import { jsonBody, limitBody } from '#sandbox/server/request-body.ts';
import type { Services } from '#sandbox/server/services.ts';
import { siteRulesOf } from '#sandbox/server/site-config.ts';
import { asset } from './assets.ts';
import { cashierRoutes } from './cashier-routes.ts';
import { createDemoWallets } from './demo.ts';
import { deviceRoutes } from './device-routes.ts';
import { slipOf } from './fixtures.ts';
import { handOffRoutes } from './hand-off-routes.ts';
import { languageIn } from './language.ts';
import { keepKey, keptKey } from './page-keys.ts';
import { endedPage, gamePage, noticePage, shadesOf } from './pages.ts';
import { bet, kindOf, playRound, settledRound, stakesIn } from './rounds.ts';
import { offsetOf, sportsPage } from './sports.ts';
import { gameTexts } from './texts.ts';
import type { GameView, RoundView } from './view.ts';

type Env = { Bindings: HttpBindings };

const roundRequest = v.object({ session: v.string(), stake: v.number(), bet });
const sessionOnly = v.object({ session: v.string() });

const ISO: Readonly<Record<string, string>> = { RMB: 'CNY', WON: 'KRW' };

/**
 * Content security policy of game pages: only the site may frame them; they load nothing from other origins.
 */
const policyFor = (appOrigin: string): string =>
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self' ${appOrigin}; base-uri 'none'; frame-ancestors ${appOrigin}`;

type Options = { services: Services; appOrigin: (host: string | undefined) => string };

/** The providers' server on its own origin: playable games, sports page, third-party sign-in and cashier. */
export const gamesApp = ({ services, appOrigin }: Options): Hono<Env> => {
  const app = new Hono<Env>();
  const demo = createDemoWallets(services.state);
  const siteOf = (c: Context): string => appOrigin(c.req.header('host'));

  app.post(
    '*',
    limitBody((c) => c.json({ error: 'too large' }, 413)),
  );
  app.use(async (c, next) => {
    await next();
    c.header('Referrer-Policy', 'strict-origin');
    if (c.res.headers.get('content-type')?.startsWith('text/html')) {
      if (!c.res.headers.has('content-security-policy'))
        c.header('Content-Security-Policy', policyFor(siteOf(c)));
      c.header('Cache-Control', 'no-store');
    }
  });
  app.route(ART_ROOT, artRoutes());
  app.get('/assets/:file', (c) => {
    const found = asset(c.req.param('file'));
    return found
      ? c.body(found.body, 200, { 'content-type': found.type, 'cache-control': 'no-cache' })
      : c.text('No such file', 404);
  });

  const gameOf = (gameId: string): Promise<(GameRow & { provider: string }) | undefined> =>
    services.db
      .selectFrom('game')
      .innerJoin('provider', 'provider.gp_id', 'game.gp_id')
      .selectAll('game')
      .select('provider.name as provider')
      .where('game_id', '=', gameId)
      .executeTakeFirst();

  type Opened = { session: string; currency: string; balance: number; lobby: string; demo: boolean };
  const viewOf = (game: GameRow & { provider: string }, language: Language, opened: Opened): GameView => {
    const names = JSON.parse(game.names) as Names;
    return {
      ...opened,
      kind: kindOf(game.gt_id),
      name: names[language],
      provider: game.provider,
      art: game.icon,
      locale: languages[language].locale,
      iso: ISO[opened.currency] ?? opened.currency,
      digits: fractionDigits(opened.currency),
      stakes: stakesIn(opened.currency, factsAt(game.game_id)),
      shades: shadesOf(catalogue().posters.get(game.icon)?.hue ?? 0),
      texts: gameTexts(language),
    };
  };

  const walletOf = async (play: PlayRow): Promise<number> => {
    const accounts = await services.ledger.ofMember(play.member_id);
    return accounts.find(({ kind, gp_id }) => kind === 'wallet' && gp_id === play.gp_id)?.balance ?? 0;
  };
  const currencyOf = async (play: PlayRow): Promise<string> =>
    (
      await services.db
        .selectFrom('member')
        .select('currency')
        .where('id', '=', play.member_id)
        .executeTakeFirstOrThrow()
    ).currency;

  app.get('/play/:gp', async (c) => {
    const language = languageIn(c);
    const token = c.req.query('session') ?? '';
    const opened = await services.plays.open(token);
    // Reloading the page shows it again; the address alone, copied or leaked, shows nothing.
    if (opened) keepKey(c, token, opened);
    const key = opened ?? keptKey(c, token);
    const play = await services.plays.find(key);
    const game = play && (await gameOf(play.game_id));
    if (!play || !game) return c.html(endedPage(gameTexts(language), languages[language].locale), 410);
    await services.plays.recordHeartbeat(key);
    if (play.gp_id === ISOLATED_PROVIDER) c.header('Cross-Origin-Opener-Policy', 'same-origin');
    const currency = await currencyOf(play);
    const view = viewOf(game, language, {
      session: key,
      currency,
      balance: major(await walletOf(play), currency),
      lobby: play.lobby_url,
      demo: false,
    });
    const slip = slipOf(c.req.query('odds'), Date.now(), language);
    return c.html(gamePage(slip ? { ...view, provider: `${view.provider} · ${slip}` } : view));
  });

  app.get('/demo', async (c) => {
    const { game: gameId = '', currency = 'USD', lobby_url: lobby = '' } = c.req.query();
    const game = await gameOf(gameId);
    if (!game) return c.text('No such game', 404);
    const site = siteOf(c);
    const { session, balance } = await demo.open(game.gt_id, currency);
    return c.html(
      gamePage(
        viewOf(game, languageIn(c), {
          session,
          currency,
          balance: major(balance, currency),
          lobby: lobby.startsWith(`${site}/`) ? lobby : `${site}/close`,
          demo: true,
        }),
      ),
    );
  });

  app.post('/rounds/play', async (c) => {
    const parsed = v.safeParse(roundRequest, await jsonBody(c));
    if (!parsed.success) return c.json({ error: 'not a round' }, 400);
    const { session, stake, bet: on } = parsed.output;
    const play = await services.plays.find(session);
    const currency = play ? await currencyOf(play) : await demo.currencyOf(session);
    if (currency === undefined) return c.json({ error: 'ended' }, 410);
    if (!stakesIn(currency, play && factsAt(play.game_id)).includes(stake))
      return c.json({ error: 'not a stake' }, 400);
    const amount = minor(stake, currency);
    if (!play) {
      const played = await demo.play(session, amount, on);
      return played ? c.json(played satisfies RoundView) : c.json({ error: 'not enough' }, 409);
    }
    const played = playRound(play.gt_id, amount, on);
    const { outcome, prize } = played;
    const round = settledRound(play, { stake: amount, on, at: Date.now() }, played);
    try {
      const { exceeded, introducer } = await inTransaction(services.db, play.member_id, async (tx) => {
        const exceeded = await exceededLimit(tx, play.member_id, amount);
        if (exceeded) return { exceeded };
        await bookRound(tx, round, currency);
        return { introducer: await rewardIntroducer(tx, play.member_id) };
      });
      if (introducer) await services.plays.publishBalance(introducer);
      if (exceeded === 'loss') return c.json({ error: 'own limit' }, 403);
      if (exceeded) {
        await services.plays.finish(play);
        return c.json({ error: 'ended' }, 410);
      }
    } catch (error) {
      if (error instanceof InsufficientFunds) return c.json({ error: 'not enough' }, 409);
      throw error;
    }
    await services.db
      .updateTable('play')
      .set(({ eb }) => ({
        seen_at: Date.now(),
        staked: eb('staked', '+', amount),
        won: eb('won', '+', prize),
      }))
      .where('token', '=', play.token)
      .execute();
    await services.plays.publishBalance(play.member_id);
    return c.json({
      outcome,
      prize: major(prize, currency),
      balance: major(await walletOf(play), currency),
    } satisfies RoundView);
  });
  app.post('/rounds/:action{alive|unload}', async (c) => {
    const parsed = v.safeParse(sessionOnly, await jsonBody(c));
    if (!parsed.success) return c.json({ error: 'no session' }, 400);
    if (c.req.param('action') === 'alive') await services.plays.recordHeartbeat(parsed.output.session);
    else await services.plays.unload(parsed.output.session);
    return c.body(null, 204);
  });

  app.get('/sports/quickbet', (c) => {
    const site = siteOf(c);
    const { timeZone } = siteRulesOf(site);
    return c.html(sportsPage({ site, gpId: 'GPNS', language: languageIn(c), now: Date.now(), timeZone }));
  });
  app.get('/sports/closed', (c) => {
    const language = languageIn(c);
    const { timeZone } = siteRulesOf(siteOf(c));
    return c.html(
      noticePage({
        lang: languages[language].locale,
        title: messageIn(language, 'sportsClosed'),
        text: messageIn(language, 'sportsReopens', { time: `10:00 ${offsetOf(Date.now(), timeZone)}` }),
      }),
      503,
    );
  });
  app.get('/service', (c) => {
    const language = languageIn(c);
    return c.html(
      noticePage({
        lang: languages[language].locale,
        title: messageIn(language, 'serviceTitle'),
        text: messageIn(language, 'serviceText'),
        link: { href: siteOf(c), label: messageIn(language, 'cashierBack') },
      }),
    );
  });
  app.route('/hand-off', handOffRoutes(services, siteOf));
  app.route('/device', deviceRoutes(services));
  app.route('/cashier', cashierRoutes(services, siteOf));
  app.get('/health', (c) => c.json({ ok: true }));
  app.onError((error, c) => {
    console.error(error);
    return c.json({ error: 'provider error' }, 500);
  });
  return app;
};
