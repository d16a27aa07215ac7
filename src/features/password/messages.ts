import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { isPassword } from '#contract/validation.ts';

export const passwordRule = msg`6 to 12 letters and digits, at least one of each.`;
export const differ = msg`The two passwords differ.`;

/** A new password and the same once more, by the rules of SPEC.md section 5. */
export const newPassword = (i18n: I18n) => ({
  password: v.pipe(v.string(), v.check(isPassword, i18n._(passwordRule))),
  again: v.string(),
});
