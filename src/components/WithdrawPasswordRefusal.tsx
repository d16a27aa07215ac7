import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Failure } from '#contract/call.ts';
import { lockedWithdrawPassword, wrongWithdrawPassword } from '#contract/withdraw-password.ts';
import { failureData } from '#src/api/failure-data.ts';
import { failureText } from '#src/i18n/failure.ts';
import { formatTime, timeZoneLabel } from '#src/i18n/time.ts';

/** The withdrawal password was wrong; all calls that ask for it share one count of attempts. */
export function WrongWithdrawPassword({ failure }: { failure: Failure }) {
  const { i18n } = useLingui();
  const left = failureData(wrongWithdrawPassword, failure)?.triesLeft ?? null;
  if (left === null) return failureText(i18n, failure);
  return (
    <Plural
      value={left}
      _0="The withdrawal password is incorrect. It is now temporarily locked."
      one="The withdrawal password is incorrect. You have # attempt left."
      other="The withdrawal password is incorrect. You have # attempts left."
    />
  );
}

/** It was entered incorrectly too many times. */
export function LockedWithdrawPassword({ failure }: { failure: Failure }) {
  const { i18n } = useLingui();
  const until = formatTime(i18n.locale, failureData(lockedWithdrawPassword, failure)?.until);
  return until ? (
    <Trans>
      The withdrawal password was entered incorrectly too many times. It is locked until {until} (
      {timeZoneLabel()}
      ).
    </Trans>
  ) : (
    failureText(i18n, failure)
  );
}
