import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { minorOf } from '#src/api/amounts.ts';
import { FailureText } from '#src/components/FailureText.tsx';
import { WithdrawPasswordField } from '#src/components/forms/form.tsx';
import { MinorAmount, MinorBalance } from '#src/components/MinorAmount.tsx';
import { RequestStatus, ReviewSummary } from '#src/components/RequestStatus.tsx';
import { Button } from '#src/ui/elements.tsx';
import { InlineAlert } from '#src/ui/Panel.tsx';
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
      refusal={failure && <FailureText failure={failure} currency={currency} />}
      isMissing={snapshot.matches({ review: 'missing' })}
      texts={{
        checking: t`Checking whether we have received your transfer request`,
        unknown: t`We do not know yet whether we have received your transfer request. Please do not send it again.`,
        missing: t`We did not receive your transfer request. No money was transferred.`,
      }}
    />
  );
}
