import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MoneyOutcome } from '#machines/kernel/money-request.machine.ts';
import { useEpoch } from '#src/actors/machines.ts';
import { QueryView } from '#src/components/QueryView.tsx';
import { randomId } from '#src/random-id.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { ClaimRequest } from './ClaimRequest.tsx';
import { ClaimResult } from './ClaimResult.tsx';
import { ClaimTermsView } from './ClaimTermsView.tsx';
import { promotionTermsQuery, unfinishedClaim } from './promotion-claim.implementations.ts';

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
