import { assign, enqueueActions, setup } from 'xstate';
import type { CallResult, Failure } from '#contract/call.ts';
import { failureDisplayOf } from '#contract/codes.ts';
import type { RegisterSetting } from '#contract/endpoints/session/registration.ts';
import { isAccountField, visibleFields } from '#contract/register-form.ts';
import type {
  AuthDialogEvent,
  Member,
  ModalAnswered,
  ModalEvent,
  Notice,
  OpenAreaEvent,
  SignInTarget,
} from '#machines/kernel/events.ts';
import { isOk } from '#machines/kernel/result.ts';
import { unimplementedPromise } from '#machines/kernel/unimplemented.ts';
import { captchaMachine } from './captcha.machine.ts';
import { verificationCodeMachine } from './verification-code.machine.ts';

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
  /** Codes of the refusals since the last account was opened, for the operator's support. */
  earlierCodes: readonly string[];
}

export type RegistrationEvent =
  | Extract<AuthDialogEvent, { type: 'registration.open' }>
  | { type: 'registration.retry' }
  | { type: 'registration.currency'; currency: string }
  | { type: 'registration.continue' }
  | { type: 'registration.back' }
  | { type: 'registration.signIn' }
  | ({ type: 'registration.submit' } & Application)
  | { type: 'session.opened' }
  | ModalAnswered<'register'>;

interface Context {
  isDemo: boolean;
  target: SignInTarget | null;
  formConfig: RegisterFormConfig | null;
  failure: Failure | null;
  /** Codes of the refusals since the last account was opened. They outlive the modal. */
  earlierCodes: readonly string[];
}

/** Types, actors, actions and guards of `registration.machine.ts`. */
export const registrationSetup = setup({
  types: {
    /** A demo site opens no accounts. */
    input: {} as { isDemo: boolean },
    context: {} as Context,
    events: {} as RegistrationEvent,
    emitted: {} as
      | { type: 'session.started'; member: Member }
      | OpenAreaEvent
      | ModalEvent
      | Extract<AuthDialogEvent, { type: 'signIn.open' }>
      | Notice,
    children: {} as {
      captcha: 'captcha';
      verificationCode: 'verificationCode';
      prepare: 'prepare';
      register: 'register';
    },
    tags: {} as 'busy',
  },
  actors: {
    captcha: captchaMachine,
    verificationCode: verificationCodeMachine,
    /** Settings, the agent's domain, and the referral link. */
    prepare: unimplementedPromise<CallResult<RegisterFormConfig>>('prepare'),
    /** Opens the account, stores its token and notifies the pixel. */
    register: unimplementedPromise<CallResult<Member>, RegisterInput>('register'),
  },
  actions: {
    setFormConfig: assign({
      formConfig: (_, config: RegisterFormConfig) => config,
    }),
    clearFailure: assign({ failure: null }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    /** Keeps the failure. It is told by a notice if the form has no fields for it. */
    refuse: enqueueActions(({ context: { earlierCodes, formConfig }, enqueue }, failure: Failure) => {
      enqueue.assign({ failure, earlierCodes: [...earlierCodes, failure.code] });
      if (!hasFields(formConfig, failure)) enqueue.emit({ type: 'notice', tone: 'error', failure });
      enqueue.sendTo('captcha', { type: 'captcha.refresh' });
    }),
    completeSignIn: enqueueActions(({ context: { target }, enqueue }, member: Member) => {
      enqueue.assign({ earlierCodes: [] });
      enqueue.emit({ type: 'notice', tone: 'success', text: 'register_success' });
      enqueue.emit({ type: 'session.started', member });
      if (target) enqueue.emit({ type: 'area.open', target });
    }),
  },
  guards: {
    isOk,
    isDemo: ({ context }) => context.isDemo,
    isLinkLost: (_: unknown, result: CallResult<RegisterFormConfig>) => result.ok && result.data.linkLost,
    /** It is about a field of the form's first step. */
    isOfAccount: (_: unknown, failure: Failure) => namedFields(failure).some(isAccountField),
  },
});

/** The fields that a refusal is about, by their wire names. */
function namedFields({ call, code, fields = {} }: Failure): string[] {
  const field = failureDisplayOf(call, code)?.field;
  return field === undefined ? Object.keys(fields) : [field];
}

/** Whether the form has each field that the refusal is about. */
function hasFields(formConfig: RegisterFormConfig | null, failure: Failure): boolean {
  const named = namedFields(failure);
  return formConfig !== null && named.length > 0 && named.every((name) => isInForm(formConfig, name));
}

/** Whether the form has a field of that name. */
function isInForm({ settings, currency, introducer }: RegisterFormConfig, name: string): boolean {
  const fields = visibleFields(settings, currency);
  if (name === 'member_account' || name === 'password') return true;
  if (name === 'phone_verify') return fields.some((field) => field.name === 'member_phone' && field.verified);
  if (name === 'introducer' && introducer) return false;
  return fields.some((field) => field.name === name);
}
