import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import type { RegisterSetting } from '#contract/endpoints/session/registration.ts';
import type { Member, Notice } from '#machines/kernel/events.ts';
import { registrationMachine } from '#machines/session/registration.machine.ts';
import type { RegisterFormConfig, RegisterInput } from '#machines/session/registration.setup.ts';
import { linh, refused } from '#tests/flows/test-data.ts';
import { failingCaptcha } from './failing-captcha.ts';

const shown = (name: string, isVerification = false): RegisterSetting => ({
  name,
  currency: 'USD',
  isDisplay: true,
  isRequired: false,
  isUnique: false,
  isVerification,
  isMemberCenter: false,
  isMemberCenterVerification: false,
});
const plan: RegisterFormConfig = {
  settings: [shown('introducer'), shown('member_phone', true)],
  currencies: ['USD'],
  currency: 'USD',
  introducer: null,
  linkLost: false,
};

/** An open form, each of whose submissions the operator refuses with `code`. */
async function openForm(code: string, data: RegisterFormConfig) {
  const actor = createActor(
    registrationMachine.provide({
      actors: {
        captcha: failingCaptcha,
        prepare: fromPromise<CallResult<RegisterFormConfig>>(async () => ({ ok: true, data })),
        register: fromPromise<CallResult<Member>, RegisterInput>(async () => refused('/register', code)),
      },
    }),
    { input: { isDemo: false } },
  ).start();
  actor.send({ type: 'registration.open' });
  await waitFor(actor, (snapshot) => snapshot.matches({ open: { filling: 'editing' } }));
  return actor;
}

/** Submits the form and returns the notices that its error emitted. */
async function refusal(code: string, more: Partial<RegisterFormConfig> = {}): Promise<Notice[]> {
  const actor = await openForm(code, { ...plan, ...more });
  const notices: Notice[] = [];
  actor.on('notice', (notice) => notices.push(notice));
  actor.send({ type: 'registration.submit', values: {}, captchaToken: '' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.context.failure !== null);
  expect(context.failure?.code).toBe(code);
  actor.stop();
  return notices;
}

const friend = { type: 'recommend_code', code: 'linh' } as const;
test.each([
  ['112', {}, 0],
  ['112', { introducer: friend }, 1],
  ['112', { settings: [] }, 1],
  ['102', { settings: [] }, 0],
  ['224', {}, 0],
  ['224', { settings: [shown('member_phone')] }, 1],
  ['105', {}, 1],
  ['997', {}, 1],
  ['4711', {}, 1],
  ['networkError', {}, 1],
] as const)(
  'register error %s with config %j emits %i toasts when the call fails',
  async (code, more, times) => {
    const notices = await refusal(code, more as Partial<RegisterFormConfig>);
    expect(notices).toHaveLength(times);
  },
);

/** A form for the account alone in USD, and for the person too in VND. */
const steps: RegisterFormConfig = {
  ...plan,
  settings: [{ ...shown('member_phone'), currency: 'VND' }],
  currencies: ['USD', 'VND'],
};
test.each([
  ['102', 'VND', 'account'],
  ['104', 'VND', 'person'],
  ['105', 'VND', 'person'],
  ['102', 'USD', 'account'],
  ['105', 'USD', 'account'],
] as const)('register error %s leads to the step of its field in %s: %s', async (code, currency, step) => {
  const actor = await openForm(code, { ...steps, currency });
  if (currency === 'VND') actor.send({ type: 'registration.continue' });
  actor.send({ type: 'registration.submit', values: {}, captchaToken: '' });
  const snapshot = await waitFor(actor, ({ context }) => context.failure !== null);
  expect(snapshot.matches({ open: { filling: { editing: step } } })).toBe(true);
  actor.stop();
});

test('registration sends the codes of its refusals when it is submitted again', async () => {
  const answers = [
    refused('/register', '102'),
    refused('/register', '105'),
    { ok: true, data: linh },
  ] as const;
  const sent: (readonly string[])[] = [];
  const actor = createActor(
    registrationMachine.provide({
      actors: {
        captcha: failingCaptcha,
        prepare: fromPromise<CallResult<RegisterFormConfig>>(async () => ({ ok: true, data: plan })),
        register: fromPromise<CallResult<Member>, RegisterInput>(async ({ input }) => {
          sent.push(input.earlierCodes);
          return answers[sent.length - 1] ?? { ok: true, data: linh };
        }),
      },
    }),
    { input: { isDemo: false } },
  ).start();
  for (const _ of [...answers, null]) {
    if (actor.getSnapshot().matches('closed')) actor.send({ type: 'registration.open' });
    await waitFor(actor, (snapshot) => snapshot.matches({ open: { filling: 'editing' } }));
    actor.send({ type: 'registration.submit', values: {}, captchaToken: '' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  }
  expect(sent).toEqual([[], ['102'], ['102', '105'], []]);
  actor.stop();
});
