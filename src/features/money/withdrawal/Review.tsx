import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import type { PayoutAccount } from '#contract/endpoints/money/accounts.ts';
import { useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { minorOf, sum } from '#src/api/amounts.ts';
import { DailyLimitReached, FailureText } from '#src/components/FailureText.tsx';
import { WithdrawPasswordField } from '#src/components/forms/form.tsx';
import { MinorAmount, MinorBalance } from '#src/components/MinorAmount.tsx';
import { AccountName, AccountNumber } from '#src/components/PayoutAccount.tsx';
import { RequestStatus, ReviewSummary } from '#src/components/RequestStatus.tsx';
import { useServiceLink } from '#src/components/use-service-link.ts';
import { durationText } from '#src/i18n/duration.ts';
import { Button, TextButton } from '#src/ui/elements.tsx';
import { InlineAlert } from '#src/ui/Panel.tsx';
import css from './Withdrawal.module.css';
import { outcomeOf, type WithdrawalInfo } from './withdrawal.ts';

interface Props {
  info: WithdrawalInfo;
  currency: string;
  account: PayoutAccount | undefined;
  /** The amount in minor units; null as long as it is none. */
  minor: number | null;
  password: string;
  setPassword: (password: string) => void;
  isPlaying: boolean;
}

/** What follows from account and amount; once they are chosen, the password. */
export function Review(props: Props) {
  const send = useSend('withdrawal');
  const { info, currency, account, minor, isPlaying } = props;
  const { i18n } = useLingui();
  const isForm = useMachineSelector('withdrawal', (snapshot) => snapshot.matches('form'));
  const isBusy = useMachineSelector('withdrawal', (snapshot) => snapshot.hasTag('busy'));
  const { fee, arrives } = outcomeOf(info, minor, currency);
  const inWallet = sum([minorOf(info.available, currency), minorOf(info.locked, currency)]);
  const arrival = info.arrivalMinutes !== null && durationText(i18n.locale, info.arrivalMinutes * 60_000);
  const money = (value: number | null) =>
    value === null ? '–' : <MinorAmount minor={value} currency={currency} />;
  const button = isForm ? (
    <Button
      type="submit"
      variant="primary"
      shape="wide"
      disabled={isPlaying || !account || info.countLeft === 0}
    >
      <Trans>Continue</Trans>
    </Button>
  ) : (
    info.hasPassword && (
      <Button
        type="submit"
        variant="primary"
        shape="wide"
        disabled={isPlaying}
        busy={isBusy}
        busyLabel={<Trans>Sending</Trans>}
      >
        <Trans>
          Send <MinorAmount minor={minor} currency={currency} />
        </Trans>
      </Button>
    )
  );
  return (
    <ReviewSummary
      onChange={isForm || isBusy ? undefined : () => send({ type: 'withdrawal.edit' })}
      button={button}
      note={<Trans>You can cancel it until it is sent.</Trans>}
      lines={[
        {
          id: 'to',
          label: <Trans>To</Trans>,
          value: account ? (
            <span className={css.number}>
              <AccountName account={account} />, <AccountNumber account={account} />
            </span>
          ) : (
            '–'
          ),
        },
        { id: 'owner', label: <Trans>In the name of</Trans>, value: account?.owner || '–' },
        { id: 'amount', label: <Trans>Amount</Trans>, value: money(minor) },
        { id: 'fee', label: <Trans>Fee</Trans>, value: fee === 0 ? <Trans>None</Trans> : money(fee) },
        ...(!arrival
          ? []
          : [
              {
                id: 'arrives',
                label: <Trans>Arrives</Trans>,
                value: <Trans>Usually within {arrival}</Trans>,
              },
            ]),
        {
          id: 'rest',
          label: <Trans>Stays in your wallet</Trans>,
          value: <MinorBalance minor={sum([inWallet, minor === null ? 0 : -minor])} currency={currency} />,
        },
      ]}
      total={{ label: <Trans>You receive</Trans>, value: money(arrives) }}
    >
      {!isForm && <Password {...props} isBusy={isBusy} />}
      {isForm && info.countLeft === 0 && (
        <InlineAlert tone="warning" icon={<CircleAlert />} text={<DailyLimitReached />} />
      )}
      <WithdrawalStatus currency={currency} />
    </ReviewSummary>
  );
}

function Password({ info, password, setPassword, isBusy }: Props & { isBusy: boolean }) {
  const service = useServiceLink();
  if (!info.hasPassword) return null;
  return (
    <div>
      {/* A new field after each try, so that it has the focus. */}
      <WithdrawPasswordField
        key={String(isBusy)}
        value={password}
        onChange={setPassword}
        disabled={isBusy}
        autoFocus
      />
      {service && (
        <p className={css.forgotten}>
          <TextButton render={service}>
            <Trans>Forgot your withdrawal password? Contact customer service.</Trans>
          </TextButton>
        </p>
      )}
    </div>
  );
}

interface WithdrawalStatusProps {
  currency: string;
}

/** The outcome of the request, as far as is known. */
function WithdrawalStatus({ currency }: WithdrawalStatusProps) {
  const { t } = useLingui();
  const snapshot = useMachineSelector('withdrawal', (current) => current);
  const { failure } = snapshot.context;
  return (
    <RequestStatus
      machine="withdrawal"
      refusal={failure && <FailureText failure={failure} currency={currency} />}
      isMissing={snapshot.matches({ review: 'missing' })}
      texts={{
        checking: t`Checking whether we have received your withdrawal request`,
        unknown: t`We do not know yet whether we have received your withdrawal request. Please do not send it again.`,
        missing: t`We did not receive your withdrawal request. Nothing left your wallet.`,
      }}
    />
  );
}
