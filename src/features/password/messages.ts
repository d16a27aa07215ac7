import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { isPassword } from '#contract/validation.ts';

export const passwordRule = msg`Use 6 to 12 letters and digits, with at least one of each.`;
export const differ = msg`The passwords do not match.`;

/** A new password and its confirmation, by the rules of SPEC.md section 5. */
export const newPassword = (i18n: I18n) => ({
  password: v.pipe(v.string(), v.check(isPassword, i18n._(passwordRule))),
  again: v.string(),
});
