import { afterEach, expect, test } from 'vitest';
import { type AnyActor, createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import { codeResend } from '#contract/times.ts';
import {
  type CodeSent,
  passwordRecoveryMachine,
  type RecoveryRequest,
  type ResetInput,
} from '#machines/session/password-recovery.machine.ts';
import { refused } from '#tests/flows/test-data.ts';
import { failingCaptcha } from './failing-captcha.ts';

const running: AnyActor[] = [];
afterEach(() => {
  for (const actor of running.splice(0)) actor.stop();
});

const typed = {
  account: 'linhmai',
  channel: 'email',
  value: 'l@x.io',
  answer: '7k4n',
  captchaToken: 't',
} as const;

function recovery(result: CallResult<{ account: string }>) {
  const clock = new SimulatedClock();
  const actor = createActor(
    passwordRecoveryMachine.provide({
      actors: {
        captcha: failingCaptcha,
        requestCode: fromPromise<CallResult<CodeSent>, RecoveryRequest>(async () => ({
          ok: true,
          data: { token: 't', at: 1 },
        })),
        reset: fromPromise<CallResult<{ account: string }>, ResetInput>(async () => result),
      },
    }),
    { clock },
  );
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  running.push(actor);
  const at = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, clock, emitted, at };
}

test('recovery keeps the sign-in target when it closes', async () => {
  const { actor, emitted, at } = recovery({ ok: true, data: { account: 'linhmai' } });
  actor.send({ type: 'recovery.open', target: 'user' });
  actor.send({ type: 'recovery.send', ...typed });
  await at({ begun: 'codeSent' });
  actor.send({ type: 'modal.answered.passwordRecovery', answer: 'no' });
  expect(emitted.at(-1)).toEqual({ type: 'signIn.open', target: 'user' });
  actor.send({ type: 'recovery.open', target: 'proxy' });
  actor.send({ type: 'recovery.reset', code: '123456', password: 'dawn1357' });
  await at('closed');
  expect(emitted.at(-1)).toEqual({ type: 'signIn.open', account: 'linhmai', target: 'proxy' });
});

test('recovery error is cleared when the form restarts or reopens', async () => {
  const { actor, at } = recovery(refused('/forgot_password/reset', '101'));
  actor.send({ type: 'recovery.open' });
  const refuse = async () => {
    actor.send({ type: 'recovery.send', ...typed });
    await at({ begun: 'codeSent' });
    actor.send({ type: 'recovery.reset', code: '123456', password: 'dawn1357' });
    await waitFor(actor, ({ context }) => context.failure !== null);
  };
  await refuse();
  actor.send({ type: 'recovery.restart' });
  expect(actor.getSnapshot().context.failure).toBeNull();
  await refuse();
  actor.send({ type: 'modal.answered.passwordRecovery', answer: 'no' });
  actor.send({ type: 'recovery.open' });
  expect(actor.getSnapshot().context.failure).toBeNull();
});

test('recovery context holds no typed values when the reset has failed', async () => {
  const { actor, at } = recovery(refused('/forgot_password/reset', '101'));
  actor.send({ type: 'recovery.open' });
  actor.send({ type: 'recovery.send', ...typed });
  await at({ begun: 'codeSent' });
  actor.send({ type: 'recovery.reset', code: '123456', password: 'dawn1357' });
  await waitFor(actor, ({ context }) => context.failure !== null);
  const kept = JSON.stringify(actor.getSnapshot().context);
  for (const secret of ['linhmai', 'l@x.io', '123456', 'dawn1357']) expect(kept).not.toContain(secret);
});

test('phone code cooldown continues when the modal is closed', async () => {
  const { actor, clock, at } = recovery(refused('/forgot_password/reset', '101'));
  const wait = () => actor.getSnapshot().children.verificationCode?.getSnapshot().value;
  actor.send({ type: 'recovery.open' });
  actor.send({ type: 'recovery.send', ...typed });
  await at({ begun: 'codeSent' });
  clock.increment(codeResend / 2);
  actor.send({ type: 'modal.answered.passwordRecovery', answer: 'no' });
  clock.increment(codeResend / 2 - 1);
  actor.send({ type: 'recovery.open' });
  expect(wait()).toBe('coolingDown');
  clock.increment(1);
  expect(wait()).toBe('idle');
});
