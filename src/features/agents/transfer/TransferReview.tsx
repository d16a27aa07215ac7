import { Trans, useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import type { Failure } from '#contract/call.ts';
import { transferLimits } from '#contract/endpoints/money/wallet-transfers.ts';
import { withdrawalBalance } from '#contract/endpoints/money/withdrawal.ts';
import { useMachineSelector, useSend } from '#src/actors/machines.ts';
import { minorOf } from '#src/api/amounts.ts';
import { failureData } from '#src/api/failure-data.ts';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { WithdrawPasswordField } from '#src/components/forms/WithdrawPasswordField.tsx';
import { MinorAmount, MinorBalance } from '#src/components/MinorAmount.tsx';
import { RequestStatus } from '#src/components/RequestStatus.tsx';
import { ReviewSummary } from '#src/components/ReviewSummary.tsx';
import { LockedWithdrawPassword, WrongWithdrawPassword } from '#src/components/WithdrawPasswordRefusal.tsx';
import { failureText } from '#src/i18n/failure.ts';
import { Button } from '#src/ui/Button.tsx';
import { InlineAlert } from '#src/ui/InlineAlert.tsx';
import { TextButton } from '#src/ui/TextButton.tsx';
import css from './Transfer.module.css';

interface Props {
  currency: string;
  account: string;
  /** The amount in minor units; null as long as it is none. */
  minor: number | null;
  available: number | null;
  password: string;
  setPassword: (password: string) => void;
}

/** What follows from account and amount; once they are chosen, the password. */
export function TransferReview(props: Props) {
  const send = useSend('agentTransfer');
  const { currency, account, minor, available, password, setPassword } = props;
  const isForm = useMachineSelector('agentTransfer', (snapshot) => snapshot.matches('form'));
  const isBusy = useMachineSelector('agentTransfer', (snapshot) => snapshot.hasTag('busy'));
  const button = (
    <Button
      type="submit"
      variant="primary"
      shape="wide"
      busy={isBusy}
      busyLabel={<Trans>Transferring</Trans>}
    >
      {isForm ? (
        <Trans>Continue</Trans>
      ) : (
        <Trans>
          Send <MinorAmount minor={minor} currency={currency} />
        </Trans>
      )}
    </Button>
  );
  return (
    <ReviewSummary
      onChange={isForm || isBusy ? undefined : () => send({ type: 'transfer.edit' })}
      button={button}
      note={<Trans>A transfer is final: you cannot cancel it.</Trans>}
      lines={[
        {
          id: 'to',
          label: <Trans>To</Trans>,
          value: <span className={css.account}>{account || '–'}</span>,
        },
        {
          id: 'rest',
          label: <Trans>Available after transfer</Trans>,
          value: (
            <MinorBalance minor={available === null ? null : available - (minor ?? 0)} currency={currency} />
          ),
        },
      ]}
      total={{
        label: <Trans>The member receives</Trans>,
        value: minor === null ? '–' : <MinorAmount minor={minor} currency={currency} />,
      }}
    >
      {!isForm && (
        // A new field after each try, so that it has the focus.
        <WithdrawPasswordField
          key={String(isBusy)}
          value={password}
          onChange={setPassword}
          disabled={isBusy}
          autoFocus
        />
      )}
      <AgentTransferStatus currency={currency} />
    </ReviewSummary>
  );
}

interface AgentTransferStatusProps {
  currency: string;
}

/** The outcome of the last transfer, as far as is known. */
function AgentTransferStatus({ currency }: AgentTransferStatusProps) {
  const { t } = useLingui();
  const snapshot = useMachineSelector('agentTransfer', (current) => current);
  const { draft, failure } = snapshot.context;
  if (snapshot.matches({ form: 'transferred' }) && draft)
    return (
      <InlineAlert
        tone="success"
        icon={<CircleCheck />}
        text={
          <Trans>
            <MinorAmount minor={minorOf(draft.amount, currency)} currency={currency} /> transferred to{' '}
            {draft.toAccount}.
          </Trans>
        }
      />
    );
  return (
    <RequestStatus
      machine="agentTransfer"
      refusal={failure && <AgentTransferRefusal failure={failure} currency={currency} />}
      isMissing={snapshot.matches({ review: 'missing' })}
      texts={{
        checking: t`Checking whether we have received your transfer request`,
        unknown: t`We do not know yet whether we have received your transfer request. Please do not send it again.`,
        missing: t`We did not receive your transfer request. No money was transferred.`,
      }}
    />
  );
}

interface RefusalProps {
  failure: Failure;
  currency: string;
}

/** Why the operator has refused the transfer; nothing was moved. */
function AgentTransferRefusal(props: RefusalProps) {
  const { i18n } = useLingui();
  const Text = texts[props.failure.code];
  return Text ? <Text {...props} /> : failureText(i18n, props.failure);
}

const texts: Record<string, (props: RefusalProps) => ReactNode> = {
  101: WrongWithdrawPassword,
  102: LockedWithdrawPassword,
  103: InsufficientFunds,
  104: Limits,
  105: () => <Trans>There is no member of this name in your downline. No money was transferred.</Trans>,
  106: () => (
    <>
      <Trans>You have no withdrawal password yet. No money was transferred.</Trans>{' '}
      <TextButton render={<AreaLink area="user" page="Info" />}>
        <Trans>Set a withdrawal password</Trans>
      </TextButton>
    </>
  ),
  107: () => (
    <Trans>
      This member cannot receive it: the account is closed or in another currency. No money was transferred.
    </Trans>
  ),
};

function InsufficientFunds({ failure, currency }: RefusalProps) {
  const data = failureData(withdrawalBalance, failure);
  return data ? (
    <Trans>
      You can transfer only <MinorBalance minor={minorOf(data.available, currency)} currency={currency} />{' '}
      now. No money was transferred.
    </Trans>
  ) : (
    <Trans>There is not enough money there any more. No money was transferred.</Trans>
  );
}

function Limits({ failure, currency }: RefusalProps) {
  const { i18n } = useLingui();
  const limits = failureData(transferLimits, failure);
  if (!limits) return failureText(i18n, failure);
  return (
    <Trans>
      Transfer at least <MinorAmount minor={minorOf(limits.min, currency)} currency={currency} /> and at most{' '}
      <MinorAmount minor={minorOf(limits.max, currency)} currency={currency} />.
    </Trans>
  );
}
