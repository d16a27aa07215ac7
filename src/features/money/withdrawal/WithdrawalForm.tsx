import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CirclePlay } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { PayoutAccount } from '#contract/endpoints/money/accounts.ts';
import { fromDecimal, toDecimal } from '#contract/money.ts';
import { stateName, useEpoch, useIsDesktop, useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { memberStatusQuery } from '#src/api/member-queries.ts';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { isComplete } from '#src/components/forms/form.tsx';
import { useAmount } from '#src/components/forms/MoneyField.tsx';
import { AccountIcon, AccountName, AccountNumber } from '#src/components/PayoutAccount.tsx';
import { useBalanceEvents } from '#src/components/use-member-status.ts';
import { randomId } from '#src/random-id.ts';
import { ChoiceCards } from '#src/ui/ChoiceCards.tsx';
import { TextButton } from '#src/ui/elements.tsx';
import { Columns, InlineAlert, Panel } from '#src/ui/Panel.tsx';
import { postToTabs } from '#src/windows/tabs.ts';
import { AmountPanel } from './AmountPanel.tsx';
import { Review } from './Review.tsx';
import css from './Withdrawal.module.css';
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

/** Whether the member has a game open, in whatever window: nothing can be withdrawn meanwhile. */
function useIsPlaying(): boolean {
  const status = useQuery(memberStatusQuery(useEpoch()));
  useBalanceEvents(status.refetch);
  return status.data?.isPlaying === true;
}

function LeaveGameAlert() {
  const send = useSend('playCoordinator');
  const leave = () => {
    send({ type: 'launch.leave' });
    // The tab that has opened the game's window leaves the game.
    postToTabs({ type: 'leave.requested' });
  };
  return (
    <InlineAlert
      tone="warning"
      icon={<CirclePlay />}
      text={<Trans>You have a game open. Leave it first, then withdraw.</Trans>}
      detail={<Trans>Your balance in the game returns to your wallet.</Trans>}
      action={
        <TextButton onClick={leave}>
          <Trans>Leave the game</Trans>
        </TextButton>
      }
    />
  );
}

interface AccountChoiceProps {
  accounts: readonly PayoutAccount[];
  account: PayoutAccount | undefined;
  disabled: boolean;
  onChange: (id: string) => void;
}

/** The account to which the money goes; those that are not verified say why they cannot be chosen. */
const AccountChoice = ({ accounts, account, disabled, onChange }: AccountChoiceProps) => (
  <ChoiceCards
    legend={<Trans>To which account?</Trans>}
    end={
      <TextButton render={<AreaLink area="user" page="BindAccount" />}>
        <Trans>Add an account</Trans>
      </TextButton>
    }
    columns={2}
    value={account?.id ?? null}
    onChange={onChange}
    choices={accounts.map((each) => ({
      id: each.id,
      icon: <AccountIcon kind={each.kind} />,
      title: <AccountName account={each} />,
      text: (
        <span className={css.number}>
          <Unusable account={each} />
          {each.kind !== 'crypto' && `${each.owner}, `}
          <AccountNumber account={each} />
        </span>
      ),
      disabled: disabled || each.status !== 'verified',
    }))}
  />
);

function Unusable({ account: { status } }: { account: PayoutAccount }) {
  if (status === 'verified') return null;
  return (
    <b className={css.unusable}>
      {status === 'pending' ? <Trans>Under review</Trans> : <Trans>Declined</Trans>}
    </b>
  );
}
