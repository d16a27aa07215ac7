import * as v from 'valibot';
import { loginDevices } from '#contract/realtime.ts';
import type { SignInElsewhere } from '#machines/kernel/events.ts';
import { sessionStore } from './store.ts';

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ at: v.string(), device: v.nullable(v.picklist(loginDevices)) }),
);

/** The sign-in that ended this window's session, kept over a reload until the member has answered its notice. */
export const signInElsewhere = {
  get(): SignInElsewhere | null {
    const read = v.safeParse(stored, sessionStore.get('signedInElsewhere'));
    return read.success ? read.output : null;
  },
  set: ({ at, device }: SignInElsewhere) =>
    sessionStore.set('signedInElsewhere', JSON.stringify({ at, device })),
  remove: () => sessionStore.remove('signedInElsewhere'),
};
