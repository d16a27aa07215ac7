import { agentRefusals } from '#contract/codes.ts';
import type { Path } from '#contract/endpoints.ts';
import type { MemberRow } from '#sandbox/db/schema.ts';
import { type ApiError, apiError, type Handler } from '#sandbox/server/handler.ts';
import type { Services } from '#sandbox/server/services.ts';
import { ensureDownline } from './ensure-downline.ts';
import { AGREEMENT_VERSION } from './plan.ts';

/** The member's latest accepted version of the agreement. */
export const acceptedAgreement = ({ db }: Services, { id }: MemberRow) =>
  db
    .selectFrom('agent_agreement')
    .select(['version', 'at'])
    .where('member_id', '=', id)
    .orderBy('version', 'desc')
    .executeTakeFirst();

/** Error unless the member is an active agent who has accepted the current agreement. */
const accessError = async (services: Services, member: MemberRow): Promise<ApiError | undefined> => {
  if (!member.is_agent || !member.agent_active) return apiError(agentRefusals.notActive, 'agentsOnly');
  const accepted = await acceptedAgreement(services, member);
  if (accepted?.version === AGREEMENT_VERSION) return undefined;
  return apiError(agentRefusals.agreement, 'agreementOutdated', { version: AGREEMENT_VERSION });
};

/** The handler of a call that only active agents may make who have accepted the current agreement. */
export const forActiveAgents =
  <P extends Path>(handler: Handler<P>): Handler<P> =>
  async (services, context) => {
    const error = await accessError(services, context.member);
    if (error) return error;
    await ensureDownline(services.db, context.member);
    return handler(services, context);
  };
