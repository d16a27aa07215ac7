import { Trans, useLingui } from '@lingui/react/macro';
import { depositMachine } from '#machines/money/deposit.machine.ts';
import { selectPlayBreak } from '#machines/play/play-break.selectors.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { stateName, useMachineSelector, useSend } from '#src/actors/machines.ts';
import { PageMachine } from '#src/actors/page-machine.tsx';
import { UnboundBankAccount } from '#src/components/BankVerification.tsx';
import { failureText, operatorCode } from '#src/i18n/failure.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { DepositClosed } from './DepositClosed.tsx';
import { DepositForm } from './DepositForm.tsx';
import { depositImplementations, unfinishedDeposit } from './deposit.implementations.ts';
import { OrderView } from './OrderView.tsx';

interface Props {
  /** Which window shows payment pages (specification, section 3). */
  window?: 'depositWindow' | 'fpWindow';
}

/** A deposit, from the choice of a method until the money is in the wallet. */
const DepositPage = ({ window = 'depositWindow' }: Props) => (
  <PageMachine
    name="deposit"
    logic={(world) => depositMachine.provide(depositImplementations({ ...world, window }))}
    input={{ unfinished: unfinishedDeposit.get() }}
  >
    <DepositView lastFirst={window === 'fpWindow'} />
  </PageMachine>
);
export default DepositPage;

function DepositView({ lastFirst }: { lastFirst: boolean }) {
  const state = useMachineSelector('deposit', stateName);
  return (
    <div data-machine="deposit" data-state={state}>
      <DepositStep lastFirst={lastFirst} />
    </div>
  );
}

function DepositStep({ lastFirst }: { lastFirst: boolean }) {
  const send = useSend('deposit');
  const { t, i18n } = useLingui();
  const { value, context } = useMachineSelector('deposit', (snapshot) => snapshot);
  const currency = useMachineSelector('session', selectMember)?.currency ?? '';
  const { order, failure } = context;
  const playBreak = useMachineSelector('playBreak', selectPlayBreak);
  if (order) return <OrderView order={order} currency={currency} />;
  if (value === 'restoring') return <LineSkeletons label={t`Loading your deposit`} />;
  if (playBreak) return <DepositClosed playBreak={playBreak} />;
  if (value === 'unavailable' && failure)
    return (
      <EmptyState
        failed
        title={<Trans>This could not be loaded</Trans>}
        text={failureText(i18n, failure)}
        code={operatorCode(failure)}
        action={
          <Button onClick={() => send({ type: 'deposit.check' })}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  // Code 101: the account is not verified.
  if (failure?.code === '101') return <UnboundBankAccount />;
  return <DepositForm currency={currency} lastFirst={lastFirst} />;
}
