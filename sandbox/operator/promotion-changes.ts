import * as v from 'valibot';
import { EVERYBODY } from '#sandbox/promotions/check-in.ts';
import type { Services } from '#sandbox/server/services.ts';
import type { Action } from '#sandbox/site/articles.ts';
import { defineChange, editDocument, text, wholeNumber } from './change.ts';

const DAY = 86_400_000;
/** Terms of a promotion whose new action is a claim; the amount is in USD. */
const CLAIM_TERMS = { amount: 5, turnover: 3, deposits: 1 };

/** `deposit`, `claim <promotion>` or `play <hall>`; any other is none. */
const actionOf = (value: string): Action | null => {
  const [kind, id = ''] = value.split(' ');
  if (kind === 'deposit') return { kind };
  if (kind === 'claim') return { kind, promotion_id: id };
  return kind === 'play' ? { kind, gt_id: id } : null;
};

const setBulletin = async (
  { db }: Services,
  id: string,
  change: { action: string | null } | { kind: Kind },
) => {
  const changed = await db.updateTable('bulletin').set(change).where('id', '=', id).executeTakeFirst();
  return changed.numUpdatedRows > 0n;
};

const action = defineChange(v.object({ promotion: text, action: v.string() }), async (services, change) => {
  const [list, id = ''] = change.promotion.split(' ');
  const newAction = actionOf(change.action);
  if (newAction?.kind === 'claim')
    await services.db
      .insertInto('claimable_promotion')
      .values({ ...CLAIM_TERMS, promotion_id: newAction.promotion_id ?? id, end_at: Date.now() + 7 * DAY })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const isFound =
    list === 'bulletin'
      ? await setBulletin(services, id, { action: newAction && JSON.stringify(newAction) })
      : await editDocument(services, 'discount', id, (body) => ({ ...body, action: newAction }));
  return isFound ? undefined : 'There is no such promotion.';
});

const claimTerms = defineChange(
  v.object({
    promotion_id: text,
    amount: v.pipe(wholeNumber, v.minValue(1), v.maxValue(1_000)),
    minutes: v.pipe(wholeNumber, v.maxValue(100_000)),
  }),
  async ({ db }, { promotion_id, amount, minutes }) => {
    const terms = { amount, end_at: Date.now() + minutes * 60_000 };
    await db
      .insertInto('claimable_promotion')
      .values({ ...CLAIM_TERMS, ...terms, promotion_id })
      .onConflict((conflict) => conflict.column('promotion_id').doUpdateSet(terms))
      .execute();
    return undefined;
  },
);

export const KINDS = ['offer', 'notice'] as const;
type Kind = (typeof KINDS)[number];
const bulletin = defineChange(
  v.object({ id: text, kind: v.picklist(KINDS) }),
  async (services, { id, kind }) =>
    (await setBulletin(services, id, { kind })) ? undefined : 'There is no such pop-up.',
);

export const CHECK_IN_STATES = ['open', 'over', 'closed'] as const;
const CHECK_IN_CONDITIONS = ['', 'deposit', 'stake'] as const;
/** Sets the check-in of all members who have no setting of their own. */
const checkIn = defineChange(
  v.object({ state: v.picklist(CHECK_IN_STATES), condition: v.picklist(CHECK_IN_CONDITIONS) }),
  async ({ db }, setting) => {
    await db
      .insertInto('check_in_setting')
      .values({ member_id: EVERYBODY, ...setting })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(setting))
      .execute();
    return undefined;
  },
);

/** What an operator can do with promotions. The pages show it when they ask for the promotions again. */
export const promotionChanges = { action, 'claim-terms': claimTerms, bulletin, 'check-in': checkIn };
