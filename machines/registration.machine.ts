import { assertEvent, assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { CallResult, Failure } from '#contract/call.ts';
import { failureDisplayOf } from '#contract/codes.ts';
import type { RegisterSetting } from '#contract/endpoints/register.ts';
import { visibleFields } from '#contract/register-form.ts';
import { captchaMachine } from './captcha.machine.ts';
import type {
  AuthDialogEvent,
  Member,
  ModalAnswered,
  ModalEvent,
  Notice,
  OpenAreaEvent,
  SignInTarget,
} from './events.ts';
import { phoneCodeMachine } from './phone-code.machine.ts';
import { unimplementedPromise } from './unimplemented.ts';

/**
 * Introducer from an agent's link or domain, or from a friend's link. A code typed into the form is not
 * included.
 */
export interface Introducer {
  type: 'member_agent' | 'recommend_code';
  code: string;
}
/** Configuration of the form. */
export interface RegisterFormConfig {
  settings: RegisterSetting[];
  /** Currencies available for the account. A single one if an agent's domain or link sets it. */
  currencies: string[];
  currency: string;
  introducer: Introducer | null;
  /** The referral link is no longer valid. */
  linkLost: boolean;
}
/** Form values by their wire names, normalized and validated. */
export type RegisterValues = Record<string, string>;
interface Application {
  values: RegisterValues;
  captchaToken: string;
}
export interface RegisterInput extends Application {
  currency: string;
  introducer: Introducer | null;
}

export type RegistrationEvent =
  | Extract<AuthDialogEvent, { type: 'registration.open' }>
  | { type: 'registration.retry' }
  | { type: 'registration.currency'; currency: string }
  | { type: 'registration.signIn' }
  | ({ type: 'registration.submit' } & Application)
  | { type: 'session.opened' }
  | ModalAnswered<'register'>;

/**
 * Registration: the form follows the operator's settings for the chosen currency. Typed values are not stored
 * here. The resend countdown of the SMS code continues when the modal is closed.
 */
export const registrationMachine = setup({
  types: {
    /** A demo site opens no accounts. */
    input: {} as { isDemo: boolean },
    context: {} as {
      isDemo: boolean;
      target: SignInTarget | null;
      formConfig: RegisterFormConfig | null;
      failure: Failure | null;
    },
    events: {} as RegistrationEvent,
    emitted: {} as
      | { type: 'session.started'; member: Member }
      | OpenAreaEvent
      | ModalEvent
      | Extract<AuthDialogEvent, { type: 'signIn.open' }>
      | Notice,
    children: {} as {
      captcha: 'captcha';
      phoneCode: 'phoneCode';
      prepare: 'prepare';
      register: 'register';
    },
    tags: {} as 'busy',
  },
  actors: {
    captcha: captchaMachine,
    phoneCode: phoneCodeMachine,
    /** Settings, the agent's domain, and the referral link. */
    prepare: unimplementedPromise<CallResult<RegisterFormConfig>>('prepare'),
    /** Opens the account, stores its token and notifies the pixel. */
    register: unimplementedPromise<CallResult<Member>, RegisterInput>('register'),
  },
  actions: {
    setFormConfig: assign({
      formConfig: ({ context }, { answer }: { answer: CallResult<RegisterFormConfig> }) =>
        answer.ok ? answer.data : context.formConfig,
    }),
    setFailure: assign({
      failure: (_, { answer }: { answer: CallResult<unknown> }) => (answer.ok ? null : answer.failure),
    }),
    completeSignIn: enqueueActions(({ context, enqueue }, { answer }: { answer: CallResult<Member> }) => {
      if (!answer.ok) return;
      enqueue.emit({ type: 'notice', tone: 'success', text: 'register_success' });
      enqueue.emit({ type: 'session.started', member: answer.data });
      if (context.target) enqueue.emit({ type: 'windows.open', target: context.target });
    }),
    notifyFailure: enqueueActions(({ enqueue }, { answer }: { answer: CallResult<unknown> }) => {
      if (!answer.ok) enqueue.emit({ type: 'notice', tone: 'error', failure: answer.failure });
    }),
  },
  guards: {
    isDemo: ({ context }) => context.isDemo,
    isLinkLost: (_, { answer }: { answer: CallResult<RegisterFormConfig> }) =>
      answer.ok && answer.data.linkLost,
    isOk: (_, { answer }: { answer: CallResult<unknown> }) => answer.ok,
    /** Shown at its field; any other failure is shown as a toast. */
    hasField: ({ context: { formConfig } }, { answer }: { answer: CallResult<unknown> }) => {
      const field = answer.ok ? undefined : failureDisplayOf(answer.failure.call, answer.failure.code)?.field;
      return field !== undefined && formConfig !== null && isInForm(formConfig, field);
    },
  },
}).createMachine({
  id: 'registration',
  context: ({ input }) => ({ isDemo: input.isDemo, target: null, formConfig: null, failure: null }),
  invoke: { id: 'phoneCode', src: 'phoneCode', input: { since: 0 } },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'registration.open': [
          {
            guard: 'isDemo',
            actions: emit({ type: 'notice', tone: 'info', text: 'register_closed' }),
          },
          { target: 'open', actions: assign({ target: ({ event }) => event.target ?? null }) },
        ],
      },
    },
    open: {
      entry: emit({ type: 'modal.request', modal: { kind: 'register' } }),
      exit: [emit({ type: 'modal.withdraw', kind: 'register' }), assign({ failure: null, formConfig: null })],
      on: {
        'modal.answered.register': 'closed',
        /** Signed in in another tab of this browser. */
        'session.opened': 'closed',
        'registration.signIn': {
          target: 'closed',
          actions: emit(({ context: { target } }) => ({ type: 'signIn.open', ...(target && { target }) })),
        },
      },
      initial: 'preparing',
      states: {
        preparing: {
          tags: 'busy',
          entry: assign({ failure: null }),
          invoke: {
            id: 'prepare',
            src: 'prepare',
            onDone: [
              {
                guard: { type: 'isLinkLost', params: ({ event }) => ({ answer: event.output }) },
                target: 'filling',
                actions: [
                  { type: 'setFormConfig', params: ({ event }) => ({ answer: event.output }) },
                  emit({ type: 'notice', tone: 'warning', text: 'register_link_lost' }),
                ],
              },
              {
                guard: { type: 'isOk', params: ({ event }) => ({ answer: event.output }) },
                target: 'filling',
                actions: { type: 'setFormConfig', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                target: 'failed',
                actions: { type: 'setFailure', params: ({ event }) => ({ answer: event.output }) },
              },
            ],
          },
        },
        failed: { on: { 'registration.retry': 'preparing' } },
        filling: {
          invoke: { id: 'captcha', src: 'captcha', input: { purpose: 'register' } },
          initial: 'editing',
          states: {
            editing: {
              on: {
                'registration.currency': {
                  actions: assign({
                    formConfig: ({ context: { formConfig }, event }) =>
                      formConfig && { ...formConfig, currency: event.currency },
                  }),
                },
                'registration.submit': 'submitting',
              },
            },
            submitting: {
              tags: 'busy',
              entry: assign({ failure: null }),
              invoke: {
                id: 'register',
                src: 'register',
                input: ({ context: { formConfig }, event }) => {
                  assertEvent(event, 'registration.submit');
                  const { values, captchaToken } = event;
                  return {
                    values,
                    captchaToken,
                    currency: formConfig?.currency ?? '',
                    introducer: formConfig?.introducer ?? null,
                  };
                },
                onDone: [
                  {
                    guard: { type: 'isOk', params: ({ event }) => ({ answer: event.output }) },
                    target: '#registration.closed',
                    actions: { type: 'completeSignIn', params: ({ event }) => ({ answer: event.output }) },
                  },
                  {
                    guard: { type: 'hasField', params: ({ event }) => ({ answer: event.output }) },
                    target: 'editing',
                    actions: [
                      { type: 'setFailure', params: ({ event }) => ({ answer: event.output }) },
                      sendTo('captcha', { type: 'captcha.refresh' }),
                    ],
                  },
                  {
                    target: 'editing',
                    actions: [
                      { type: 'setFailure', params: ({ event }) => ({ answer: event.output }) },
                      { type: 'notifyFailure', params: ({ event }) => ({ answer: event.output }) },
                      sendTo('captcha', { type: 'captcha.refresh' }),
                    ],
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});

/** Whether the form has a field of that name. */
function isInForm({ settings, currency, introducer }: RegisterFormConfig, name: string): boolean {
  const fields = visibleFields(settings, currency);
  if (name === 'member_account') return true;
  if (name === 'phone_verify') return fields.some((field) => field.name === 'member_phone' && field.verified);
  if (name === 'introducer' && introducer) return false;
  return fields.some((field) => field.name === name);
}
