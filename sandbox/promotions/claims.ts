import type { Kysely, Transaction } from 'kysely';
import type { Currency } from '#contract/constants.ts';
import { toDecimal } from '#contract/money.ts';
import { transfer } from '#sandbox/db/ledger.ts';
import { amountFactor, minor } from '#sandbox/db/money.ts';
import type { ClaimablePromotionRow, MemberRow, Tables } from '#sandbox/db/schema.ts';

type ClaimablePromotion = {
  titles: string;
  amount: number;
  required: number;
  end_at: number;
  claimed_at: number | null;
} & {
  status: 'open' | 'claimed' | 'not_eligible' | 'ended';
};

const statusOf = (
  promotion: ClaimablePromotionRow,
  isClaimed: boolean,
  { deposit_times }: MemberRow,
): ClaimablePromotion['status'] => {
  if (isClaimed) return 'claimed';
  if (promotion.end_at <= Date.now()) return 'ended';
  return deposit_times < promotion.deposits ? 'not_eligible' : 'open';
};

/** What a promotion gives to the member in minor units; undefined if it is not one to claim. */
export const findClaimablePromotion = async (
  db: Kysely<Tables>,
  promotionId: string,
  member: MemberRow,
): Promise<ClaimablePromotion | undefined> => {
  const promotion = await db
    .selectFrom('claimable_promotion')
    .selectAll()
    .where('promotion_id', '=', promotionId)
    .executeTakeFirst();
  const document = await db
    .selectFrom('document')
    .select('body')
    .where('kind', '=', 'discount')
    .where('id', '=', promotionId)
    .executeTakeFirst();
  if (!promotion || !document) return undefined;
  const claim = await db
    .selectFrom('promotion_claim')
    .select(['amount', 'at'])
    .where('promotion_id', '=', promotionId)
    .where('member_id', '=', member.id)
    .executeTakeFirst();
  const { currency } = member;
  const amount = claim?.amount ?? minor(promotion.amount * amountFactor[currency as Currency], currency);
  return {
    titles: JSON.stringify((JSON.parse(document.body) as { title: unknown }).title),
    status: statusOf(promotion, claim !== undefined, member),
    amount,
    required: amount * promotion.turnover,
    end_at: promotion.end_at,
    claimed_at: claim?.at ?? null,
  };
};

/** Credits a claimed promotion and locks it until its turnover is met; returns the wallet with it. */
export const bookPromotionClaim = async (
  tx: Transaction<Tables>,
  promotionId: string,
  { titles, amount, required }: ClaimablePromotion,
  { id: memberId, currency }: MemberRow,
): Promise<string> => {
  const at = Date.now();
  await tx
    .insertInto('promotion_claim')
    .values({ promotion_id: promotionId, member_id: memberId, amount, at })
    .execute();
  const main = { kind: 'main', memberId } as const;
  await transfer(tx, { kind: 'bonus', from: { kind: 'operator', gpId: '' }, to: main, currency, amount });
  if (required > 0)
    await tx
      .insertInto('turnover')
      .values({ member_id: memberId, titles, required, locked: amount, since: at, ends_at: null })
      .execute();
  const { balance } = await tx
    .selectFrom('account')
    .select('balance')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'main')
    .executeTakeFirstOrThrow();
  return toDecimal(balance, currency);
};
