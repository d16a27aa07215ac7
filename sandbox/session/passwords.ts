import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

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

/** Short, or of few different characters. */
export const isWeakPassword = (password: string): boolean =>
  password.length < 8 || new Set(password.toLowerCase()).size < 5;
