import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { mainWallet } from '#contract/constants.ts';
import { fromDecimal } from '#contract/money.ts';
import type { TransferRequest } from '#machines/money/wallet-transfer.machine.ts';
import { useMachineSelector } from '#src/actors/machines.tsx';
import type { ProviderMoney } from '#src/api/member-queries.ts';
import { FailureText } from '#src/components/FailureText.tsx';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { RequestStatus } from '#src/components/RequestStatus.tsx';
import { InlineAlert } from '#src/ui/Panel.tsx';

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
      refusal={failure && <FailureText failure={failure} currency={currency} />}
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
