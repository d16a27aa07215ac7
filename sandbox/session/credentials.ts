import type { MemberRow } from '#sandbox/db/schema.ts';
import { type ApiError, apiError } from '#sandbox/server/handler.ts';
import type { MessageKey } from '#sandbox/server/messages/messages.ts';
import type { Services } from '#sandbox/server/services.ts';
import { isPasswordOf } from './passwords.ts';

const MESSAGES: Readonly<Record<number, MessageKey>> = {
  102: 'accountDisabled',
  103: 'accountFrozen',
  106: 'ipNotAllowed',
  107: 'newDevice',
  201: 'ipRefused',
  202: 'countryRefused',
  203: 'proxyRefused',
  802: 'accountMoved',
};
/** Code of members who sign in on known devices only. */
export const NEW_DEVICE = 107;

export const tooManyAttempts = (): ApiError => apiError(204, 'tooManyAttempts');

export const memberByAccount = ({ db }: Services, account: string): Promise<MemberRow | undefined> =>
  db.selectFrom('member').selectAll().where('account', '=', account.trim().toLowerCase()).executeTakeFirst();

type Credentials = { account: string; password: string; ipAddress: string };

/** The member, if the password is right. */
export const checkPassword = async (
  services: Services,
  { account, password, ipAddress }: Credentials,
): Promise<MemberRow | ApiError> => {
  const { attempts } = services;
  const target = account.trim().toLowerCase();
  const key = `${ipAddress} ${target}`;
  const taken = await Promise.all([
    attempts.take('signIn', key),
    attempts.take('signInOfAddress', ipAddress),
    attempts.take('signInOfAccount', target),
  ]);
  if (!taken.every(({ isAllowed }) => isAllowed)) return tooManyAttempts();
  const member = await memberByAccount(services, account);
  // Hashes the password of an unknown account too, so that the response time does not reveal it.
  const isRight = isPasswordOf(member?.password_hash ?? '', password);
  if (!member || !isRight) return apiError(101, 'wrongCredentials');
  await attempts.clear('signIn', key);
  await attempts.giveBack('signInOfAddress', ipAddress);
  await attempts.giveBack('signInOfAccount', target);
  return member;
};

/** Whether the address has asked too often who is a member. */
export const asksTooOften = async ({ attempts }: Services, ipAddress: string): Promise<boolean> =>
  !(await attempts.take('lookUp', ipAddress)).isAllowed;

/** Whether the address has sent too many codes. */
export const sendsTooMany = async ({ attempts }: Services, ipAddress: string): Promise<boolean> =>
  !(await attempts.take('sentCode', ipAddress)).isAllowed;

/** Error for a member who must not sign in, such as a disabled one. */
export const signInError = ({ login_code }: MemberRow): ApiError | undefined =>
  login_code ? apiError(login_code, MESSAGES[login_code] ?? 'signInRefused') : undefined;
