import { Trans, useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { Failure } from '#contract/call.ts';
import { mainWallet } from '#contract/constants.ts';
import { transferLimits } from '#contract/endpoints/money/wallet-transfers.ts';
import { maintenancePeriod } from '#contract/endpoints/play/play.ts';
import { fromDecimal } from '#contract/money.ts';
import type { TransferRequest } from '#machines/money/wallet-transfer.machine.ts';
import { useMachineSelector } from '#src/actors/machines.ts';
import { failureData } from '#src/api/failure-data.ts';
import type { ProviderMoney } from '#src/api/provider-money.ts';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { RequestStatus } from '#src/components/RequestStatus.tsx';
import { failureText } from '#src/i18n/failure.ts';
import { formatTime, timeZoneLabel } from '#src/i18n/time.ts';
import { InlineAlert } from '#src/ui/InlineAlert.tsx';

interface Props {
  currency: string;
  providers: readonly ProviderMoney[];
}

/** The outcome of the last transfer, as far as is known. */
export function WalletTransferStatus({ currency, providers }: Props) {
  const { t } = useLingui();
  const snapshot = useMachineSelector('walletTransfer', (current) => current);
  const { request, failure } = snapshot.context;
  if (snapshot.matches({ form: 'transferred' }) && request)
    return (
      <InlineAlert
        tone="success"
        icon={<CircleCheck />}
        text={<Moved request={request} currency={currency} providers={providers} />}
      />
    );
  return (
    <RequestStatus
      machine="walletTransfer"
      refusal={failure && <WalletTransferRefusal failure={failure} currency={currency} />}
      isMissing={snapshot.matches({ form: 'missing' })}
      texts={{
        checking: t`Checking whether we have received your transfer request`,
        unknown: t`We do not know yet whether we have received your transfer request. Please do not send it again.`,
        missing: t`We did not receive your transfer request. No money was transferred.`,
      }}
    />
  );
}

function Moved({ request, currency, providers }: { request: TransferRequest } & Props) {
  const { t } = useLingui();
  const { to, amount } = request;
  const name = to === mainWallet ? t`My wallet` : (providers.find(({ id }) => id === to)?.name ?? to);
  return (
    <Trans>
      <MinorAmount minor={fromDecimal(amount, currency)} currency={currency} /> moved to {name}.
    </Trans>
  );
}

function WalletTransferRefusal({ failure, currency }: { failure: Failure; currency: string }) {
  const { i18n } = useLingui();
  const minor = (decimal: string) => fromDecimal(decimal, currency);
  const limits = failure.code === '104' ? failureData(transferLimits, failure) : null;
  if (limits)
    return (
      <Trans>
        Transfer at least <MinorAmount minor={minor(limits.min)} currency={currency} /> and at most{' '}
        <MinorAmount minor={minor(limits.max)} currency={currency} />.
      </Trans>
    );
  if (failure.code === '101')
    return <Trans>There is not enough money there any more. No money was transferred.</Trans>;
  if (failure.code === '103')
    return <Trans>You have a game open with this provider. Leave the game first, then transfer.</Trans>;
  const period = failure.code === '102' ? failureData(maintenancePeriod, failure) : null;
  const until = formatTime(i18n.locale, period?.endAt);
  if (until)
    return (
      <Trans>
        The provider is closed for maintenance until {until} ({timeZoneLabel()}). No money was transferred.
      </Trans>
    );
  return failureText(i18n, failure);
}
