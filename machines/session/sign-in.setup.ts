import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { CallResult, Failure } from '#contract/call.ts';
import { failureName } from '#contract/codes.ts';
import type { PendingQuestion } from '#contract/endpoints/session/sign-in.ts';
import type {
  AuthDialogEvent,
  Member,
  ModalAnswered,
  ModalEvent,
  Notice,
  OpenAreaEvent,
  SignInPrompt,
  SignInTarget,
} from '#machines/kernel/events.ts';
import { isOk } from '#machines/kernel/result.ts';
import { unimplementedPromise } from '#machines/kernel/unimplemented.ts';
import { captchaMachine } from './captcha.machine.ts';
import { doubleValidationMachine } from './double-validation.machine.ts';
import { transferVerifyMachine } from './transfer-verify.machine.ts';

export interface Credentials {
  account: string;
  password: string;
  /** Text of the captcha image, as the user read it. */
  answer: string;
  captchaToken: string;
}
/** The signed-in member, or the question that must be answered first. */
export type SignInResult = { member: Member } | { pendingQuestion: PendingQuestion };

export type SignInEvent =
  | Extract<AuthDialogEvent, { type: 'signIn.open' }>
  | { type: 'signIn.register' }
  | { type: 'signIn.back' }
  | { type: 'signIn.forgot' }
  | ({ type: 'signIn.submit' } & Credentials)
  | SignInPrompt
  | { type: 'session.opened' }
  | ModalAnswered<'signIn' | 'signInPrompt' | 'differentDevice'>;

/** Types, actors, actions and guards of `sign-in.machine.ts`. */
export const signInSetup = setup({
  types: {
    /** A demo site accepts all credentials, without a sign-in. */
    input: {} as { isDemo: boolean },
    context: {} as {
      isDemo: boolean;
      target: SignInTarget | null;
      /** The account last submitted, or whose password was just reset; prefills the form. */
      account: string;
      failure: Failure | null;
      pendingQuestion: PendingQuestion | null;
    },
    events: {} as SignInEvent,
    emitted: {} as
      | { type: 'session.started'; member: Member }
      | OpenAreaEvent
      | ModalEvent
      | Extract<AuthDialogEvent, { type: 'registration.open' | 'recovery.open' }>
      | Notice,
    children: {} as {
      captcha: 'captcha';
      signIn: 'signIn';
      doubleValidation: 'doubleValidation';
      transferVerify: 'transferVerify';
    },
    tags: {} as 'busy',
  },
  actors: {
    captcha: captchaMachine,
    doubleValidation: doubleValidationMachine,
    transferVerify: transferVerifyMachine,
    signIn: unimplementedPromise<CallResult<SignInResult>, Credentials>('signIn'),
  },
  actions: {
    clearFailure: assign({ failure: null }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    setQuestion: assign({
      pendingQuestion: (_, result: SignInResult) =>
        'pendingQuestion' in result ? result.pendingQuestion : null,
    }),
    refreshCaptcha: sendTo('captcha', { type: 'captcha.refresh' }),
    /** Emits the notice, the session and the area that was requested; the root forwards them. */
    completeSignIn: enqueueActions(({ context: { target }, enqueue }, result: SignInResult) => {
      if (!('member' in result)) return;
      enqueue.emit({ type: 'notice', tone: 'success', text: 'login_success' });
      enqueue.emit({ type: 'session.started', member: result.member });
      if (target) enqueue.emit({ type: 'area.open', target });
    }),
  },
  guards: {
    isOk,
    isDemo: ({ context }) => context.isDemo,
    isSignedIn: (_: unknown, result: CallResult<SignInResult>) => result.ok && 'member' in result.data,
    isDifferentDevice: (_: unknown, failure: Failure) => failureName(failure) === 'different_device',
    /** The account was transferred. */
    mustVerify: (_: unknown, failure: Failure) => failureName(failure) === 'transfer_verify',
    isYes: ({ event }) => event.type === 'modal.answered.signInPrompt' && event.answer === 'yes',
  },
});
