import type { PlayBreak } from '#machines/kernel/events.ts';
import type { ScriptedResponse } from '#sandbox/server/control-protocol.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { expect } from '#tests/support/expect.ts';

/** The limits of a member who has set none, with a cool-off until that time if there is one. */
export const limitsResponse = (cool_off_until: string): ScriptedResponse => ({
  kind: 'code',
  code: 100,
  data: { limits: [], reminder_minutes: null, cool_off_until, excluded_until: '' },
});

/** The member's own channel, once it is joined. */
export async function publishLimits(app: AppFixture) {
  const id = await app.page.evaluate(() => localStorage.getItem('member_id'));
  await expect.poll(async () => (await app.control.channels())[`private-member.${id}`] ?? 0).toBe(1);
  await app.publish('.profile.updated', {});
}

/** Begins or ends a break on another device. */
export async function changeBreak(app: AppFixture, playBreak: PlayBreak | null) {
  const response = limitsResponse(playBreak?.until ?? '');
  await app.control.script({ path: '/member/limits', times: 1_000, replace: true, response });
  await publishLimits(app);
}
