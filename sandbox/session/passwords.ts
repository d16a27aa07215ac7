import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { isCommonPassword } from '#contract/common-passwords.ts';
import { isPassword } from '#contract/validation.ts';
import type { MessageKey } from '#sandbox/server/messages/messages.ts';
import { siteRulesOf } from '#sandbox/server/site-config.ts';

/** Low scrypt cost, since a test run signs members in thousands of times. */
const COST = { N: 1024, r: 8, p: 1 };
const LENGTH = 32;

export const hashPassword = (
  password: string,
  salt: string = randomBytes(12).toString('base64url'),
): string => `${salt}$${scryptSync(password, salt, LENGTH, COST).toString('base64url')}`;

export const isPasswordOf = (hash: string, password: string): boolean => {
  const [salt = '', expected = ''] = hash.split('$');
  const wanted = Buffer.from(expected, 'base64url');
  const given = scryptSync(password, salt, LENGTH, COST);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
};

/** Why a password may not be set at the site. */
export const passwordProblem = (password: string, appOrigin: string): MessageKey | undefined => {
  const { passwordPolicy } = siteRulesOf(appOrigin);
  if (!isPassword(password, passwordPolicy)) return 'newPasswordInvalid';
  return passwordPolicy.refuseCommon && isCommonPassword(password) ? 'passwordCommon' : undefined;
};

/** Short, or of few different characters. */
export const isWeakPassword = (password: string): boolean =>
  password.length < 8 || new Set(password.toLowerCase()).size < 5;
