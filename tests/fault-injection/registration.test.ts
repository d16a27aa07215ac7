import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Answer } from '#contract/call.ts';
import type { Captcha } from '#contract/endpoints/identity.ts';
import type { RegisterSetting } from '#contract/endpoints/register.ts';
import { type CaptchaPurpose, captchaMachine } from '#machines/captcha.machine.ts';
import type { Member, Notice } from '#machines/events.ts';
import {
  type RegisterInput,
  type RegisterPlan,
  registrationMachine,
} from '#machines/registration.machine.ts';
import { refused } from '../flows/test-data.ts';

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
const plan: RegisterPlan = {
  settings: [shown('introducer'), shown('member_phone', true)],
  currencies: ['USD'],
  currency: 'USD',
  introducer: null,
  linkLost: false,
};

const captcha = captchaMachine.provide({
  actors: {
    fetchCaptcha: fromPromise<Answer<Captcha>, { purpose: CaptchaPurpose }>(async () =>
      refused('/captcha', '1'),
    ),
  },
});

/** Sends the form, and says which notices its refusal brought. */
async function refusal(code: string, more: Partial<RegisterPlan> = {}): Promise<Notice[]> {
  const actor = createActor(
    registrationMachine.provide({
      actors: {
        captcha,
        prepare: fromPromise<Answer<RegisterPlan>>(async () => ({ ok: true, data: { ...plan, ...more } })),
        register: fromPromise<Answer<Member>, RegisterInput>(async () => refused('/register', code)),
      },
    }),
    { input: { isDemo: false } },
  );
  const heard: Notice[] = [];
  actor.on('notice', (notice) => heard.push(notice));
  actor.start();
  actor.send({ type: 'registration.open' });
  await waitFor(actor, (snapshot) => snapshot.matches({ open: { filling: 'editing' } }));
  actor.send({ type: 'registration.submit', values: {}, captchaToken: '' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.context.failure !== null);
  expect(context.failure?.code).toBe(code);
  actor.stop();
  return heard;
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
] as const)('%s with %j is told in passing %i times: else at its field', async (code, more, times) => {
  const heard = await refusal(code, more as Partial<RegisterPlan>);
  expect(heard).toHaveLength(times);
});
