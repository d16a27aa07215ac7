import { Trans, useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ClaimTerms } from '#contract/endpoints/promotions/claims.ts';
import { fromDecimal } from '#contract/money.ts';
import type { MoneyOutcome } from '#machines/kernel/money-request.machine.ts';
import { useCurrency } from '#src/components/games/use-catalogue.ts';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { failureText } from '#src/i18n/failure.ts';
import { formatTime, timeZoneLabel } from '#src/i18n/time.ts';
import { Button } from '#src/ui/Button.tsx';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { InlineAlert } from '#src/ui/InlineAlert.tsx';

interface Props {
  terms: ClaimTerms;
  isBusy: boolean;
  /** Of the last claim here; one that was accepted is shown elsewhere. */
  outcome: MoneyOutcome | null;
  onClaim: () => void;
}

/** What the member gets, until when and on what condition, and the button to claim it if that is possible. */
export function ClaimTermsView({ terms, isBusy, outcome, onClaim }: Props) {
  const { i18n } = useLingui();
  const currency = useCurrency();
  const until = formatTime(i18n.locale, terms.endAt);
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
            value: `${until} (${timeZoneLabel()})`,
          },
        ]
      : []),
  ];
  return (
    <>
      <DescriptionList lines={lines} />
      {outcome && !isBusy && <OutcomeAlert outcome={outcome} />}
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
        outcome?.type !== 'refused' && <Closed terms={terms} />
      )}
    </>
  );
}

function OutcomeAlert({ outcome }: { outcome: MoneyOutcome }) {
  const { i18n } = useLingui();
  if (outcome.type === 'refused')
    return <InlineAlert tone="error" icon={<CircleAlert />} text={failureText(i18n, outcome.failure)} />;
  return (
    <InlineAlert
      tone="warning"
      icon={<CircleAlert />}
      text={<Trans>We did not receive your claim. Nothing was credited.</Trans>}
      detail={<Trans>You can send it again.</Trans>}
    />
  );
}

/** Why the promotion cannot be claimed. */
function Closed({ terms: { status, claimedAt, reason } }: { terms: ClaimTerms }) {
  const { i18n } = useLingui();
  const at = formatTime(i18n.locale, claimedAt);
  if (status === 'claimed')
    return (
      <InlineAlert
        tone="success"
        icon={<CircleCheck />}
        text={at ? <Trans>You claimed this on {at}.</Trans> : <Trans>You have claimed this promotion.</Trans>}
      />
    );
  return (
    <InlineAlert
      tone="info"
      icon={<CircleAlert />}
      text={
        status === 'ended' ? (
          <Trans>This promotion has ended.</Trans>
        ) : (
          reason || <Trans>You cannot claim this promotion.</Trans>
        )
      }
    />
  );
}
