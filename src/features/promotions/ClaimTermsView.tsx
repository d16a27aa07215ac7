import { Trans, useLingui } from '@lingui/react/macro';
import type { ClaimTerms } from '#contract/endpoints/promotions/claims.ts';
import { fromDecimal } from '#contract/money.ts';
import { useMachineSelector } from '#src/actors/machines.tsx';
import { useCurrency } from '#src/components/games/catalogue.ts';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { PromotionClosed } from '#src/components/PromotionClosed.tsx';
import { RequestStatus } from '#src/components/RequestStatus.tsx';
import { failureText } from '#src/i18n/failure.ts';
import { zonedTime } from '#src/i18n/time.ts';
import { Button } from '#src/ui/elements.tsx';
import { DescriptionList } from '#src/ui/Panel.tsx';

interface Props {
  terms: ClaimTerms;
  onClaim: () => void;
}

/** What the member gets, until when and on what condition, and the button to claim it if that is possible. */
export function ClaimTermsView({ terms, onClaim }: Props) {
  const { i18n } = useLingui();
  const snapshot = useMachineSelector('promotionClaim', (current) => current);
  const isBusy = snapshot.hasTag('busy');
  const { failure } = snapshot.context;
  const currency = useCurrency();
  const until = zonedTime(i18n.locale, terms.endAt);
  const money = (decimal: string) => (
    <MinorAmount minor={fromDecimal(decimal, currency)} currency={currency} />
  );
  const amount = money(terms.amount);
  const lines = [
    { id: 'amount', label: <Trans>You get</Trans>, value: amount },
    {
      id: 'turnover',
      label: <Trans>To stake before you can withdraw it</Trans>,
      value: terms.turnover === null ? <Trans>Nothing</Trans> : money(terms.turnover),
    },
    ...(until
      ? [
          {
            id: 'until',
            label: <Trans>Until</Trans>,
            value: until,
          },
        ]
      : []),
  ];
  return (
    <>
      <DescriptionList lines={lines} />
      <ClaimStatus />
      {terms.status === 'open' ? (
        <Button
          variant="primary"
          shape="wide"
          autoFocus
          busy={isBusy}
          busyLabel={<Trans>Claiming</Trans>}
          onClick={onClaim}
        >
          <Trans>Claim {amount}</Trans>
        </Button>
      ) : (
        !failure && <PromotionClosed terms={terms} />
      )}
    </>
  );
}

/** The outcome of the last claim, as far as is known; what one has added is shown elsewhere. */
function ClaimStatus() {
  const { t, i18n } = useLingui();
  const snapshot = useMachineSelector('promotionClaim', (current) => current);
  const { failure } = snapshot.context;
  return (
    <RequestStatus
      machine="promotionClaim"
      refusal={failure && failureText(i18n, failure)}
      isMissing={snapshot.matches({ terms: 'missing' })}
      texts={{
        checking: t`Checking whether we have received your claim`,
        unknown: t`We do not know yet whether we have received your claim. The reward is added to your wallet once at most.`,
        missing: t`We did not receive your claim. Nothing was added to your wallet.`,
      }}
    />
  );
}
