import type { Kysely } from 'kysely';
import type { Wire } from '#contract/call.ts';
import { type Currency, defaultTimeZone } from '#contract/constants.ts';
import { addDays, dayIn, periodOf, startOfDay } from '#contract/day-range.ts';
import type { discounts } from '#contract/endpoints/promotions/promotions.ts';
import { toDecimal } from '#contract/money.ts';
import type { Language } from '#contract/site.ts';
import type { MemberRow, Tables } from '#sandbox/db/schema.ts';
import { currencies, decimalIn, rateIn } from '#sandbox/money/deposit-methods.ts';
import { staked } from '#sandbox/money/withdrawals.ts';
import { messages } from '#sandbox/server/messages/messages.ts';
import type { Facts } from '#sandbox/site/articles.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import { findClaimablePromotion } from './claims.ts';

type WireFacts = NonNullable<NonNullable<Wire<typeof discounts>['list']>[number]['facts']>;
type Db = Kysely<Tables>;

/** The member who asks for promotions, if somebody is signed in, and the currency of the request. */
export type Asker = { member: MemberRow | undefined; currency: string | undefined; language: Language };

const endOfWeek = () => {
  const { to } = periodOf('week', dayIn(Date.now(), defaultTimeZone));
  return formatOperatorTime(startOfDay(addDays(to, 1), defaultTimeZone));
};

const currencyOf = ({ member, currency }: Asker): Currency => {
  const wanted = member?.currency ?? currency;
  return currencies.find((known) => known === wanted) ?? 'USD';
};

/** What a promotion gives and takes in figures, and how far the member is who asks; null if it has no figures. */
export const factsOf = async (
  db: Db,
  { id, facts }: { id: string; facts?: Facts | undefined },
  asker: Asker,
): Promise<WireFacts | null> => {
  const currency = currencyOf(asker);
  const claim = await db
    .selectFrom('claimable_promotion')
    .selectAll()
    .where('promotion_id', '=', id)
    .executeTakeFirst();
  if (claim)
    return {
      reward: rateIn({ fixed: claim.amount }, currency),
      turnover: String(claim.turnover),
      end_at: formatOperatorTime(claim.end_at),
      ...(asker.member && (await claimOf(db, id, asker.member, asker.language))),
    };
  if (!facts) return null;
  const { reward, max, depositMin, turnover, until } = facts;
  return {
    reward: rateIn(reward, currency),
    reward_max: max === undefined ? null : decimalIn(max, currency),
    deposit_min: depositMin === undefined ? null : decimalIn(depositMin, currency),
    turnover: turnover ?? null,
    end_at: until === 'week' ? endOfWeek() : '',
  };
};

/** Whether a member can claim a promotion; once claimed, what must be staked for it. */
const claimOf = async (
  db: Db,
  id: string,
  member: MemberRow,
  language: Language,
): Promise<Partial<WireFacts>> => {
  const promotion = await findClaimablePromotion(db, id, member);
  if (!promotion) return {};
  const { status, amount, required, claimed_at } = promotion;
  const { currency } = member;
  return {
    status,
    reward: { kind: 'fixed', value: toDecimal(amount, currency) },
    reason: status === 'not_eligible' ? messages[language].promotionNotEligible : '',
    ...(claimed_at !== null && {
      claimed_at: formatOperatorTime(claimed_at),
      progress: {
        required: toDecimal(required, currency),
        done: toDecimal(Math.min(required, await staked(db, member.id, claimed_at)), currency),
      },
    }),
  };
};
