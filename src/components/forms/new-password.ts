import type { I18n } from '@lingui/core';
import * as v from 'valibot';
import { isPassword } from '#contract/validation.ts';
import { fieldErrors, fieldTexts } from './field-messages.ts';

/** Schema of a new password and its confirmation (specification, section 5). */
export const newPassword = (i18n: I18n) => ({
  password: v.pipe(
    v.string(),
    v.nonEmpty(i18n._(fieldErrors.newPassword)),
    v.check(isPassword, i18n._(fieldErrors.password)),
  ),
  confirmPassword: v.pipe(v.string(), v.nonEmpty(i18n._(fieldTexts.confirm_password.empty))),
});

/**
 * Requires the confirmation to equal the password. The error is at the confirmation, and is reported even if
 * other fields are invalid, provided that the form's `criteriaMode` is "all".
 */
export const passwordsMatch = <T extends { password: string; confirmPassword: string }>(i18n: I18n) =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    if (value.password === value.confirmPassword) return;
    addIssue({
      message: i18n._(fieldErrors.confirm),
      path: [
        {
          type: 'object',
          origin: 'value',
          input: value,
          key: 'confirmPassword',
          value: value.confirmPassword,
        },
      ],
    });
  });
