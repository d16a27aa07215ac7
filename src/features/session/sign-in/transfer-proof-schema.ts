import type { I18n } from '@lingui/core';
import * as v from 'valibot';
import {
  isEmail,
  isPhoneNumber,
  isWithdrawPassword,
  normalizeDigits,
  normalizeText,
} from '#contract/validation.ts';
import { fieldErrors, fieldTexts } from '#src/components/forms/field-messages.ts';
import { site } from '#src/site/site.ts';

/** Schema of the proof of ownership. The field behind the other tab is not required. */
export function proofSchema(i18n: I18n) {
  const email = v.pipe(
    v.string(),
    v.transform(normalizeText),
    v.nonEmpty(i18n._(fieldTexts.member_email.empty)),
    v.check(isEmail, i18n._(fieldErrors.email)),
  );
  const phone = v.pipe(
    v.string(),
    v.transform(normalizeDigits),
    v.nonEmpty(i18n._(fieldTexts.member_phone.empty)),
    // The account's currency, which determines the length of its phone number, is not known yet.
    v.check(
      (value) => isPhoneNumber(value, { currency: '', siteName: site.siteName }),
      i18n._(fieldErrors.phone),
    ),
  );
  const rest = {
    withdrawPassword: v.pipe(
      v.string(),
      v.transform(normalizeDigits),
      v.nonEmpty(i18n._(fieldTexts.withdraw_password.empty)),
      v.check(isWithdrawPassword, i18n._(fieldErrors.withdraw)),
    ),
    answer: v.pipe(v.string(), v.transform(normalizeText), v.nonEmpty(i18n._(fieldErrors.captcha))),
  };
  const byEmail = v.object({ by: v.literal('email'), email, phone: v.string(), ...rest });
  const byPhone = v.object({ by: v.literal('phone'), email: v.string(), phone, ...rest });
  return v.lazy((input) => ((input as v.InferInput<typeof byEmail>).by === 'email' ? byEmail : byPhone));
}
