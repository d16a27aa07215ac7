import { afterEach, expect, test } from 'vitest';
import { type AnyActor, createActor, fromPromise, waitFor } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import { type PasswordChange, passwordChangeMachine } from '#machines/session/password-change.machine.ts';
import { refused } from '#tests/flows/test-data.ts';

const running: AnyActor[] = [];
afterEach(() => {
  for (const actor of running.splice(0)) actor.stop();
});

function change() {
  const actor = createActor(
    passwordChangeMachine.provide({
      actors: {
        edit: fromPromise<CallResult<unknown>, PasswordChange>(async () =>
          refused('/member/profile/edit_password', '101'),
        ),
      },
    }),
  );
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  running.push(actor);
  actor.send({ type: 'device.changed', desktop: true });
  actor.send({ type: 'session.opened' });
  return { actor, emitted };
}

test('required password change is a modal on the desktop', () => {
  const { actor, emitted } = change();
  actor.send({ type: 'password.required', required: true });
  expect(actor.getSnapshot().value).toEqual({ changing: { form: 'editing', presentation: 'modal' } });
  expect(emitted).toEqual([{ type: 'modal.request', modal: { kind: 'changePassword', forced: true } }]);
});

test('password form stays open when the change becomes forced', () => {
  const { actor, emitted } = change();
  actor.send({ type: 'password.change' });
  actor.send({ type: 'password.required', required: true });
  expect(actor.getSnapshot().value).toEqual({ changing: { form: 'editing', presentation: 'modal' } });
  expect(emitted).toEqual([
    { type: 'modal.request', modal: { kind: 'changePassword', forced: false } },
    { type: 'modal.withdraw', kind: 'changePassword' },
    { type: 'modal.request', modal: { kind: 'changePassword', forced: true } },
  ]);
});

test('password submission continues when the requirement changes', () => {
  const { actor } = change();
  actor.send({ type: 'password.change' });
  actor.send({ type: 'password.submit', oldPassword: 'a', password: 'b' });
  for (const required of [false, true]) actor.send({ type: 'password.required', required });
  expect(actor.getSnapshot().value).toEqual({ changing: { form: 'submitting', presentation: 'modal' } });
});

test('password change error is cleared when the form closes', async () => {
  const { actor } = change();
  actor.send({ type: 'password.change' });
  actor.send({ type: 'password.submit', oldPassword: 'a', password: 'b' });
  await waitFor(actor, ({ context }) => context.failure !== null);
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('"b"');
  actor.send({ type: 'modal.answered.changePassword', answer: 'no' });
  expect(actor.getSnapshot().context.failure).toBeNull();
});

test('forced change does not apply when another member signs in', () => {
  const { actor } = change();
  actor.send({ type: 'password.required', required: true });
  actor.send({ type: 'session.closed' });
  expect(actor.getSnapshot().value).toBe('signedOut');
  // A status that arrives after sign-out is ignored.
  actor.send({ type: 'password.required', required: true });
  expect(actor.getSnapshot().value).toBe('signedOut');
  actor.send({ type: 'session.opened' });
  expect(actor.getSnapshot().value).toBe('idle');
  expect(actor.getSnapshot().context.forced).toBe(false);
});
