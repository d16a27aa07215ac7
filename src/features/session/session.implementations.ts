import { fromCallback, fromPromise } from 'xstate';
import type { Answer } from '#contract/call.ts';
import { logout } from '#contract/endpoints/identity.ts';
import { infoData } from '#contract/endpoints/member.ts';
import type { Credentials } from '#contract/entry.ts';
import type { Member } from '#machines/events.ts';
import type { sessionMachine } from '#machines/session.machine.ts';
import { abortMemberCalls, call } from '#src/api/call.ts';
import { admit } from '#src/api/store-signed-in-member.ts';
import { waitingHandOver } from '#src/site/entry.ts';
import { forgetMember, storedMember } from '#src/storage/member.ts';
import { local } from '#src/storage/store.ts';
import { hold } from '#src/windows/locks.ts';
import { tellShell } from '#src/windows/native.ts';
import { hearTabs, tellTabs } from '#src/windows/tabs.ts';

/**
 * Another tab's sign-in is heard by its token arriving in storage, not by a message: a message overtakes storage
 * between two processes of the browser, and this tab would look and find nobody.
 */
const watchTabs = fromCallback(({ sendBack }) => {
  const hear = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === 'token' && oldValue === null && newValue) sendBack({ type: 'tab.started' });
  };
  window.addEventListener('storage', hear);
  // A page out of the browser's memory knows nothing of what happened since; a game that it held is left first.
  const wake = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (local.get('isPlay') === '1') window.location.reload();
    else sendBack({ type: 'tab.started' });
  };
  window.addEventListener('pageshow', wake);
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
    window.removeEventListener('pageshow', wake);
    unhear();
  };
});

async function exchange(signal: AbortSignal): Promise<Answer<Member>> {
  const brought = waitingHandOver.take();
  if (!brought) throw new Error('nobody was handed over');
  const answer: Answer<Credentials> =
    'enc' in brought ? await call(infoData, brought, { signal }) : { ok: true, data: brought };
  if (!answer.ok) return answer;
  const { tk, memberId, memberAccount, memberCurrency } = answer.data;
  const member = { memberId, account: memberAccount, currency: memberCurrency };
  return { ok: true, data: await admit(member, tk, signal) };
}

/** Holds the seat of whoever plays from before the session ends until it has, so that no tab begins a game meanwhile. */
let leaveSeat: (() => void) | undefined;

const endPlay = fromPromise<void>(
  ({ signal }) =>
    new Promise<void>((resolve) => {
      leaveSeat = hold('playing', resolve);
      signal.addEventListener('abort', leaveSeat);
      tellTabs({ type: 'session.ending' });
    }),
);

const endSession = fromPromise<void, { memberId: string | undefined }>(async ({ input }) => {
  end(input.memberId ?? '');
  leaveSeat?.();
});

function end(memberId: string) {
  if ((local.get('member_id') ?? memberId) !== memberId) return;
  abortMemberCalls();
  // Not waited for: storage is cleared within the second, online or not.
  if (local.get('token')) void call(logout, {}, { keepalive: true, quiet: true });
  forgetMember();
  tellShell({ type: 'logout' });
  tellTabs({ type: 'session.ended', memberId });
}

export const sessionHands = {
  actors: {
    watchTabs,
    exchange: fromPromise<Answer<Member>>(({ signal }) => exchange(signal)),
    readSession: fromPromise<Member | null>(async () => storedMember()),
    endPlay,
    endSession,
    cleanAndReload: fromPromise(async () => {
      tellShell({ type: 'cleanAccPW' });
      const names = (await globalThis.caches?.keys()) ?? [];
      await Promise.all(names.map((name) => caches.delete(name)));
      window.location.reload();
    }),
  },
} satisfies Parameters<typeof sessionMachine.provide>[0];
