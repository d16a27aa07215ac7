import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Data } from '#contract/call.ts';
import type { claimPromotion } from '#contract/endpoints/promotions/claims.ts';
import { fromDecimal } from '#contract/money.ts';
import type { MoneyOutcome, MoneyRequest } from '#machines/kernel/money-request.machine.ts';
import { useEpoch, useMachineSelector, useSend } from '#src/actors/machines.ts';
import { PageMachine } from '#src/actors/page-machine.tsx';
import { useCurrency } from '#src/components/games/use-catalogue.ts';
import { MinorAmount, MinorBalance } from '#src/components/MinorAmount.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { PendingRequest } from '#src/components/RequestStatus.tsx';
import { randomId } from '#src/random-id.ts';
import { Button } from '#src/ui/Button.tsx';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { ClaimTermsView } from './ClaimTermsView.tsx';
import {
  claimRequestMachine,
  promotionTermsQuery,
  unfinishedClaim,
} from './promotion-claim.implementations.ts';

interface Props {
  promotionId: string;
  title: string;
  onClose: () => void;
}

/** Shows what a promotion gives, claims it once the member confirms, and shows the outcome. */
export default function PromotionClaim({ promotionId, title, onClose }: Props) {
  const { t } = useLingui();
  const query = useQuery(promotionTermsQuery(useEpoch(), promotionId));
  const [sent, setSent] = useState(() => {
    const unfinished = unfinishedClaim.get();
    return unfinished?.promotionId === promotionId ? unfinished : null;
  });
  const [isNew, setNew] = useState(false);
  const [outcome, setOutcome] = useState<MoneyOutcome | null>(null);
  const [locked, setLocked] = useState(false);
  const claim = () => {
    setOutcome(null);
    setNew(true);
    setSent({ requestId: randomId(), promotionId });
  };
  const finish = (result: MoneyOutcome) => {
    setSent(null);
    setLocked(false);
    setOutcome(result);
  };
  const isClaimed = outcome?.type === 'accepted';
  return (
    <Dialog
      title={isClaimed ? <Trans>Added to your wallet</Trans> : title}
      closeLabel={t`Close`}
      locked={locked}
      onClose={onClose}
      actions={
        isClaimed && (
          <Button variant="primary" autoFocus onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        )
      }
    >
      {isClaimed ? (
        <ClaimResult data={outcome.data} />
      ) : (
        <QueryView query={query} skeleton={<LineSkeletons label={t`Loading the promotion`} count={3} />}>
          {(terms) => (
            <>
              <ClaimTermsView terms={terms} isBusy={sent !== null} outcome={outcome} onClaim={claim} />
              {sent && (
                <ClaimRequest
                  key={sent.requestId}
                  request={sent}
                  isSent={!isNew}
                  onPending={setLocked}
                  onOutcome={finish}
                />
              )}
            </>
          )}
        </QueryView>
      )}
    </Dialog>
  );
}

/** What a claim has added to the wallet. `data`: the operator's response, read by the contract. */
function ClaimResult({ data }: { data: unknown }) {
  const currency = useCurrency();
  const { amount, balance } = data as Data<typeof claimPromotion>;
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

interface ClaimRequestProps {
  request: MoneyRequest;
  /** It was sent before the page was loaded. */
  isSent: boolean;
  /** Whether the request is under way; false while its outcome is not known. */
  onPending: (pending: boolean) => void;
  onOutcome: (outcome: MoneyOutcome) => void;
}

/** Sends a claim, and says what is known of it until its outcome is. */
const ClaimRequest = ({ request, isSent, ...listeners }: ClaimRequestProps) => (
  <PageMachine
    name="promotionClaim"
    logic={({ queryClient }) => claimRequestMachine(queryClient)}
    input={{ request, isSent }}
  >
    <ClaimStatus {...listeners} />
  </PageMachine>
);

function ClaimStatus({ onPending, onOutcome }: Pick<ClaimRequestProps, 'onPending' | 'onOutcome'>) {
  const { t } = useLingui();
  const send = useSend('promotionClaim');
  const state = useMachineSelector('promotionClaim', ({ value }) => value);
  const outcome = useMachineSelector('promotionClaim', ({ context }) => context.outcome);
  const reported = useRef(false);
  useEffect(() => onPending(state === 'sending'), [state, onPending]);
  useEffect(() => {
    if (!outcome || reported.current) return;
    reported.current = true;
    onOutcome(outcome);
  }, [outcome, onOutcome]);
  return (
    <PendingRequest
      state={state}
      texts={{
        checking: t`Checking whether we have received your claim`,
        unknown: t`We do not know yet whether we have received your claim. It is credited at most once.`,
      }}
      onCheck={() => send({ type: 'request.check' })}
    />
  );
}
