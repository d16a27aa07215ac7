import { toDecimal } from '#contract/money.ts';
import type { MemberRow } from '#sandbox/db/schema.ts';
import { ApiError, apiError, type Handlers } from '#sandbox/server/handler.ts';
import type { Services } from '#sandbox/server/services.ts';
import { documentsOf } from '#sandbox/site/localized-documents.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import { acceptedAgreement } from './agent-caller.ts';
import { AGREEMENT_VERSION, FEE_RATE, LEVELS, PAY_DAYS, REAPPLY_AFTER_DAYS, stepsOf } from './plan.ts';

const DAY = 86_400_000;

/** The member's application; an error with it as the data if the member cannot apply now. */
export const applicationOf = async ({ db }: Services, { id, is_agent, agent_active }: MemberRow) => {
  const row = await db
    .selectFrom('agent_application')
    .selectAll()
    .where('member_id', '=', id)
    .executeTakeFirst();
  const applied_at = row ? formatOperatorTime(row.at) : '';
  if (is_agent && agent_active) return apiError(101, 'alreadyAgent', { status: 'approved', applied_at });
  if (is_agent && row?.status === 'approved')
    return apiError(104, 'agentInactive', { status: 'approved', applied_at });
  if (is_agent) return apiError(104, 'applicationPending', { status: 'pending', applied_at });
  if (row?.status !== 'refused') return { status: 'none' as const };
  const again = (row.decided_at ?? row.at) + REAPPLY_AFTER_DAYS * DAY;
  const application = {
    status: 'refused' as const,
    applied_at,
    reason: row.reason,
    again_at: formatOperatorTime(again),
  };
  return again > Date.now() ? apiError(104, 'applicationRefused', application) : application;
};

export const agentApplicationHandlers = {
  '/member/apply_for_agent/check': (services, { member }) => applicationOf(services, member),
  '/member/apply_for_agent': async (services, { member, body: { message } }) => {
    const application = await applicationOf(services, member);
    if (application instanceof ApiError) return application;
    const row = { message, at: Date.now(), status: 'pending' as const, reason: '', decided_at: null };
    await services.db
      .insertInto('agent_application')
      .values({ member_id: member.id, ...row })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
      .execute();
    await services.db.updateTable('member').set({ is_agent: 1 }).where('id', '=', member.id).execute();
    return null;
  },
  '/agent/plan': (_services, { member }) => ({
    steps: stepsOf(member).map(({ minActive, minBase, rate }) => ({
      min_active: minActive,
      min_net: toDecimal(minBase, member.currency),
      rate,
    })),
    levels: Object.entries(LEVELS).map(([level, name]) => ({ level, name })),
    currency: member.currency,
    fee_rate: FEE_RATE,
    pay_days: PAY_DAYS,
  }),
  '/agent/agreement': async (services, { member, language, appOrigin }) => {
    const [text] = await documentsOf<{ content: string }>(services, 'agent-agreement', language, appOrigin);
    const accepted = await acceptedAgreement(services, member);
    const isPresent = accepted?.version === AGREEMENT_VERSION;
    return {
      version: AGREEMENT_VERSION,
      html: text?.content ?? '',
      accepted_at: isPresent ? formatOperatorTime(accepted.at) : '',
      was_accepted: accepted && !isPresent ? 1 : 0,
    };
  },
  '/agent/agreement/accept': async ({ db }, { body, member }) => {
    if (body.version !== String(AGREEMENT_VERSION))
      return apiError(101, 'agreementOutdated', { version: AGREEMENT_VERSION });
    await db
      .insertInto('agent_agreement')
      .values({ member_id: member.id, version: AGREEMENT_VERSION, at: Date.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return null;
  },
} satisfies Partial<Handlers>;
