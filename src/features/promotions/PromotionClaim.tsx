import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Data } from '#contract/call.ts';
import type { claimPromotion } from '#contract/endpoints/promotions/claims.ts';
import { fromDecimal } from '#contract/money.ts';
import { promotionClaimMachine } from '#machines/promotions/promotion-claim.machine.ts';
import { stateName, useChildSelector, useEpoch, useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { PageMachine } from '#src/actors/page-machine.tsx';
import { useCurrency } from '#src/components/games/catalogue.ts';
import { MinorAmount, MinorBalance } from '#src/components/MinorAmount.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { randomId } from '#src/random-id.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Button } from '#src/ui/elements.tsx';
import { DescriptionList } from '#src/ui/Panel.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { ClaimTermsView } from './ClaimTermsView.tsx';
import {
  promotionClaimImplementations,
  promotionTermsQuery,
  unfinishedClaim,
} from './promotion-claim.implementations.ts';

interface Props {
  promotionId: string;
  title: string;
  onClose: () => void;
}

/** Shows what a promotion gives, claims it once the member confirms, and shows the outcome. */
export default function PromotionClaim(props: Props) {
  const unfinished = unfinishedClaim.get();
  return (
    <PageMachine
      name="promotionClaim"
      logic={({ queryClient }) => promotionClaimMachine.provide(promotionClaimImplementations(queryClient))}
      input={{ unfinished: unfinished?.promotionId === props.promotionId ? unfinished : null }}
    >
      <ClaimDialog {...props} />
    </PageMachine>
  );
}

function ClaimDialog({ promotionId, title, onClose }: Props) {
  const { t } = useLingui();
  const query = useQuery(promotionTermsQuery(useEpoch(), promotionId));
  const state = useMachineSelector('promotionClaim', stateName);
  const send = useSend('promotionClaim');
  // The member may leave while the outcome of the claim is not known.
  const isSending = useChildSelector('promotionClaim', 'moneyRequest', ({ value }) => value === 'sending');
  const isClaimed = state === 'claimed';
  return (
    <Dialog
      title={isClaimed ? <Trans>Added to your wallet</Trans> : title}
      closeLabel={t`Close`}
      locked={isSending ?? false}
      onClose={onClose}
      actions={
        isClaimed && (
          <Button variant="primary" autoFocus onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        )
      }
    >
      <div data-machine="promotionClaim" data-state={state}>
        {isClaimed ? (
          <Added />
        ) : (
          <QueryView query={query} skeleton={<LineSkeletons label={t`Loading the promotion`} count={3} />}>
            {(terms) => (
              <ClaimTermsView
                terms={terms}
                onClaim={() =>
                  send({ type: 'claim.submit', request: { requestId: randomId(), promotionId } })
                }
              />
            )}
          </QueryView>
        )}
      </div>
    </Dialog>
  );
}

/** What the claim has added to the wallet. */
function Added() {
  const currency = useCurrency();
  // The operator's response, read by the contract.
  const { amount, balance } = useMachineSelector(
    'promotionClaim',
    ({ context }) => context.added as Data<typeof claimPromotion>,
  );
  const minor = (decimal: string | null) => (decimal === null ? null : fromDecimal(decimal, currency));
  return (
    <div role="status">
      <DescriptionList
        lines={[
          {
            id: 'amount',
            label: <Trans>Added</Trans>,
            value: <MinorAmount minor={minor(amount)} currency={currency} />,
          },
        ]}
        total={{
          label: <Trans>Wallet now</Trans>,
          value: <MinorBalance minor={minor(balance)} currency={currency} />,
        }}
      />
    </div>
  );
}
