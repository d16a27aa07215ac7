import * as v from 'valibot';
import { channels, eventsOf, liveTemplates, type RealtimeEventName } from '#contract/realtime.ts';
import { type Language, languages } from '#contract/site.ts';
import { regions } from '#contract/templates.ts';
import { httpUrl } from '#contract/wire-schema.ts';
import { SCENE_NAMES } from '#sandbox/art/hero.ts';
import { heroUrl } from '#sandbox/art/urls.ts';
import { minor } from '#sandbox/db/money.ts';
import { escapeHtml } from '#sandbox/play/provider/html.ts';
import type { Services } from '#sandbox/server/services.ts';
import { BANNER_SHAPES, bannerKind } from '#sandbox/site/banners.ts';
import { currency, defineChange, editDocument, text, wholeNumber } from './change.ts';
import { promotionChanges } from './promotion-changes.ts';

const language = v.picklist(Object.keys(languages) as Language[]);

const banner = defineChange(
  v.object({ position: wholeNumber, scene: v.picklist(SCENE_NAMES), title: text }),
  async (services, { position, scene, title }) => {
    for (const [useType, shape] of BANNER_SHAPES.entries()) {
      const { kind, id } = bannerKind(useType, position);
      const photo_path = heroUrl(scene, shape);
      const isFound = await editDocument(services, kind, id, (body) => ({
        ...body,
        title: { en_US: title },
        photo_path,
      }));
      if (!isFound) return 'There is no such banner.';
    }
    services.realtime.publish(channels.web(), '.carousel_picture.url', { url: heroUrl(scene, 'desktop') });
  },
);

/** Page parts of the template: kind of the documents, and the event. */
export const PARTS = {
  settings: { kind: 'model-setting', event: '.model_settings.url' },
  sponsor: { kind: 'sponsor', event: '.model_sponsor.url' },
  login: { kind: 'login-model', event: '.model_login.url' },
} as const satisfies Record<string, { kind: string; event: RealtimeEventName }>;

const includes = (events: readonly RealtimeEventName[], event: RealtimeEventName) => events.includes(event);

const part = defineChange(
  v.object({ part: v.picklist(Object.keys(PARTS) as (keyof typeof PARTS)[]), language, title: text }),
  async (services, { part, language, title }) => {
    const { kind, event } = PARTS[part];
    const isFound = await editDocument(services, kind, '1', (body) => ({
      ...body,
      title: { ...('title' in body && (body.title as object)), [language]: title },
    }));
    if (!isFound) return 'There is no such part.';
    publishToTemplates(services, event, language);
  },
);

/** A region and its variant in one field, such as `tile: card`. */
export const VARIANTS = Object.entries(regions).flatMap(([region, variants]) =>
  variants.map((variant) => `${region}: ${variant}`),
);

const variant = defineChange(v.object({ variant: v.picklist(VARIANTS) }), async (services, { variant }) => {
  const [region = '', name] = variant.split(': ');
  await editDocument(services, 'template-config', '1', (body) => ({
    ...body,
    regions: { ...('regions' in body && (body.regions as object)), [region]: name },
  }));
  for (const event of ['.model_settings.url', '.model_login.url'] as const)
    publishToTemplates(services, event, '');
});

const publishToTemplates = (
  { realtime }: Services,
  event: RealtimeEventName,
  language: Language | '',
): void => {
  for (const template of liveTemplates) realtime.publish(channels.template(template), event, { language });
  if (includes(eventsOf.bobMobileTemplate, event))
    realtime.publish(channels.bobMobileTemplate(), event, { language });
};

const service = defineChange(v.object({ url: httpUrl }), async (services, { url }) => {
  await editDocument(services, 'site-detail', '1', (body) => ({ ...body, customer_service_link: url }));
  services.realtime.publish(channels.web(), '.customer_service_link_change', { url });
});

const letterRow = (memberId: string, { title, content }: { title: string; content: string }) => ({
  member_id: memberId,
  is_read: 0 as const,
  titles: JSON.stringify({ en_US: title }),
  contents: JSON.stringify({ en_US: `<p>${escapeHtml(content)}</p>` }),
  created_at: Date.now(),
});

const letter = defineChange(
  v.object({ account: text, title: text, content: text }),
  async ({ db, realtime }, { account, ...letter }) => {
    const member = await db
      .selectFrom('member')
      .select('id')
      .where('account', '=', account)
      .executeTakeFirst();
    if (!member) return `There is no member ${account}.`;
    const { id } = await db
      .insertInto('letter')
      .values(letterRow(member.id, letter))
      .returning('id')
      .executeTakeFirstOrThrow();
    realtime.publish(channels.member(member.id), '.letter.sent', { id });
  },
);

const letters = defineChange(
  v.object({ currency, title: text, content: text }),
  async ({ db, realtime }, { currency, ...letter }) => {
    const members = await db.selectFrom('member').select('id').where('currency', '=', currency).execute();
    if (members.length === 0) return `No member has ${currency}.`;
    await db
      .insertInto('letter')
      .values(members.map(({ id }) => letterRow(id, letter)))
      .execute();
    realtime.publish(channels.memberCurrency(currency), '.letter.sent', {});
  },
);

const letterDeletion = defineChange(v.object({ id: wholeNumber }), async ({ db, realtime }, { id }) => {
  const gone = await db.deleteFrom('letter').where('id', '=', id).returning('member_id').executeTakeFirst();
  if (!gone) return 'There is no such letter.';
  realtime.publish(channels.member(gone.member_id), '.letter.delete', { id });
});

const redEnvelope = defineChange(
  v.object({ currency, minutes: v.pipe(wholeNumber, v.minValue(1), v.maxValue(10_000)) }),
  async ({ db, realtime }, { currency, minutes }) => {
    const now = Date.now();
    await db
      .updateTable('red_envelope')
      .set({ end_at: now })
      .where('currency', '=', currency)
      .where('end_at', '>', now)
      .execute();
    const prize = { min: minor(1, currency), max: minor(88, currency) };
    const row = { id: `envelope-${currency}~${now}`, currency, end_at: now + minutes * 60_000, ...prize };
    await db.insertInto('red_envelope').values(row).execute();
    realtime.publish(channels.presence(currency), '.RedEnvelopeDisplay', {});
  },
);

const transfers = defineChange(
  v.object({ gp_id: text, transfers: v.picklist(['disabled', 'enabled']) }),
  async ({ db, plays }, { gp_id, transfers }) => {
    const provider = await db
      .selectFrom('provider')
      .select('name')
      .where('gp_id', '=', gp_id)
      .executeTakeFirst();
    if (!provider) return `There is no provider ${gp_id}.`;
    await db.deleteFrom('transfer_disabled').where('gp_id', '=', gp_id).execute();
    if (transfers === 'enabled') return;
    await db.insertInto('transfer_disabled').values({ gp_id }).execute();
    await plays.publishTransferDisabled(gp_id);
  },
);

/** Why the operator refuses; '' approves. */
export const REASONS = ['', 'The account is in another name', 'The account is closed'] as const;
const reason = v.picklist(REASONS);

const withdrawal = defineChange(
  v.object({ order_number: text, reason }),
  async ({ payouts }, { order_number, reason }) => {
    const closed = await payouts.close(order_number, reason ? 'refused' : 'success', reason);
    return closed ? undefined : 'This withdrawal is closed already.';
  },
);

const account = defineChange(v.object({ id: wholeNumber, reason }), async ({ payouts }, { id, reason }) => {
  const decided = await payouts.decideAccount(id, reason ? 'refused' : 'verified', reason);
  return decided ? undefined : 'This account is checked already.';
});

const cache = defineChange(v.object({}), async ({ realtime }) => {
  realtime.publish(channels.web(), '.app_clean_cache', {});
  return undefined;
});

/** Everything that an operator can do on the page, by the form's path. */
export const changes = {
  banner,
  part,
  variant,
  service,
  letter,
  letters,
  'letter-deletion': letterDeletion,
  'red-envelope': redEnvelope,
  transfers,
  withdrawal,
  account,
  cache,
  ...promotionChanges,
};
export type ChangeName = keyof typeof changes;
export const isChangeName = (name: string): name is ChangeName => Object.hasOwn(changes, name);
