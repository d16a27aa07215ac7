import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { GenericSchema, InferOutput } from 'valibot';
import { type Failure, isOutcomeUnknown } from '#contract/call.ts';
import { type CodeName, failureName } from '#contract/codes.ts';
import { depositLimits, depositPause, ownDepositLimit } from '#contract/endpoints/money/deposit.ts';
import { transferLimits } from '#contract/endpoints/money/wallet-transfers.ts';
import {
  suspendedWithdrawals,
  withdrawalAccount,
  withdrawalBalance,
  withdrawalLimits,
  withdrawalTurnover,
} from '#contract/endpoints/money/withdrawal.ts';
import { playBreak } from '#contract/endpoints/play/limits.ts';
import { maintenancePeriod } from '#contract/endpoints/play/play.ts';
import { lockedWithdrawPassword, wrongWithdrawPassword } from '#contract/withdraw-password.ts';
import { minorOf } from '#src/api/amounts.ts';
import { failureData } from '#src/api/cache-updates.ts';
import { failureText } from '#src/i18n/failure.ts';
import { closureEnd, formatTime, timeZoneLabel } from '#src/i18n/time.ts';
import { TextButton } from '#src/ui/elements.tsx';
import { AreaLink } from './AreaLink.tsx';
import { MinorAmount, MinorBalance } from './MinorAmount.tsx';

interface Props {
  failure: Failure;
  /** Currency of the amounts that the operator sends with the code. */
  currency?: string;
  /** Shown instead if it is not known whether the operator has received the request. */
  unknown?: ReactNode;
}

/**
 * Why a call of the member centre or the agent window was refused, with the data that the operator sent with the code.
 * For codes without a text here, and for data that cannot be read, the text is that of `failureText`.
 */
export function FailureText({ failure, currency = '', unknown }: Props) {
  const { i18n } = useLingui();
  if (unknown && isOutcomeUnknown(failure)) return unknown;
  const name = failureName(failure);
  const text = name && texts[name]?.(failure, { currency, locale: i18n.locale, zone: timeZoneLabel() });
  return text || failureText(i18n, failure);
}

export const DailyLimitReached = () => <Trans>You have no more withdrawals today. Try again tomorrow.</Trans>;

interface Page {
  currency: string;
  locale: string;
  /** Name of the time zone in which times are shown. */
  zone: string;
}
type Text = (failure: Failure, page: Page) => ReactNode;

/** When the break of the code ends; empty if the operator does not say it. */
function breakEnd(failure: Failure, locale: string): string {
  const { kind: reason = 'cool_off', until = '' } = failureData(playBreak, failure) ?? {};
  return closureEnd(locale, { reason, until });
}

/** A text with the data of the code; none if the data cannot be read. */
const from =
  <S extends GenericSchema>(schema: S, render: (data: InferOutput<S>, page: Page) => ReactNode): Text =>
  (failure, page) => {
    const data = failureData(schema, failure);
    return data && render(data, page);
  };

const amount = (decimal: string | null, currency: string) => (
  <MinorAmount minor={minorOf(decimal, currency)} currency={currency} />
);
const balance = (decimal: string | null, currency: string) => (
  <MinorBalance minor={minorOf(decimal, currency)} currency={currency} />
);

const texts: Partial<Record<CodeName, Text>> = {
  wrong_withdraw_password: from(wrongWithdrawPassword, ({ triesLeft }) =>
    triesLeft === null ? null : (
      <Plural
        value={triesLeft}
        _0="The withdrawal password is incorrect. It is now temporarily locked."
        one="The withdrawal password is incorrect. You have # attempt left."
        other="The withdrawal password is incorrect. You have # attempts left."
      />
    ),
  ),
  locked_withdraw_password: from(lockedWithdrawPassword, (data, { locale, zone }) => {
    const until = formatTime(locale, data.until);
    return until ? (
      <Trans>
        The withdrawal password was entered incorrectly too many times. It is locked until {until} ({zone}).
      </Trans>
    ) : null;
  }),
  same_withdraw_password: () => <Trans>Choose a password other than the current one.</Trans>,

  deposit_open: () => <Trans>You already have an open deposit. No new deposit was ordered.</Trans>,
  deposit_limits: from(depositLimits, (data, { currency }) => {
    const [min, max] = [amount(data.min, currency), amount(data.max, currency)];
    return (
      <Trans>
        Deposit at least {min} and at most {max}.
      </Trans>
    );
  }),
  deposit_method_closed: from(maintenancePeriod, ({ endAt }, { locale, zone }) => {
    const until = formatTime(locale, endAt);
    return until ? (
      <Trans>
        This payment method is closed for maintenance until {until} ({zone}).
      </Trans>
    ) : null;
  }),
  deposit_promotion_gone: () => (
    <Trans>This promotion is no longer available to you. Choose another one, or none.</Trans>
  ),
  deposit_paused: from(depositPause, (data, { locale, zone }) => {
    const until = formatTime(locale, data.until);
    return until ? (
      <Trans>
        You have cancelled many orders. You can deposit again from {until} ({zone}).
      </Trans>
    ) : null;
  }),
  own_deposit_limit: (failure, { currency }) => {
    const left = failureData(ownDepositLimit, failure)?.left;
    if (left == null) return <Trans>This is more than your deposit limit allows.</Trans>;
    return <Trans>You can still deposit {amount(left, currency)} within your limit.</Trans>;
  },
  deposit_break: (failure, { locale, zone }) => {
    const until = breakEnd(failure, locale);
    if (!until) return <Trans>Deposits are closed. You can withdraw your money.</Trans>;
    return (
      <Trans>
        Deposits are closed until {until} ({zone}). You can withdraw your money.
      </Trans>
    );
  },
  deposit_cancel_late: () => <Trans>It was too late to cancel this order.</Trans>,

  withdrawal_turnover: from(withdrawalTurnover, ({ locked, available }, { currency }) => (
    <Trans>
      {balance(locked, currency)} of your money is locked. You can withdraw {balance(available, currency)}.
    </Trans>
  )),
  withdrawal_limits: from(withdrawalLimits, ({ min, max, leftToday, countLeft }, { currency }) =>
    countLeft === 0 ? (
      <DailyLimitReached />
    ) : (
      <Trans>
        Withdraw at least {amount(min, currency)} and at most {amount(max, currency)}. Today{' '}
        {amount(leftToday, currency)} is left.
      </Trans>
    ),
  ),
  withdrawal_balance: from(withdrawalBalance, ({ available }, { currency }) => (
    <Trans>Your balance has changed. You can withdraw {balance(available, currency)} now.</Trans>
  )),
  withdrawal_in_play: () => <Trans>You have a game open. Leave it first, then withdraw.</Trans>,
  withdrawal_open: () => <Trans>Another withdrawal is open. Wait until it is closed, or cancel it.</Trans>,
  withdrawal_account: (failure) =>
    failureData(withdrawalAccount, failure)?.status === 'pending' ? (
      <Trans>This account is still under review. Choose another one.</Trans>
    ) : (
      <Trans>This account cannot be used any more. Choose another one.</Trans>
    ),
  withdrawals_closed: from(suspendedWithdrawals, ({ endAt }, { locale, zone }) => {
    const until = formatTime(locale, endAt);
    return until ? (
      <Trans>
        Withdrawals are closed until {until} ({zone}). Nothing left your wallet.
      </Trans>
    ) : null;
  }),

  account_exists: () => <Trans>You have this account already.</Trans>,
  account_without_name: () => <Trans>Accounts are in your own name, and your details have none yet.</Trans>,
  account_in_use: () => <Trans>A withdrawal to it is open.</Trans>,
  account_gone: () => <Trans>This account does not exist any more.</Trans>,
  account_not_verified: () => <Trans>This account is not verified yet.</Trans>,

  transfer_balance: (failure, { currency }) => {
    const data = failureData(withdrawalBalance, failure);
    if (!data) return <Trans>There is not enough money there any more. No money was transferred.</Trans>;
    return (
      <Trans>You can transfer only {balance(data.available, currency)} now. No money was transferred.</Trans>
    );
  },
  transfer_provider_closed: from(maintenancePeriod, ({ endAt }, { locale, zone }) => {
    const until = formatTime(locale, endAt);
    return until ? (
      <Trans>
        The provider is closed for maintenance until {until} ({zone}). No money was transferred.
      </Trans>
    ) : null;
  }),
  transfer_break: (failure, { locale, zone }) => {
    const until = breakEnd(failure, locale);
    if (!until) return <Trans>Money can only be moved to your wallet now.</Trans>;
    return (
      <Trans>
        Money can only be moved to your wallet until {until} ({zone}).
      </Trans>
    );
  },
  transfer_in_play: () => (
    <Trans>You have a game open with this provider. Leave the game first, then transfer.</Trans>
  ),
  transfer_limits: from(transferLimits, ({ min, max }, { currency }) => (
    <Trans>
      Transfer at least {amount(min, currency)} and at most {amount(max, currency)}.
    </Trans>
  )),
  transfer_password_missing: () => (
    <>
      <Trans>You have no withdrawal password yet. No money was transferred.</Trans>{' '}
      <TextButton render={<AreaLink area="user" page="Info" />}>
        <Trans>Set a withdrawal password</Trans>
      </TextButton>
    </>
  ),
  transfer_target_unknown: () => (
    <Trans>There is no member of this name in your downline. No money was transferred.</Trans>
  ),
  transfer_target_closed: () => (
    <Trans>
      This member cannot receive it: the account is closed or in another currency. No money was transferred.
    </Trans>
  ),

  link_currency: () => <Trans>This currency is not available. Choose another one.</Trans>,
  link_limit: () => <Trans>You have too many links. Disable one first.</Trans>,
};
