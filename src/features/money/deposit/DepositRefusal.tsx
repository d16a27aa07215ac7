import { Trans, useLingui } from '@lingui/react/macro';
import type { Failure } from '#contract/call.ts';
import { depositLimits, depositPause, ownDepositLimit } from '#contract/endpoints/money/deposit.ts';
import { playBreak } from '#contract/endpoints/play/limits.ts';
import { maintenancePeriod } from '#contract/endpoints/play/play.ts';
import { fromDecimal } from '#contract/money.ts';
import { failureData } from '#src/api/failure-data.ts';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { failureText } from '#src/i18n/failure.ts';
import { closureEnd, formatTime, timeZoneLabel } from '#src/i18n/time.ts';

/** Why an order was refused. */
export function DepositRefusal({ failure, currency }: { failure: Failure; currency: string }) {
  const { i18n } = useLingui();
  const amountOf = (decimal: string) => (
    <MinorAmount minor={fromDecimal(decimal, currency)} currency={currency} />
  );
  const time = (text: string | undefined) => formatTime(i18n.locale, text);
  const zone = timeZoneLabel();
  switch (failure.code) {
    case '102':
      return <Trans>You already have an open deposit. No new deposit was ordered.</Trans>;
    case '103': {
      const limits = failureData(depositLimits, failure);
      if (!limits) break;
      const [min, max] = [amountOf(limits.min), amountOf(limits.max)];
      return (
        <Trans>
          Deposit at least {min} and at most {max}.
        </Trans>
      );
    }
    case '104': {
      const until = time(failureData(maintenancePeriod, failure)?.endAt);
      if (!until) break;
      return (
        <Trans>
          This payment method is closed for maintenance until {until} ({zone}).
        </Trans>
      );
    }
    case '105':
      return <Trans>This promotion is no longer available to you. Choose another one, or none.</Trans>;
    case '106': {
      const until = time(failureData(depositPause, failure)?.until);
      if (!until) break;
      return (
        <Trans>
          You have cancelled many orders. You can deposit again from {until} ({zone}).
        </Trans>
      );
    }
    case '107': {
      const left = failureData(ownDepositLimit, failure)?.left;
      if (left == null) return <Trans>This is more than your deposit limit allows.</Trans>;
      const amount = amountOf(left);
      return <Trans>You can still deposit {amount} within your limit.</Trans>;
    }
    case '180': {
      const { kind: reason = 'cool_off', until: end = '' } = failureData(playBreak, failure) ?? {};
      const until = closureEnd(i18n.locale, { reason, until: end });
      if (!until) return <Trans>Deposits are closed. You can withdraw your money.</Trans>;
      return (
        <Trans>
          Deposits are closed until {until} ({zone}). You can withdraw your money.
        </Trans>
      );
    }
  }
  return failureText(i18n, failure);
}
