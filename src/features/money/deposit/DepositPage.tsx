import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { failureName } from '#contract/codes.ts';
import type { DepositMethod } from '#contract/endpoints/money/deposit.ts';
import type { PlayBreak } from '#machines/kernel/events.ts';
import { depositMachine } from '#machines/money/deposit.machine.ts';
import { selectPlayBreak } from '#machines/play/play-break.selectors.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { stateName, useEpoch, useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { PageMachine } from '#src/actors/page-machine.tsx';
import { playLimitsQuery } from '#src/api/member-queries.ts';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { BreakTitle } from '#src/components/BreakTitle.tsx';
import { CustomerServiceButton } from '#src/components/CustomerServiceButton.tsx';
import { HelpLines } from '#src/components/HelpLines.tsx';
import LimitsLink from '#src/components/LimitsLink.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { UnboundBankAccount } from '#src/components/Requirements.tsx';
import { SupportedCurrency } from '#src/components/SupportedCurrency.tsx';
import { failureText, operatorCode } from '#src/i18n/failure.ts';
import { closureEnd, timeZoneLabel } from '#src/i18n/time.ts';
import { site } from '#src/site/site.ts';
import { localStore } from '#src/storage/store.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Button } from '#src/ui/elements.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { DepositFields } from './DepositFields.tsx';
import { depositImplementations, unfinishedDeposit } from './deposit.implementations.ts';
import { depositMethodsQuery } from './deposit-queries.ts';
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
      {site.limitsPrompt && <LimitsLink />}
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
  if (failure && failureName(failure) === 'bank_account_unbound') return <UnboundBankAccount />;
  const form = <DepositForm currency={currency} lastFirst={lastFirst} />;
  return (
    <SupportedCurrency currency={currency}>
      {site.limitsPrompt ? <LimitsPrompt>{form}</LimitsPrompt> : form}
    </SupportedCurrency>
  );
}

/** In place of a deposit in a break. */
function DepositClosed({ playBreak }: { playBreak: PlayBreak }) {
  const { i18n } = useLingui();
  const until = closureEnd(i18n.locale, playBreak);
  const zone = timeZoneLabel();
  return (
    <>
      <EmptyState
        title={<BreakTitle reason={playBreak.reason} />}
        text={
          until ? (
            <Trans>
              Deposits are closed until {until} ({zone}). You can withdraw your money.
            </Trans>
          ) : (
            <Trans>Deposits are closed. You can withdraw your money.</Trans>
          )
        }
        action={
          <Button render={<AreaLink area="user" page="Withdrawal" />}>
            <Trans>Withdraw</Trans>
          </Button>
        }
      />
      <HelpLines />
    </>
  );
}

/**
 * Asks for a deposit limit before the first deposit: until the member has one, or has answered on this device. Limits
 * that cannot be loaded keep nobody from a deposit.
 */
function LimitsPrompt({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const memberId = useMachineSelector('session', selectMember)?.memberId ?? '';
  const [isAnswered, setAnswered] = useState(() => localStore.get('limits_prompted') === memberId);
  const { data, isPending } = useQuery({ ...playLimitsQuery(useEpoch()), enabled: !isAnswered });
  if (isAnswered) return children;
  if (isPending) return <LineSkeletons label={t`Loading your limits`} />;
  if (!data || data.limits.some(({ kind, value }) => kind === 'deposit' && value !== null)) return children;
  const later = () => {
    localStore.set('limits_prompted', memberId);
    setAnswered(true);
  };
  return (
    <EmptyState
      title={<Trans>Do you want to set a deposit limit?</Trans>}
      text={<Trans>You decide how much you can deposit in a day, a week or a month.</Trans>}
      action={
        <>
          <Button onClick={later}>
            <Trans>Not now</Trans>
          </Button>
          <Button variant="primary" render={<AreaLink area="user" page="PlayLimits" />}>
            <Trans>Set a deposit limit</Trans>
          </Button>
        </>
      }
    />
  );
}

interface DepositFormProps {
  currency: string;
  /** The method that was used last comes first. */
  lastFirst: boolean;
}

/** Method, amount and promotion of a deposit. */
function DepositForm({ currency, lastFirst }: DepositFormProps) {
  const { t } = useLingui();
  const query = useQuery(depositMethodsQuery(useEpoch(), currency));
  return (
    <QueryView
      query={query}
      skeleton={<LineSkeletons label={t`Loading payment methods`} />}
      isEmpty={(methods) => methods.length === 0}
      empty={
        <EmptyState
          title={<Trans>No payment methods are available in your currency at the moment</Trans>}
          text={<Trans>Customer service can help you.</Trans>}
          action={<CustomerServiceButton />}
        />
      }
    >
      {(methods) => <DepositFields currency={currency} query={query} methods={sorted(methods, lastFirst)} />}
    </QueryView>
  );
}

function sorted(methods: readonly DepositMethod[], lastFirst: boolean) {
  const last = lastFirst ? localStore.get('deposit_method') : null;
  return methods.toSorted((one, other) => Number(other.id === last) - Number(one.id === last));
}
