import { randomInt } from 'node:crypto';
import type { Language } from '#contract/site.ts';
import { transfer } from '#sandbox/db/ledger.ts';
import { major } from '#sandbox/db/money.ts';
import type { BulletinRow } from '#sandbox/db/schema.ts';
import { oncePerOptionalRequest } from '#sandbox/money/once-per-request.ts';
import { breakError } from '#sandbox/play/limits.handlers.ts';
import { breakOf } from '#sandbox/play/limits.ts';
import { apiError, type Handlers } from '#sandbox/server/handler.ts';
import type { Services } from '#sandbox/server/services.ts';
import type { Facts } from '#sandbox/site/articles.ts';
import { documentsOf } from '#sandbox/site/localized-documents.ts';
import { localize } from '#sandbox/site/texts.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import { factsOf } from './facts.ts';

type ListedPromotion = { id: string; title: string; content: string; facts?: Facts };

const RED_ENVELOPE_PERIOD = 3 * 3_600_000;

const bannerHandlers = {
  '/arks/web/carousel_picture': async (services, { body, language, appOrigin }) => ({
    web_carousel_picture_list: await documentsOf(services, `banner-${body.use_type}`, language, appOrigin),
  }),
  '/arks/web/announcement/marquee': async (services, { body, language, appOrigin }) => {
    const lines = await documentsOf<{ content: string }>(services, 'announcement', language, appOrigin);
    return { web_announcement_list: body.sort_order === 'desc' ? lines.reverse() : lines };
  },
  '/arks/web/discount': async (services, { body, signedIn: member, language, appOrigin }) => {
    const promotions = await documentsOf<ListedPromotion>(services, 'discount', language, appOrigin);
    const asker = { member, currency: body.currency, language };
    const list = [];
    for (const promotion of promotions)
      list.push({ ...promotion, facts: await factsOf(services.db, promotion, asker) });
    return { list };
  },
  '/arks/web/faq': async (services, { language, appOrigin }) => ({
    list: await documentsOf(services, 'faq', language, appOrigin),
  }),
} satisfies Partial<Handlers>;

const responseRows = (rows: readonly BulletinRow[], language: Language, appOrigin: string) =>
  rows.map((row) => ({
    id: row.id,
    display_device: row.display_device,
    display_content: String(localize(JSON.parse(row.display_content), language)),
    content: String(localize(JSON.parse(row.content), language)).replaceAll('src="/', `src="${appOrigin}/`),
    updated_at: formatOperatorTime(row.updated_at),
    action: row.action === null ? null : JSON.parse(row.action),
    kind: row.kind,
  }));

const bulletinsOn = ({ db }: Services, device: number) =>
  db
    .selectFrom('bulletin')
    .selectAll()
    .where('display_device', 'in', [0, device])
    .orderBy('updated_at', 'desc');

const DEPOSIT_PAGE = 3;

const bulletinHandlers = {
  '/arks/web/bulletin': async (services, { body, language, appOrigin }) => ({
    display_frequency: 1,
    list: responseRows(
      await bulletinsOn(services, body.display_device)
        .where('members_only', '=', 0)
        .where('deposit_page', '=', 0)
        .execute(),
      language,
      appOrigin,
    ),
  }),
  '/arks/web/bulletin/member': async (services, { body, member, language, appOrigin }) => {
    if (await breakOf(services.db, member.id))
      return { display_frequency: member.display_frequency, list: [] };
    const hidden = await services.db
      .selectFrom('bulletin_hidden')
      .select('at')
      .where('member_id', '=', member.id)
      .where('display_location', '=', body.display_location)
      .executeTakeFirst();
    const rows = await bulletinsOn(services, body.display_device)
      .where('deposit_page', '=', body.display_location === DEPOSIT_PAGE ? 1 : 0)
      .where('updated_at', '>', hidden?.at ?? 0)
      .execute();
    return { display_frequency: member.display_frequency, list: responseRows(rows, language, appOrigin) };
  },
  '/arks/web/bulletin/history': async (services, { body, signedIn, language, appOrigin }) => {
    const rows = bulletinsOn(services, body.display_device);
    const seen = signedIn ? rows : rows.where('members_only', '=', 0);
    return { display_frequency: 1, list: responseRows(await seen.execute(), language, appOrigin) };
  },
  '/arks/web/bulletin/member/hide': async ({ db }, { body, member }) => {
    const at = Date.now();
    await db
      .insertInto('bulletin_hidden')
      .values({ member_id: member.id, display_location: body.display_location, at })
      .onConflict((conflict) => conflict.columns(['member_id', 'display_location']).doUpdateSet({ at }))
      .execute();
    return null;
  },
} satisfies Partial<Handlers>;

/** Current red envelope of a currency; creates the next one after its end. */
const redEnvelopeOf = async ({ db }: Services, currency: string) => {
  const newest = await db
    .selectFrom('red_envelope')
    .selectAll()
    .where('currency', '=', currency)
    .orderBy('end_at', 'desc')
    .executeTakeFirst();
  if (!newest || newest.end_at > Date.now()) return newest;
  const next = {
    ...newest,
    id: `${newest.id.split('~')[0]}~${Date.now()}`,
    end_at: Date.now() + RED_ENVELOPE_PERIOD,
  };
  await db.insertInto('red_envelope').values(next).execute();
  return next;
};

const claimOf = ({ db }: Services, redEnvelopeId: string, memberId: string) =>
  db
    .selectFrom('red_envelope_claim')
    .select('cash')
    .where('red_envelope_id', '=', redEnvelopeId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();

const redEnvelopeHandlers = {
  '/arks/web/activity/red_envelope_promotion': async (services, { member }) => {
    if (await breakOf(services.db, member.id)) return { envelope: null };
    const redEnvelope = await redEnvelopeOf(services, member.currency);
    const taken = redEnvelope && (await claimOf(services, redEnvelope.id, member.id));
    return {
      envelope:
        redEnvelope && !taken ? { id: redEnvelope.id, end_at: formatOperatorTime(redEnvelope.end_at) } : null,
    };
  },
  '/arks/web/activity/red_envelope': async (services, { body, member }) => {
    const redEnvelope = await services.db
      .selectFrom('red_envelope')
      .selectAll()
      .where('id', '=', body.id)
      .where('currency', '=', member.currency)
      .executeTakeFirst();
    if (!redEnvelope || redEnvelope.end_at <= Date.now()) return apiError(102, 'redEnvelopeExpired');
    const cash = randomInt(redEnvelope.min, redEnvelope.max + 1);
    const request = {
      member_id: member.id,
      request_id: body.request_id,
      path: '/arks/web/activity/red_envelope',
      body: { id: body.id },
    };
    return oncePerOptionalRequest(services.db, request, async (tx) => {
      const error = await breakError(tx, member.id);
      if (error) return error;
      const claim = await tx
        .insertInto('red_envelope_claim')
        .values({ red_envelope_id: redEnvelope.id, member_id: member.id, cash, at: Date.now() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (claim.numInsertedOrUpdatedRows === 0n) return apiError(102, 'redEnvelopeOpened');
      await transfer(tx, {
        kind: 'envelope',
        from: { kind: 'outside' },
        to: { kind: 'main', memberId: member.id },
        currency: member.currency,
        amount: cash,
        memo: redEnvelope.id,
      });
      return { cash: major(cash, member.currency) };
    });
  },
} satisfies Partial<Handlers>;

export const promotionHandlers = { ...bannerHandlers, ...bulletinHandlers, ...redEnvelopeHandlers };
