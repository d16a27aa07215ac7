import type { Promotion } from '#contract/endpoints/promotions/promotions.ts';
import { PromotionAction } from './PromotionAction.tsx';
import { PromotionFacts } from './PromotionFacts.tsx';

interface Props {
  promotion: Promotion;
}

/** A promotion in figures. */
export const OfferFacts = ({ promotion: { action, facts } }: Props) =>
  facts && <PromotionFacts facts={facts} ofDeposit={action?.kind === 'deposit'} />;

interface ActionProps extends Props {
  /** One of several in a list. */
  listed?: boolean;
}

/** What a promotion leads to; a claim only as long as it is open. */
export function OfferAction({ promotion: { id, action, facts }, listed = false }: ActionProps) {
  if (action?.kind === 'claim' && (facts?.status ?? 'open') !== 'open') return null;
  return <PromotionAction action={action} promotionId={id} listed={listed} />;
}
