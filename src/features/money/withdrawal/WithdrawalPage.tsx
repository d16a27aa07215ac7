import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Lock, Plus } from 'lucide-react';
import { useState } from 'react';
import type { PayoutAccount } from '#contract/endpoints/money/accounts.ts';
import type { WithdrawalOrder } from '#contract/endpoints/money/withdrawal.ts';
import { withdrawalMachine } from '#machines/money/withdrawal.machine.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.tsx';
import { PageMachine } from '#src/actors/page-machine.tsx';
import { minorOf, sum } from '#src/api/amounts.ts';
import { cashQuery, providersTotal, readProviders, returnable } from '#src/api/member-queries.ts';
import { accountsQuery, withdrawalQuery } from '#src/api/payout-queries.ts';
import { serverNow } from '#src/api/server-time.ts';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { KeyAmount } from '#src/components/KeyAmount.tsx';
import { MinorBalance } from '#src/components/MinorAmount.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { ReturnButton } from '#src/components/ReturnBalances.tsx';
import { SupportedCurrency } from '#src/components/SupportedCurrency.tsx';
import { TurnoverProgress } from '#src/components/TurnoverProgress.tsx';
import { useBalanceEvents, useMemberStatus } from '#src/components/use-member-status.ts';
import { localStore } from '#src/storage/store.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Button, TextButton } from '#src/ui/elements.tsx';
import { Columns, Panel, StatusLine } from '#src/ui/Panel.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { ClosedOrder } from './ClosedOrder.tsx';
import { OpenWithdrawal } from './OpenWithdrawal.tsx';
import css from './Withdrawal.module.css';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import { unfinishedWithdrawal, withdrawalImplementations } from './withdrawal.implementations.ts';
import { isNews, limitsOf, type WithdrawalInfo } from './withdrawal.ts';

/** Withdrawals from the wallet to an account of the member. */
export default function WithdrawalPage() {
  const { t } = useLingui();
  const epoch = useEpoch();
  const currency = useMachineSelector('session', selectMember)?.currency ?? '';
  const withdrawal = useQuery(withdrawalQuery(epoch));
  const accounts = useQuery(accountsQuery(epoch));
  useBalanceEvents(withdrawal.refetch);
  const skeleton = (
    <Panel>
      <LineSkeletons label={t`Loading your wallet`} />
    </Panel>
  );
  return (
    <QueryView query={withdrawal} skeleton={skeleton}>
      {(info) => (
        <QueryView query={accounts} skeleton={skeleton}>
          {({ list }) =>
            list.length === 0 && info.open === null ? (
              <NoAccount />
            ) : (
              <SupportedCurrency currency={currency} hasBegun={info.open !== null}>
                <Withdrawal info={info} accounts={list} />
              </SupportedCurrency>
            )
          }
        </QueryView>
      )}
    </QueryView>
  );
}

const NoAccount = () => (
  <EmptyState
    title={<Trans>You have no account for withdrawals yet</Trans>}
    text={<Trans>Withdrawals go to accounts in your own name only.</Trans>}
    action={
      <Button variant="primary" icon={<Plus />} render={<AreaLink area="user" page="BindAccount" />}>
        <Trans>Add an account</Trans>
      </Button>
    }
  />
);

interface Props {
  info: WithdrawalInfo;
  accounts: readonly PayoutAccount[];
}

/** The form for a withdrawal, or the order that is open. */
const Withdrawal = ({ info, accounts }: Props) => (
  <PageMachine
    name="withdrawal"
    logic={(world) => withdrawalMachine.provide(withdrawalImplementations(world))}
    input={{ unfinished: unfinishedWithdrawal.get(), open: info.open }}
  >
    <WithdrawalStep info={info} accounts={accounts} />
  </PageMachine>
);

function WithdrawalStep({ info, accounts }: Props) {
  const currency = useMachineSelector('session', selectMember)?.currency ?? '';
  const isPending = useMachineSelector('withdrawal', (snapshot) => snapshot.matches('pending'));
  const order = useMachineSelector('withdrawal', (snapshot) => snapshot.context.order);
  const { news, onRead } = useNews(order ?? info.last);
  const elsewhere = useMoneyElsewhere(currency);
  if (isPending && order)
    return (
      <Columns>
        <OpenWithdrawal order={order} info={info} currency={currency} />
        <WithdrawableBalance info={info} elsewhere={elsewhere} currency={currency} isLater />
      </Columns>
    );
  return (
    <WithdrawalForm info={info} currency={currency} accounts={accounts}>
      {(elsewhere || !saysBalance(news, info)) && (
        <WithdrawableBalance info={info} elsewhere={elsewhere} currency={currency} />
      )}
      {news && <ClosedOrder order={news} currency={currency} onClose={onRead} />}
    </WithdrawalForm>
  );
}

/** The last order, for a day after its outcome or until the member has read it. */
function useNews(last: WithdrawalOrder | null) {
  const [read, setRead] = useState(() => localStore.get('read_withdrawal'));
  const news = last && isNews(last, serverNow(), read) ? last : null;
  const onRead = () => {
    if (!last) return;
    localStore.set('read_withdrawal', last.orderNumber);
    setRead(last.orderNumber);
  };
  return { news, onRead };
}

/** Whether the outcome of an order shows the balance, all of which can be withdrawn. */
const saysBalance = (news: WithdrawalOrder | null, { locked, turnover }: WithdrawalInfo) =>
  news?.status === 'success' && locked !== null && Number(locked) === 0 && turnover.length === 0;

interface MoneyElsewhere {
  minor: number;
  canReturn: boolean;
}

/** What can be withdrawn only once it is in the wallet; null as long as it is not known, or in a game. */
function useMoneyElsewhere(currency: string): MoneyElsewhere | null {
  const { walletStatus = true, cashBackStatus = true, isPlaying = false } = useMemberStatus() ?? {};
  const cash = useQuery({ ...cashQuery(useEpoch()), enabled: walletStatus });
  useBalanceEvents(() => walletStatus && cash.refetch());
  const providers = cash.data ? readProviders(cash.data, currency) : [];
  const minor = providersTotal(providers);
  if (!walletStatus || isPlaying || !minor) return null;
  return { minor, canReturn: cashBackStatus && returnable(providers).length > 0 };
}

interface WithdrawableBalanceProps {
  info: WithdrawalInfo;
  elsewhere: MoneyElsewhere | null;
  currency: string;
  /** An open withdrawal must end before the next one. */
  isLater?: boolean;
}

/** What can be withdrawn, what is locked, and what is left to play until it is not; what is with providers too. */
function WithdrawableBalance({ info, elsewhere, currency, isLater }: WithdrawableBalanceProps) {
  const available = minorOf(info.available, currency);
  const locked = minorOf(info.locked, currency);
  return (
    <Panel>
      <div className={css.available}>
        <div>
          <KeyAmount
            caption={isLater ? <Trans>You can withdraw afterwards</Trans> : <Trans>You can withdraw</Trans>}
          >
            <MinorBalance minor={available} currency={currency} />
          </KeyAmount>
          {!isLater && <LimitOfOne info={info} currency={currency} />}
          {locked !== 0 && (
            <p className={css.caption}>
              <Trans>
                of <MinorBalance minor={sum([available, locked])} currency={currency} /> in your wallet
              </Trans>
            </p>
          )}
        </div>
        {info.turnover.length > 0 && (
          <div className={css.locked}>
            <p className={css.lockedSum}>
              <StatusLine tone="neutral" icon={<Lock />}>
                <Trans>Locked for now</Trans>
              </StatusLine>
              <b>
                <MinorBalance minor={locked} currency={currency} />
              </b>
            </p>
            {info.turnover.map((requirement, index) => (
              <TurnoverProgress key={index.toString()} {...requirement} currency={currency} />
            ))}
          </div>
        )}
      </div>
      {elsewhere && (
        <div className={css.elsewhere}>
          <p>
            <Trans>
              <MinorBalance minor={elsewhere.minor} currency={currency} /> is still with game providers.
            </Trans>
          </p>
          {elsewhere.canReturn ? (
            <ReturnButton />
          ) : (
            <TextButton render={<AreaLink area="user" page="MyWallet" />}>
              <Trans>My wallet</Trans>
            </TextButton>
          )}
        </div>
      )}
    </Panel>
  );
}

/** Says so if one withdrawal, or those of today, can be less than what is there. */
function LimitOfOne({ info, currency }: Pick<WithdrawableBalanceProps, 'info' | 'currency'>) {
  const { max } = limitsOf(info, currency);
  if (!max || max.by === 'available') return null;
  const limit = <MinorBalance minor={max.minor} currency={currency} />;
  return (
    <p className={css.caption}>
      {max.by === 'max' ? <Trans>Up to {limit} at a time</Trans> : <Trans>Up to {limit} today</Trans>}
    </p>
  );
}
