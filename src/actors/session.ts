import { fromCallback, fromPromise } from 'xstate';
import { logout } from '#contract/endpoints/identity.ts';
import type { Member } from '#machines/events.ts';
import type { sessionMachine } from '#machines/session.machine.ts';
import { abortMemberCalls, call } from '../api/call.ts';
import { forgetMember, storedMember } from '../storage/member.ts';
import { local } from '../storage/store.ts';
import { whenFree } from '../windows/locks.ts';
import { hearTabs, tellTabs } from '../windows/tabs.ts';

const watchTabs = fromCallback(({ sendBack }) =>
  hearTabs((message) => {
    const here = storedMember()?.memberId;
    switch (message.type) {
      case 'session.ending':
        return sendBack({ type: 'tab.ending' });
      case 'session.ended':
        // Where storage is a tab's own (blocked, so in memory), this tab's copy is still to be cleared.
        if (here === undefined || here === message.memberId) forgetMember();
        return sendBack({ type: 'tab.ended' });
      case 'session.started':
        return sendBack({ type: 'tab.started' });
    }
  }),
);

const endSession = fromPromise(async () => {
  const memberId = local.get('member_id') ?? '';
  abortMemberCalls();
  // Not waited for: storage is cleared within the second, online or not.
  if (local.get('token')) void call(logout, {}, { keepalive: true, quiet: true });
  forgetMember();
  tellTabs({ type: 'session.ended', memberId });
});

export const sessionHands = {
  actors: {
    watchTabs,
    readSession: fromPromise<Member | null>(async () => storedMember()),
    endPlay: fromPromise(async () => {
      tellTabs({ type: 'session.ending' });
      await whenFree('playing');
    }),
    endSession,
    cleanAndReload: fromPromise(async () => {
      const names = (await globalThis.caches?.keys()) ?? [];
      await Promise.all(names.map((name) => caches.delete(name)));
      window.location.reload();
    }),
  },
} satisfies Parameters<typeof sessionMachine.provide>[0];
