import { type Currency, currencySigns } from '#contract/constants.ts';
import { heroUrl, promotionUrl } from '#sandbox/art/urls.ts';
import type { AgentLinkRow } from '#sandbox/db/schema.ts';
import { inTransaction } from '#sandbox/db/transaction.ts';
import { apiError, type Handlers } from '#sandbox/server/handler.ts';
import type { Services } from '#sandbox/server/services.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import { forActiveAgents } from './agent-caller.ts';
import { linkUrl, newLink } from './links.ts';
import { MAX_LINKS } from './plan.ts';

const MATERIALS = [
  {
    id: 'wide',
    title: 'Lotus lake',
    photo_path: heroUrl('lotus-lake', 'desktop'),
    width: 1_920,
    height: 600,
  },
  {
    id: 'card',
    title: 'Lanterns',
    photo_path: promotionUrl('agent-lanterns', 'lotus', 24),
    width: 640,
    height: 360,
  },
  {
    id: 'league',
    title: 'Football',
    photo_path: promotionUrl('agent-football', 'football', 152),
    width: 640,
    height: 360,
  },
];

/** Links as the contract has them, with the number of members who have registered by them. */
const linkResponses = async ({ db }: Services, links: readonly AgentLinkRow[], appOrigin: string) => {
  const codes = links.map(({ code }) => code);
  const registered = await db
    .selectFrom('member')
    .select(({ fn }) => [
      'introducer',
      fn.countAll<number>().as('registrations'),
      fn.countAll<number>().filterWhere('deposit_times', '>', 0).as('first_deposits'),
    ])
    .where('introducer', 'in', codes)
    .groupBy('introducer')
    .execute();
  return links.map((link) => {
    const { registrations = 0, first_deposits = 0 } =
      registered.find(({ introducer }) => introducer === link.code) ?? {};
    return {
      code: link.code,
      kind: link.kind,
      name: link.name,
      url: linkUrl(link, appOrigin),
      currency: link.currency,
      is_disabled: link.disabled,
      created_at: formatOperatorTime(link.created_at),
      clicks: link.clicks,
      registrations,
      first_deposits,
    };
  });
};

const linkResponse = async (services: Services, link: AgentLinkRow, appOrigin: string) => {
  const [row] = await linkResponses(services, [link], appOrigin);
  if (!row) throw new Error(`no link ${link.code}`);
  return { link: row };
};

export const agentPromotionHandlers = {
  '/agent/promotion': forActiveAgents<'/agent/promotion'>(async (services, { member, appOrigin }) => {
    const links = await services.db
      .selectFrom('agent_link')
      .selectAll()
      .where('member_id', '=', member.id)
      .orderBy('created_at', 'desc')
      .execute();
    return {
      links: await linkResponses(services, links, appOrigin),
      materials: MATERIALS.map((material) => ({ ...material, photo_path: appOrigin + material.photo_path })),
    };
  }),
  '/agent/promotion/create': forActiveAgents<'/agent/promotion/create'>(
    async (services, { body: { kind, name, currency }, member, appOrigin }) => {
      const isKnown = (code: string): code is Currency => Object.hasOwn(currencySigns, code);
      if (kind === 'friend' ? currency !== '' : !isKnown(currency))
        return apiError(101, 'currencyUnavailable');
      const created = await inTransaction(services.db, member.id, async (tx) => {
        const mine = await tx
          .selectFrom('agent_link')
          .select('disabled')
          .where('member_id', '=', member.id)
          .execute();
        if (mine.filter(({ disabled }) => !disabled).length >= MAX_LINKS) return undefined;
        const link = newLink(member, mine.length + 1, { kind, name, currency }, Date.now());
        await tx.insertInto('agent_link').values(link).execute();
        return link;
      });
      return created ? linkResponse(services, created, appOrigin) : apiError(102, 'agentLinksFull');
    },
  ),
  '/agent/promotion/disable': forActiveAgents<'/agent/promotion/disable'>(
    async (services, { body: { code }, member, appOrigin }) => {
      const link = await services.db
        .updateTable('agent_link')
        .set({ disabled: 1 })
        .where('code', '=', code)
        .where('member_id', '=', member.id)
        .returningAll()
        .executeTakeFirst();
      return link ? linkResponse(services, link, appOrigin) : apiError(101, 'agentLinkUnknown');
    },
  ),
} satisfies Partial<Handlers>;
