import type { Promotion } from '#contract/endpoints/promotions/promotions.ts';
import { PromotionAction } from './PromotionAction.tsx';
import { PromotionFacts } from './PromotionFacts.tsx';

interface Props {
  promotion: Promotion;
  /** One of several in a list. */
  listed?: boolean;
}

/** A promotion in figures, and what it leads to; a claim only as long as it is open. */
export function PromotionOffer({ promotion: { id, action, facts }, listed = false }: Props) {
  const status = facts?.status ?? 'open';
  return (
    <>
      {facts && <PromotionFacts facts={facts} ofDeposit={action?.kind === 'deposit'} />}
      {(action?.kind !== 'claim' || status === 'open') && (
        <PromotionAction action={action} promotionId={id} listed={listed} />
      )}
    </>
  );
}
