import { fromCallback, fromPromise } from 'xstate';
import { logout } from '#contract/endpoints/identity.ts';
import type { Member } from '#machines/events.ts';
import type { sessionMachine } from '#machines/session.machine.ts';
import { abortMemberCalls, call } from '../api/call.ts';
import { forgetMember, storedMember } from '../storage/member.ts';
import { local } from '../storage/store.ts';
import { whenFree } from '../windows/locks.ts';
import { hearTabs, tellTabs } from '../windows/tabs.ts';

/**
 * Another tab's sign-in is heard by its token arriving in storage, not by a message: a message overtakes storage
 * between two processes of the browser, and this tab would look and find nobody.
 */
const watchTabs = fromCallback(({ sendBack }) => {
  const hear = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === 'token' && oldValue === null && newValue) sendBack({ type: 'tab.started' });
  };
  window.addEventListener('storage', hear);
  const unhear = hearTabs((message) => {
    if (message.type === 'session.ending') sendBack({ type: 'tab.ending' });
    if (message.type !== 'session.ended') return;
    const here = storedMember()?.memberId;
    if (here !== undefined && here !== message.memberId) return;
    // Where storage is blocked it is a tab's own memory, and this tab's copy is still there.
    forgetMember();
    sendBack({ type: 'tab.ended' });
  });
  return () => {
    window.removeEventListener('storage', hear);
    unhear();
  };
});

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
