import { afterEach, expect, test, vi } from 'vitest';
import { type AnyActor, createActor, fromCallback, fromPromise } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import type { Member } from '#machines/kernel/events.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { HandedOff } from '#machines/session/session.setup.ts';
import { linh } from '#tests/flows/test-data.ts';

const running: AnyActor[] = [];
afterEach(() => {
  for (const actor of running.splice(0)) actor.stop();
});

const other: Member = { memberId: '1002', account: 'second_seat', currency: 'USD' };

/** A page that was opened by a link with the credentials of another member than the one in storage. */
async function followLink() {
  let stored = linh;
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        watchTabs: fromCallback(() => {}),
        watchMemberStatus: fromCallback(() => {}),
        readSession: fromPromise<Member | null>(async () => stored),
        exchange: fromPromise<CallResult<HandedOff>>(async () => ({
          ok: true,
          data: { member: other, replaces: linh },
        })),
        replaceMember: fromPromise<CallResult<HandedOff>>(async () => {
          stored = other;
          return { ok: true, data: { member: other, replaces: null } };
        }),
      },
    }),
    { input: { hasHandOff: true } },
  );
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  running.push(actor);
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('choosing'));
  return { actor, emitted, stored: () => stored };
}
const signedIn = (actor: Awaited<ReturnType<typeof followLink>>['actor']) =>
  vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ signedIn: 'present' }));

test('link with another account asks before it replaces the member', async () => {
  const { actor, emitted, stored } = await followLink();
  expect(emitted).toEqual([
    {
      type: 'modal.request',
      modal: { kind: 'replaceMember', present: 'linhmai', next: 'second_seat' },
    },
  ]);
  expect(stored()).toBe(linh);
  expect(actor.getSnapshot().context.member).toBeNull();
});

test.each([
  ['no', linh],
  ['yes', other],
] as const)('member after the answer %s is %o', async (answer, member) => {
  const { actor, emitted, stored } = await followLink();
  actor.send({ type: 'modal.answered.replaceMember', answer });
  await signedIn(actor);
  expect([actor.getSnapshot().context.member, stored()]).toEqual([member, member]);
  expect(emitted).toContainEqual({ type: 'modal.withdraw', kind: 'replaceMember' });
  const notice = { type: 'notice', tone: 'success', text: 'signed_in_as', account: 'second_seat' };
  if (answer === 'yes') expect(emitted).toContainEqual(notice);
  else expect(emitted).not.toContainEqual(notice);
});

test('question is withdrawn when another tab ends the session', async () => {
  const { actor, emitted } = await followLink();
  actor.send({ type: 'tab.ended' });
  await signedIn(actor);
  expect(emitted).toContainEqual({ type: 'modal.withdraw', kind: 'replaceMember' });
});
