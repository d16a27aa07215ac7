import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useEffect } from 'react';
import * as v from 'valibot';
import { isPassword, type PasswordPolicy } from '#contract/validation.ts';
import { site } from '#src/site/site.ts';

let isCommon: (password: string) => boolean = () => false;

/** Loads the list of common passwords with a form in which one is chosen, if the site refuses them. */
export const useCommonPasswords = () =>
  useEffect(() => {
    if (!site.passwordPolicy.refuseCommon) return;
    // Without the list the operator refuses them.
    import('#contract/common-passwords.ts').then(
      (list) => {
        isCommon = list.isCommonPassword;
      },
      () => {},
    );
  }, []);

/** What passwords of the site must be like. */
export function passwordRule(
  { minLength: min, maxLength: max, symbols }: PasswordPolicy = site.passwordPolicy,
): MessageDescriptor {
  return symbols
    ? msg`Use ${min} to ${max} characters without spaces, with at least one letter and one digit.`
    : msg`Use ${min} to ${max} letters and digits, with at least one of each.`;
}

/** What is wrong with a new password; null if the site accepts it. */
function problemOf(password: string, policy: PasswordPolicy): MessageDescriptor | null {
  if (!isPassword(password, policy)) return passwordRule(policy);
  return isCommon(password) ? msg`This password is too common. Choose another one.` : null;
}

/** Schema of a new password; `empty` is the error text of an empty one. */
export const passwordSchema = (
  i18n: I18n,
  empty: MessageDescriptor,
  policy: PasswordPolicy = site.passwordPolicy,
) =>
  v.pipe(
    v.string(),
    v.nonEmpty(i18n._(empty)),
    v.check(
      (password) => password === '' || problemOf(password, policy) === null,
      ({ input }) => i18n._(problemOf(input, policy) ?? passwordRule(policy)),
    ),
  );

/** The rule for browsers that generate passwords, which are otherwise longer than it allows. */
export function generatedPassword(): { maxLength: number; passwordrules: string } {
  const { minLength, maxLength } = site.passwordPolicy;
  return {
    maxLength,
    passwordrules: `minlength: ${minLength}; maxlength: ${maxLength}; required: lower; required: digit; allowed: upper;`,
  };
}
