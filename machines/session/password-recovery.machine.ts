import { assertEvent, assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { CallResult, Failure } from '#contract/call.ts';
import { type CodeName, failureName } from '#contract/codes.ts';
import type { RecoveryChannel } from '#contract/endpoints/session/password-recovery.ts';
import type {
  AuthDialogEvent,
  ModalAnswered,
  ModalEvent,
  Notice,
  SignInTarget,
} from '#machines/kernel/events.ts';
import { dataOf, failureOf, ifOk, isOk, setFailure } from '#machines/kernel/result.ts';
import { unimplementedPromise } from '#machines/kernel/unimplemented.ts';
import { captchaMachine } from './captcha.machine.ts';
import { verificationCodeMachine } from './verification-code.machine.ts';

export interface RecoveryRequest {
  account: string;
  channel: RecoveryChannel;
  /** E-mail address or phone number. */
  value: string;
  /** Text of the captcha image, as the user read it. */
  answer: string;
  captchaToken: string;
}
/** A code has been sent. The token identifies this recovery. */
export interface CodeSent {
  token: string;
  /** Browser clock, in milliseconds. */
  at: number;
}
interface NewPassword {
  code: string;
  password: string;
}
export type ResetInput = NewPassword & { token: string };

export type PasswordRecoveryEvent =
  | Extract<AuthDialogEvent, { type: 'recovery.open' }>
  | ({ type: 'recovery.send' } & RecoveryRequest)
  | ({ type: 'recovery.reset' } & NewPassword)
  | { type: 'recovery.restart' }
  | { type: 'session.opened' }
  | ModalAnswered<'passwordRecovery'>;

/** The recovery has ended: a new code must be requested. */
const endings: readonly unknown[] = ['recovery_spent', 'recovery_over'] satisfies CodeName[];

/**
 * Resets a forgotten password: a code to the member's contact, then a new password. Typed values are not
 * stored here. If the user closes the modal to look up the code, the form and the resend countdown remain.
 */
export const passwordRecoveryMachine = setup({
  types: {
    context: {} as { target: SignInTarget | null; begun: CodeSent; failure: Failure | null },
    events: {} as PasswordRecoveryEvent,
    emitted: {} as ModalEvent | Extract<AuthDialogEvent, { type: 'signIn.open' }> | Notice,
    children: {} as {
      captcha: 'captcha';
      verificationCode: 'verificationCode';
      requestCode: 'requestCode';
      reset: 'reset';
    },
    tags: {} as 'busy',
  },
  actors: {
    captcha: captchaMachine,
    verificationCode: verificationCodeMachine,
    requestCode: unimplementedPromise<CallResult<CodeSent>, RecoveryRequest>('requestCode'),
    /** Resolves with the account whose password was reset. */
    reset: unimplementedPromise<CallResult<{ account: string }>, ResetInput>('reset'),
  },
  actions: {
    begin: assign({ target: (_, { target }: { target?: SignInTarget }) => target ?? null, failure: null }),
    show: emit({ type: 'modal.request', modal: { kind: 'passwordRecovery' } }),
    hide: emit({ type: 'modal.withdraw', kind: 'passwordRecovery' }),
    goBack: emit(({ context: { target } }) => ({ type: 'signIn.open', ...(target && { target }) })),
    finish: enqueueActions(({ context: { target }, enqueue }, { account }: { account: string }) => {
      enqueue.emit({ type: 'notice', tone: 'success', text: 'password_reset' });
      enqueue.emit({ type: 'signIn.open', account, ...(target && { target }) });
    }),
    clearFailure: assign({ failure: null }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    refreshCaptcha: sendTo('captcha', { type: 'captcha.refresh' }),
  },
  guards: {
    isOk,
    isOver: (_: unknown, failure: Failure) => endings.includes(failureName(failure)),
  },
}).createMachine({
  id: 'passwordRecovery',
  context: { target: null, begun: { token: '', at: 0 }, failure: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'recovery.open': {
          target: 'begun.requestingCode',
          actions: [{ type: 'begin', params: ({ event }) => event }, 'show'],
        },
      },
    },
    begun: {
      on: {
        'modal.answered.passwordRecovery': { target: 'closed', actions: 'goBack' },
        /** Signed in in another tab of this browser. */
        'session.opened': { target: 'closed', actions: 'hide' },
      },
      initial: 'requestingCode',
      states: {
        requestingCode: {
          invoke: { id: 'captcha', src: 'captcha', input: { purpose: 'login' } },
          initial: 'editing',
          states: {
            editing: { on: { 'recovery.send': 'submitting' } },
            submitting: {
              tags: 'busy',
              entry: 'clearFailure',
              invoke: {
                id: 'requestCode',
                src: 'requestCode',
                input: ({ event }) => {
                  assertEvent(event, 'recovery.send');
                  const { type, ...request } = event;
                  return request;
                },
                onDone: [
                  {
                    guard: ifOk,
                    target: '#passwordRecovery.begun.codeSent',
                    actions: assign({ begun: dataOf }),
                  },
                  { target: 'editing', actions: [setFailure, 'refreshCaptcha'] },
                ],
              },
            },
          },
        },
        codeSent: {
          invoke: {
            id: 'verificationCode',
            src: 'verificationCode',
            input: ({ context }) => ({ since: context.begun.at }),
          },
          initial: 'entering',
          states: {
            entering: {
              on: {
                'recovery.restart': {
                  target: '#passwordRecovery.begun.requestingCode',
                  actions: 'clearFailure',
                },
                'modal.answered.passwordRecovery': { target: 'hidden', actions: 'goBack' },
              },
              initial: 'editing',
              states: {
                editing: { on: { 'recovery.reset': 'submitting' } },
                submitting: {
                  tags: 'busy',
                  entry: 'clearFailure',
                  invoke: {
                    id: 'reset',
                    src: 'reset',
                    input: ({ context, event }) => {
                      assertEvent(event, 'recovery.reset');
                      const { type, ...values } = event;
                      return { ...values, token: context.begun.token };
                    },
                    onDone: [
                      {
                        guard: ifOk,
                        target: '#passwordRecovery.closed',
                        actions: ['hide', { type: 'finish', params: dataOf }],
                      },
                      {
                        guard: { type: 'isOver', params: failureOf },
                        target: '#passwordRecovery.begun.requestingCode',
                        actions: setFailure,
                      },
                      { target: 'editing', actions: setFailure },
                    ],
                  },
                },
              },
            },
            hidden: {
              on: {
                'recovery.open': {
                  target: 'entering',
                  actions: [{ type: 'begin', params: ({ event }) => event }, 'show'],
                },
              },
            },
          },
        },
      },
    },
  },
});
