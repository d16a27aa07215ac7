import { assertEvent, assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { CallResult, Failure } from '#contract/call.ts';
import type { AskedQuestion } from '#contract/endpoints/identity.ts';
import { captchaMachine } from './captcha.machine.ts';
import { doubleValidationMachine } from './double-validation.machine.ts';
import type {
  AuthDialogEvent,
  Member,
  ModalAnswered,
  ModalEvent,
  Notice,
  OpenAreaEvent,
  SignInPrompt,
  SignInTarget,
} from './events.ts';
import { transferVerifyMachine } from './transfer-verify.machine.ts';
import { unimplementedPromise } from './unimplemented.ts';

export interface Credentials {
  account: string;
  password: string;
  /** Text of the captcha image, as the user read it. */
  answer: string;
  captchaToken: string;
}
/** The signed-in member, or the question that must be answered first. */
export type SignInResult = { member: Member } | { asked: AskedQuestion };

export type SignInEvent =
  | Extract<AuthDialogEvent, { type: 'signIn.open' }>
  | { type: 'signIn.register' }
  | { type: 'signIn.back' }
  | { type: 'signIn.forgot' }
  | ({ type: 'signIn.submit' } & Credentials)
  | SignInPrompt
  | { type: 'session.opened' }
  | ModalAnswered<'signIn' | 'loginPrompt' | 'differentDevice'>;

/** The sign-in modal: account, password and captcha. Of the typed values only the account is stored. */
export const signInMachine = setup({
  types: {
    /** A demo site accepts all credentials, without a sign-in. */
    input: {} as { isDemo: boolean },
    context: {} as {
      isDemo: boolean;
      target: SignInTarget | null;
      /** The account last submitted, or whose password was just reset; prefills the form. */
      account: string;
      failure: Failure | null;
      asked: AskedQuestion | null;
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
    /** Emits the notice, the session and the area that was requested; the root forwards them. */
    completeSignIn: enqueueActions(({ context: { target }, enqueue }, { member }: { member: Member }) => {
      enqueue.emit({ type: 'notice', tone: 'success', text: 'login_success' });
      enqueue.emit({ type: 'session.started', member });
      if (target) enqueue.emit({ type: 'windows.open', target });
    }),
  },
  guards: {
    isDemo: ({ context }) => context.isDemo,
    isMember: (_, { answer }: { answer: CallResult<SignInResult> }) => answer.ok && 'member' in answer.data,
    isRefused: (_, { answer, code }: { answer: CallResult<SignInResult>; code: string }) =>
      !answer.ok && answer.failure.code === code,
    isYes: ({ event }) => event.type === 'modal.answered.loginPrompt' && event.answer === 'yes',
  },
}).createMachine({
  id: 'signIn',
  context: ({ input }) => ({
    isDemo: input.isDemo,
    target: null,
    account: '',
    failure: null,
    asked: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      entry: assign({ target: null, account: '', failure: null }),
      on: {
        'signIn.open': {
          target: 'open',
          actions: assign({
            target: ({ event }) => event.target ?? null,
            account: ({ event }) => event.account ?? '',
          }),
        },
        'signIn.prompt': 'prompting',
      },
    },
    /** Asks a visitor whether to sign in. */
    prompting: {
      entry: emit({ type: 'modal.request', modal: { kind: 'loginPrompt' } }),
      exit: emit({ type: 'modal.withdraw', kind: 'loginPrompt' }),
      on: {
        'session.opened': 'closed',
        'modal.answered.loginPrompt': [{ guard: 'isYes', target: 'open' }, { target: 'closed' }],
      },
    },
    /** A device unknown for this account: the operator refuses the sign-in. */
    otherDevice: {
      entry: emit({ type: 'modal.request', modal: { kind: 'differentDevice' } }),
      exit: emit({ type: 'modal.withdraw', kind: 'differentDevice' }),
      on: { 'session.opened': 'closed', 'modal.answered.differentDevice': 'open' },
    },
    open: {
      entry: emit({ type: 'modal.request', modal: { kind: 'signIn' } }),
      exit: emit({ type: 'modal.withdraw', kind: 'signIn' }),
      on: {
        'modal.answered.signIn': 'closed',
        'signIn.register': {
          target: 'closed',
          actions: emit(({ context: { target } }) => ({
            type: 'registration.open',
            ...(target && { target }),
          })),
        },
        'signIn.forgot': {
          target: 'closed',
          actions: emit(({ context: { target } }) => ({
            type: 'recovery.open',
            ...(target && { target }),
          })),
        },
        /** Signed in in another tab of this browser. */
        'session.opened': 'closed',
      },
      initial: 'credentials',
      states: {
        credentials: {
          invoke: { id: 'captcha', src: 'captcha', input: { purpose: 'login' } },
          initial: 'editing',
          states: {
            editing: {
              on: {
                'signIn.submit': [
                  {
                    guard: 'isDemo',
                    target: '#signIn.closed',
                    actions: emit({ type: 'notice', tone: 'success', text: 'demo_login' }),
                  },
                  { target: 'submitting', actions: assign({ account: ({ event }) => event.account }) },
                ],
              },
            },
            submitting: {
              tags: 'busy',
              entry: assign({ failure: null }),
              invoke: {
                id: 'signIn',
                src: 'signIn',
                input: ({ event }) => {
                  assertEvent(event, 'signIn.submit');
                  const { account, password, answer, captchaToken } = event;
                  return { account, password, answer, captchaToken };
                },
                onDone: [
                  {
                    guard: { type: 'isMember', params: ({ event }) => ({ answer: event.output }) },
                    target: '#signIn.closed',
                    actions: {
                      type: 'completeSignIn',
                      params: ({ event }) => ({ member: memberIn(event.output) }),
                    },
                  },
                  {
                    guard: ({ event }) => event.output.ok,
                    target: '#signIn.open.questioning',
                    actions: assign({ asked: ({ event }) => askedIn(event.output) }),
                  },
                  {
                    guard: {
                      type: 'isRefused',
                      params: ({ event }) => ({ answer: event.output, code: '107' }),
                    },
                    target: '#signIn.otherDevice',
                  },
                  {
                    guard: {
                      type: 'isRefused',
                      params: ({ event }) => ({ answer: event.output, code: '802' }),
                    },
                    target: '#signIn.open.verifying',
                  },
                  {
                    target: 'editing',
                    actions: [
                      assign({ failure: ({ event }) => (event.output.ok ? null : event.output.failure) }),
                      sendTo('captcha', { type: 'captcha.refresh' }),
                    ],
                  },
                ],
              },
            },
          },
        },
        questioning: {
          invoke: {
            id: 'doubleValidation',
            src: 'doubleValidation',
            input: ({ context }) => {
              if (!context.asked) throw new Error('no question in the result');
              return { asked: context.asked };
            },
            onDone: {
              target: '#signIn.closed',
              actions: { type: 'completeSignIn', params: ({ event }) => event.output },
            },
          },
          exit: assign({ asked: null }),
        },
        /** An account transferred from another platform: proof of ownership, then a new password. */
        verifying: {
          invoke: {
            id: 'transferVerify',
            src: 'transferVerify',
            input: ({ context }) => ({ account: context.account }),
            onDone: {
              target: 'credentials',
              actions: emit({ type: 'notice', tone: 'success', text: 'password_reset' }),
            },
          },
          on: { 'signIn.back': 'credentials' },
        },
      },
    },
  },
});

function memberIn(answer: CallResult<SignInResult>): Member {
  if (answer.ok && 'member' in answer.data) return answer.data.member;
  throw new Error('no member in the result');
}

function askedIn(answer: CallResult<SignInResult>): AskedQuestion {
  if (answer.ok && 'asked' in answer.data) return answer.data.asked;
  throw new Error('no question in the result');
}
