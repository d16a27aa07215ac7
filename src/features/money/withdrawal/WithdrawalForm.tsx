import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { PayoutAccount } from '#contract/endpoints/money/accounts.ts';
import { fromDecimal, toDecimal } from '#contract/money.ts';
import { stateName, useIsDesktop, useMachineSelector, useSend } from '#src/actors/machines.ts';
import { useAmount } from '#src/components/forms/use-amount.ts';
import { isComplete } from '#src/components/forms/WithdrawPasswordField.tsx';
import { randomId } from '#src/random-id.ts';
import { Columns } from '#src/ui/Columns.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { AccountChoice } from './AccountChoice.tsx';
import { AmountPanel } from './AmountPanel.tsx';
import { LeaveGameAlert, useIsPlaying } from './LeaveGameAlert.tsx';
import { Review } from './Review.tsx';
import WithdrawPasswordForm from './WithdrawPasswordForm.tsx';
import { limitsOf, type WithdrawalInfo } from './withdrawal.ts';

interface Props {
  info: WithdrawalInfo;
  currency: string;
  accounts: readonly PayoutAccount[];
  /** Above the form. */
  children: ReactNode;
}

/** Account and amount, then their review with the password. */
export function WithdrawalForm({ info, currency, accounts, children }: Props) {
  const send = useSend('withdrawal');
  const { t } = useLingui();
  const desktop = useIsDesktop();
  const state = useMachineSelector('withdrawal', stateName);
  const draft = useMachineSelector('withdrawal', ({ context }) => context.draft);
  const isBusy = useMachineSelector('withdrawal', (snapshot) => snapshot.hasTag('busy'));
  const isForm = useMachineSelector('withdrawal', (snapshot) => snapshot.matches('form'));
  const isPlaying = useIsPlaying();
  const usable = accounts.filter(({ status }) => status === 'verified');
  const preferred = usable.find(({ isDefault }) => isDefault) ?? usable[0];
  const [chosen, setChosen] = useState(draft?.accountId ?? null);
  const account = accounts.find(({ id }) => id === chosen) ?? preferred;
  const { min, max } = limitsOf(info, currency);
  const drafted = draft && fromDecimal(draft.amount, currency);
  const amount = useAmount(
    { currency, min, max: max?.minor ?? null, aboveMax: useAboveMax(info, currency) },
    drafted,
  );
  const [password, setPassword] = useState('');

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPlaying || isBusy || !account) return;
    amount.check();
    if (isForm && amount.minor !== null) {
      setPassword('');
      const decimal = toDecimal(amount.minor, currency);
      send({ type: 'withdrawal.review', draft: { accountId: account.id, amount: decimal } });
    } else if (isComplete(password)) {
      setPassword('');
      send({ type: 'withdrawal.send', requestId: randomId(), password });
    }
  };
  // What is reviewed is what is sent, also if the field could not be read any more.
  const minor = isForm ? amount.minor : drafted;
  const review = (
    <Review
      info={info}
      currency={currency}
      account={account}
      minor={minor}
      password={password}
      setPassword={setPassword}
      isPlaying={isPlaying}
    />
  );
  const fields = (isForm || desktop) && (
    <>
      {children}
      {isPlaying && <LeaveGameAlert />}
      <AccountChoice accounts={accounts} account={account} disabled={!isForm} onChange={setChosen} />
      <AmountPanel info={info} currency={currency} amount={amount} disabled={!isForm} />
    </>
  );
  if (!isForm && !isBusy && !info.hasPassword)
    return (
      <Columns
        aside={
          <>
            {review}
            <Panel title={<Trans>Set a withdrawal password first</Trans>}>
              <WithdrawPasswordForm isSet={false} />
            </Panel>
          </>
        }
      >
        {fields}
      </Columns>
    );
  return (
    <form
      aria-label={t`Withdrawal`}
      aria-busy={isBusy}
      data-machine="withdrawal"
      data-state={state}
      noValidate
      onSubmit={submit}
    >
      <Columns aside={review}>{fields}</Columns>
    </form>
  );
}

/** Why more than the maximum is not possible; undefined if that is the limit of one withdrawal. */
function useAboveMax(info: WithdrawalInfo, currency: string): string | undefined {
  const { t } = useLingui();
  const { max } = limitsOf(info, currency);
  if (max?.by === 'leftToday') return t`This is more than you can withdraw today.`;
  if (max?.by !== 'available') return undefined;
  return info.turnover.length > 0
    ? t`This is more than you can withdraw: a part of your money is locked.`
    : t`This is more than you can withdraw.`;
}
