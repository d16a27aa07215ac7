import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Failure } from '#contract/call.ts';
import {
  suspendedWithdrawals,
  withdrawalAccount,
  withdrawalBalance,
  withdrawalLimits,
  withdrawalTurnover,
} from '#contract/endpoints/money/withdrawal.ts';
import { minorOf } from '#src/api/amounts.ts';
import { failureData } from '#src/api/failure-data.ts';
import { MinorAmount, MinorBalance } from '#src/components/MinorAmount.tsx';
import { LockedWithdrawPassword, WrongWithdrawPassword } from '#src/components/WithdrawPasswordRefusal.tsx';
import { failureText } from '#src/i18n/failure.ts';
import { formatTime, timeZoneLabel } from '#src/i18n/time.ts';

interface Props {
  failure: Failure;
  currency: string;
}

/** Why the operator has refused a withdrawal; nothing has left the wallet. */
export function WithdrawalRefusal(props: Props) {
  const { i18n } = useLingui();
  const { failure } = props;
  if (failure.call !== '/member/withdrawal/create') return failureText(i18n, failure);
  const Text = texts[failure.code];
  return Text ? <Text {...props} /> : failureText(i18n, failure);
}

const texts: Record<string, (props: Props) => ReactNode> = {
  101: WrongWithdrawPassword,
  102: LockedWithdrawPassword,
  103: Turnover,
  104: Limits,
  105: BalanceChanged,
  106: () => <Trans>You have a game open. Leave it first, then withdraw.</Trans>,
  107: () => <Trans>Another withdrawal is open. Wait until it is closed, or cancel it.</Trans>,
  108: Account,
  109: Closed,
};

function Turnover({ failure, currency }: Props) {
  const { i18n } = useLingui();
  const data = failureData(withdrawalTurnover, failure);
  if (!data) return failureText(i18n, failure);
  return (
    <Trans>
      <MinorBalance minor={minorOf(data.locked, currency)} currency={currency} /> of your money is locked. You
      can withdraw <MinorBalance minor={minorOf(data.available, currency)} currency={currency} />.
    </Trans>
  );
}

export const DailyLimitReached = () => <Trans>You have no more withdrawals today. Try again tomorrow.</Trans>;

function Limits({ failure, currency }: Props) {
  const { i18n } = useLingui();
  const data = failureData(withdrawalLimits, failure);
  if (!data) return failureText(i18n, failure);
  if (data.countLeft === 0) return <DailyLimitReached />;
  return (
    <Trans>
      Withdraw at least <MinorAmount minor={minorOf(data.min, currency)} currency={currency} /> and at most{' '}
      <MinorAmount minor={minorOf(data.max, currency)} currency={currency} />. Today{' '}
      <MinorAmount minor={minorOf(data.leftToday, currency)} currency={currency} /> is left.
    </Trans>
  );
}

function BalanceChanged({ failure, currency }: Props) {
  const { i18n } = useLingui();
  const data = failureData(withdrawalBalance, failure);
  if (!data) return failureText(i18n, failure);
  return (
    <Trans>
      Your balance has changed. You can withdraw{' '}
      <MinorBalance minor={minorOf(data.available, currency)} currency={currency} /> now.
    </Trans>
  );
}

function Account({ failure }: Props) {
  const status = failureData(withdrawalAccount, failure)?.status;
  if (status === 'pending') return <Trans>This account is still under review. Choose another one.</Trans>;
  return <Trans>This account cannot be used any more. Choose another one.</Trans>;
}

function Closed({ failure }: Props) {
  const { i18n } = useLingui();
  const until = formatTime(i18n.locale, failureData(suspendedWithdrawals, failure)?.endAt);
  return until ? (
    <Trans>
      Withdrawals are closed until {until} ({timeZoneLabel()}). Nothing left your wallet.
    </Trans>
  ) : (
    failureText(i18n, failure)
  );
}
