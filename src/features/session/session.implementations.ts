import type { QueryClient } from '@tanstack/react-query';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { type CallResult, clientErrorCodes } from '#contract/call.ts';
import { infoData, memberInfo, memberStatus } from '#contract/endpoints/session/member.ts';
import { logout, type SignedIn } from '#contract/endpoints/session/sign-in.ts';
import type { Credentials } from '#contract/entry.ts';
import type { Member } from '#machines/kernel/events.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { HandedOff } from '#machines/session/session.setup.ts';
import { abortMemberCalls, call } from '#src/api/call.ts';
import { watchMemberStatus } from '#src/api/member-queries.ts';
import { pendingHandOff } from '#src/site/entry.ts';
import { countryCurrency } from '#src/site/locale.ts';
import { removeMember, storedMember, storeMember } from '#src/storage/member.ts';
import { localStore } from '#src/storage/store.ts';
import { acquire, isLocked, ownsLock } from '#src/windows/locks.ts';
import { postToNative } from '#src/windows/native.ts';
import { onTabMessage, postToTabs } from '#src/windows/tabs.ts';

/**
 * Another tab's sign-in is detected by its token in storage, not by a message: between two browser processes
 * a message may arrive before the storage write, and this tab would find no member.
 */
const watchTabs = fromCallback(({ sendBack }) => {
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === 'token' && oldValue === null && newValue) sendBack({ type: 'tab.started' });
  };
  window.addEventListener('storage', onStorage);
  // A page restored from the back/forward cache has missed all events; a game that it had open is left first.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (localStore.get('isPlay') === '1') window.location.reload();
    else sendBack({ type: 'tab.started' });
  };
  window.addEventListener('pageshow', onPageShow);
  const unsubscribe = onTabMessage((message) => {
    if (message.type === 'session.ending') sendBack({ type: 'tab.ending' });
    if (message.type !== 'session.ended') return;
    const memberId = storedMember()?.memberId;
    if (memberId !== undefined && memberId !== message.memberId) return;
    // Where storage is blocked each tab has its own memory, and this tab's copy still exists.
    clearMember();
    sendBack({ type: 'tab.ended' });
  });
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
    unsubscribe();
  };
});

async function exchange(signal: AbortSignal): Promise<CallResult<HandedOff>> {
  const handOff = pendingHandOff.take();
  if (!handOff) throw new Error('no hand-off pending');
  const result: CallResult<Credentials> =
    'enc' in handOff ? await call(infoData, handOff, { signal }) : { ok: true, data: handOff };
  return result.ok ? storeHandedOffMember(result.data, signal) : result;
}

function end(memberId: string) {
  if ((localStore.get('member_id') ?? memberId) !== memberId) return;
  abortMemberCalls();
  // Not awaited: storage is cleared within a second, online or not.
  if (localStore.get('token')) void call(logout, {}, { keepalive: true, ignoreUnauthorized: true });
  clearMember();
  postToNative({ type: 'logout' });
  postToTabs({ type: 'session.ended', memberId });
}

/**
 * Holds the play lock from before the session ends until it has ended, so that no tab starts a game
 * meanwhile.
 */
function endHoldingPlayLock() {
  let releasePlayLock: (() => void) | undefined;
  return {
    endPlay: fromPromise<void>(
      ({ signal }) =>
        new Promise<void>((resolve) => {
          releasePlayLock = acquire('playing', resolve);
          signal.addEventListener('abort', releasePlayLock);
          postToTabs({ type: 'session.ending' });
        }),
    ),
    endSession: fromPromise<void, { memberId: string | undefined }>(async ({ input }) => {
      end(input.memberId ?? '');
      releasePlayLock?.();
    }),
  };
}

/** Fetches the member's status whether or not the page shows it. */
const reportPasswordRequired = (queryClient: QueryClient) =>
  fromCallback<EventObject, { epoch: number }>(({ input, sendBack }) => {
    let last = false;
    return watchMemberStatus(queryClient, input.epoch, ({ firstLoginToChangePassword: required }) => {
      if (required || last) sendBack({ type: 'password.required', required });
      last = required;
    });
  });

export const sessionImplementations = (queryClient: QueryClient) =>
  ({
    actors: {
      watchTabs,
      watchMemberStatus: reportPasswordRequired(queryClient),
      exchange: fromPromise<CallResult<HandedOff>>(({ signal }) => exchange(signal)),
      replaceMember: fromPromise<CallResult<HandedOff>>(async () => replaceMember()),
      readSession: fromPromise<Member | null>(async () => storedMember()),
      // The lock alone tells it: where storage is blocked, each tab has its own `isPlay`.
      findGame: fromPromise<{ open: boolean }>(async () => ({
        open: !ownsLock('playing') && (await isLocked('playing')),
      })),
      ...endHoldingPlayLock(),
      cleanAndReload: fromPromise(async () => {
        postToNative({ type: 'cleanAccPW' });
        const names = (await globalThis.caches?.keys()) ?? [];
        await Promise.all(names.map((name) => caches.delete(name)));
        window.location.reload();
      }),
    },
  }) satisfies Parameters<typeof sessionMachine.provide>[0];

/** Removes all data of the member, and resets the currency to the visitor's. */
function clearMember() {
  removeMember();
  localStore.set('currency', countryCurrency());
}

/*
 * The token goes from the response directly to storage, last and in one step: no machine or log contains it, and
 * an aborted sign-in stores nothing.
 */

/** Signs in the member whom the operator has named, in the account's current currency (specification, section 4). */
export async function storeSignedInMember(signedIn: SignedIn, signal: AbortSignal): Promise<Member> {
  const { id, memberAccount: account, memberCurrency } = signedIn;
  const bearer = { token: signedIn.token };
  const info = await call(memberInfo, { id }, { signal, ignoreUnauthorized: true, bearer });
  const currency = info.ok ? info.data.currency : memberCurrency;
  const member = { memberId: id, account, currency };
  if (!signal.aborted) storeMember(member, bearer.token);
  return member;
}

/**
 * Signs in the member whom the operator names for the handed-off token, unless another one is signed in: that needs
 * `replaceMember`. Fails if the hand-off names another one: anyone can write a link.
 */
async function storeHandedOffMember(
  { tk, memberId }: Credentials,
  signal: AbortSignal,
): Promise<CallResult<HandedOff>> {
  confirmed = null;
  const bearer = { token: tk };
  const read = await call(memberStatus, {}, { signal, ignoreUnauthorized: true, bearer });
  if (!read.ok) return read;
  const { id, memberAccount: account, memberCurrency: currency } = read.data;
  if (id !== memberId)
    return { ok: false, failure: { call: memberStatus.path, code: clientErrorCodes.unhandled } };
  const member = { memberId, account, currency };
  const present = storedMember();
  const replaces = present && present.memberId !== memberId ? present : null;
  if (replaces) confirmed = { member, token: tk };
  else if (!signal.aborted) storeMember(member, tk);
  return { ok: true, data: { member, replaces } };
}

/** The last hand-off that the operator has confirmed and the member has not. */
let confirmed: { member: Member; token: string } | null = null;

/** Stores the member of the last hand-off in place of the one who is signed in, with the member's consent. */
function replaceMember(): CallResult<HandedOff> {
  if (!confirmed) throw new Error('no hand-off is confirmed');
  const { member, token } = confirmed;
  confirmed = null;
  storeMember(member, token);
  return { ok: true, data: { member, replaces: null } };
}
