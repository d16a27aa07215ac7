import type { Samples } from 'xstate-path-tests';
import type { RegisterSetting } from '#contract/endpoints/session/registration.ts';
import type { registrationMachine } from '#machines/session/registration.machine.ts';
import type { RegisterFormConfig } from '#machines/session/registration.setup.ts';
import { linh, refused } from '#tests/flows/test-data.ts';

const setting = (name: string, currency: string): RegisterSetting => ({
  name,
  currency,
  isDisplay: true,
  isRequired: true,
  isUnique: true,
  isVerification: false,
  isMemberCenter: true,
  isMemberCenterVerification: false,
});
const formConfig: RegisterFormConfig = {
  settings: [setting('member_email', 'USD'), setting('verify_code', 'USD')],
  currencies: ['USD', 'BDT'],
  currency: 'USD',
  introducer: null,
  linkLost: false,
};

/** In BDT the form asks for the account alone, in one step. */
const isOneStep = ({ formConfig }: { formConfig: RegisterFormConfig | null }) =>
  formConfig?.currency === 'BDT';

export const samples = {
  inputs: [
    { name: 'a site', input: { isDemo: false } },
    { name: 'a demonstration', input: { isDemo: true } },
  ],
  events: {
    'registration.open': [{ type: 'registration.open' }],
    'registration.retry': [{ type: 'registration.retry' }],
    'registration.currency': [{ type: 'registration.currency', currency: 'BDT' }],
    'registration.continue': [
      { event: { type: 'registration.continue' }, when: (snapshot) => !isOneStep(snapshot.context) },
    ],
    'registration.back': [{ type: 'registration.back' }],
    'registration.signIn': [{ type: 'registration.signIn' }],
    'registration.submit': [
      {
        event: {
          type: 'registration.submit',
          values: { member_account: 'brandnew_1', password: 'abc123', verify_code: '7k4n' },
          captchaToken: 't',
        },
        when: (snapshot) =>
          isOneStep(snapshot.context) || snapshot.matches({ open: { filling: { editing: 'person' } } }),
      },
    ],
    'session.opened': [
      { event: { type: 'session.opened' }, when: (snapshot) => !snapshot.matches('closed') },
    ],
    'modal.answered.register': [{ type: 'modal.answered.register', answer: 'no' }],
  },
  outcomes: {
    prepare: [
      { name: 'without an introducer', done: { ok: true, data: formConfig } },
      { name: 'by an expired link', done: { ok: true, data: { ...formConfig, linkLost: true } } },
      { name: 'no connection', done: refused('/arks/web/register-settings', 'networkError') },
    ],
    register: [
      { name: 'opened', done: { ok: true, data: linh } },
      { name: 'the account name is taken', done: refused('/register', '102') },
      { name: 'recommending is closed', done: refused('/register', '107') },
    ],
  },
  project: ({ isDemo, earlierCodes, formConfig, failure }) => ({
    isDemo,
    earlierCodes: [...new Set(earlierCodes)],
    currency: formConfig?.currency,
    failure: failure?.code,
  }),
} satisfies Samples<typeof registrationMachine>;
