import type { Language } from '#contract/site.ts';
import { codeResend } from '#contract/times.ts';
import type { DeviceRow, MemberRow } from '#sandbox/db/schema.ts';
import { messageIn } from '#sandbox/server/messages/messages.ts';
import type { Services } from '#sandbox/server/services.ts';
import { randomToken } from './sessions.ts';

const LIFETIME = 30 * 60_000;

export const isKnownDevice = async ({ db }: Services, memberId: string, udid: string): Promise<boolean> => {
  const device = await db
    .selectFrom('device')
    .select('confirmed')
    .where('member_id', '=', memberId)
    .where('udid', '=', udid)
    .executeTakeFirst();
  return device?.confirmed === 1;
};

const store = ({ db }: Services, device: DeviceRow) =>
  db
    .insertInto('device')
    .values(device)
    .onConflict((conflict) => conflict.columns(['member_id', 'udid']).doUpdateSet(device))
    .execute();

export const addDevice = async (services: Services, memberId: string, udid: string): Promise<void> => {
  await store(services, { member_id: memberId, udid, confirmed: 1, token: null, requested_at: null });
};

type Device = { udid: string; gamesOrigin: string; language: Language };

/** Sends the member a link that confirms the device, at most once in five minutes. */
export const requestDeviceConfirmation = async (
  services: Services,
  member: MemberRow,
  { udid, gamesOrigin, language }: Device,
): Promise<void> => {
  const { db, sendMessage } = services;
  const now = Date.now();
  const pending = db.selectFrom('device').where('member_id', '=', member.id).where('confirmed', '=', 0);
  const last = await pending.select('requested_at').executeTakeFirst();
  if (last?.requested_at && now - last.requested_at < codeResend) return;
  await db.deleteFrom('device').where('member_id', '=', member.id).where('confirmed', '=', 0).execute();
  const token = randomToken();
  await store(services, { member_id: member.id, udid, confirmed: 0, token, requested_at: now });
  const link = `${gamesOrigin}/device?${new URLSearchParams({ token, lang: language })}`;
  const to = member.email || member.phone;
  if (to) sendMessage(to, messageIn(language, 'deviceText', { account: member.account, link }));
};

const requestOf = ({ db }: Services, token: string) =>
  db
    .selectFrom('device')
    .innerJoin('member', 'member.id', 'device.member_id')
    .select(['member.account', 'device.member_id', 'device.udid'])
    .where('device.token', '=', token)
    .where('device.requested_at', '>', Date.now() - LIFETIME)
    .executeTakeFirst();

/** Account of an unexpired link. */
export const accountOfDevice = async (services: Services, token: string): Promise<string | undefined> =>
  (await requestOf(services, token))?.account;

/** Confirms the device of a link; false if the link has expired. */
export const confirmDevice = async (services: Services, token: string): Promise<boolean> => {
  const request = await requestOf(services, token);
  if (request) await addDevice(services, request.member_id, request.udid);
  return request !== undefined;
};
