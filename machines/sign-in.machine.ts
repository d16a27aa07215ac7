import { assertEvent, assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { Answer, Failure } from '#contract/call.ts';
import type { AskedQuestion } from '#contract/endpoints/identity.ts';
import { captchaMachine } from './captcha.machine.ts';
import { doubleValidationMachine } from './double-validation.machine.ts';
import type {
  AreaOpen,
  DoorEvent,
  Member,
  ModalAnswered,
  ModalEvent,
  Notice,
  SignInPrompt,
  SignInTarget,
} from './events.ts';
import { transferVerifyMachine } from './transfer-verify.machine.ts';
import { promised } from './unimplemented.ts';

export interface Credentials {
  account: string;
  password: string;
  /** What was read off the picture. */
  answer: string;
  captchaToken: string;
}
/** Who came in, or the question that must be answered first. */
export type SignInResult = { member: Member } | { asked: AskedQuestion };

export type SignInEvent =
  | Extract<DoorEvent, { type: 'signIn.open' }>
  | { type: 'signIn.register' }
  | { type: 'signIn.back' }
  | { type: 'signIn.forgot' }
  | ({ type: 'signIn.submit' } & Credentials)
  | SignInPrompt
  | { type: 'session.opened' }
  | ModalAnswered<'signIn' | 'loginPrompt' | 'differentDevice'>;

/** The sign-in modal: account, password and the code in the picture. Of what is typed the account alone is kept. */
export const signInMachine = setup({
  types: {
    /** A demonstration site lets everybody in, to nothing. */
    input: {} as { isDemo: boolean },
    context: {} as {
      isDemo: boolean;
      target: SignInTarget | null;
      /** Who tried last, or whose password has just been set: still to be there after a detour. */
      account: string;
      failure: Failure | null;
      asked: AskedQuestion | null;
    },
    events: {} as SignInEvent,
    emitted: {} as
      | { type: 'session.started'; member: Member }
      | AreaOpen
      | Extract<ModalEvent, { type: 'modal.request' | 'modal.withdraw' }>
      | Extract<DoorEvent, { type: 'registration.open' | 'recovery.open' }>
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
    signIn: promised<Answer<SignInResult>, Credentials>('signIn'),
  },
  actions: {
    /** The notice, the session, and what they came for: the root passes it on. */
    welcome: enqueueActions(({ context: { target }, enqueue }, { member }: { member: Member }) => {
      enqueue.emit({ type: 'notice', tone: 'good', text: 'login_success' });
      enqueue.emit({ type: 'session.started', member });
      if (target) enqueue.emit({ type: 'windows.open', target });
    }),
  },
  guards: {
    isDemo: ({ context }) => context.isDemo,
    isMember: (_, { answer }: { answer: Answer<SignInResult> }) => answer.ok && 'member' in answer.data,
    isRefused: (_, { answer, code }: { answer: Answer<SignInResult>; code: string }) =>
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
    /** A guest is asked first whether they want to. */
    prompting: {
      entry: emit({ type: 'modal.request', modal: { kind: 'loginPrompt' } }),
      exit: emit({ type: 'modal.withdraw', kind: 'loginPrompt' }),
      on: {
        'session.opened': 'closed',
        'modal.answered.loginPrompt': [{ guard: 'isYes', target: 'open' }, { target: 'closed' }],
      },
    },
    /** Somewhere the account has not been before: nobody comes in from here. */
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
        /** In another tab of this browser. */
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
                    actions: emit({ type: 'notice', tone: 'good', text: 'demo_login' }),
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
                      type: 'welcome',
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
              if (!context.asked) throw new Error('nothing was asked');
              return { asked: context.asked };
            },
            onDone: {
              target: '#signIn.closed',
              actions: { type: 'welcome', params: ({ event }) => event.output },
            },
          },
          exit: assign({ asked: null }),
        },
        /** An account that came from another house: whose it is, and a new password. */
        verifying: {
          invoke: {
            id: 'transferVerify',
            src: 'transferVerify',
            input: ({ context }) => ({ account: context.account }),
            onDone: {
              target: 'credentials',
              actions: emit({ type: 'notice', tone: 'good', text: 'password_reset' }),
            },
          },
          on: { 'signIn.back': 'credentials' },
        },
      },
    },
  },
});

function memberIn(answer: Answer<SignInResult>): Member {
  if (answer.ok && 'member' in answer.data) return answer.data.member;
  throw new Error('nobody came in');
}

function askedIn(answer: Answer<SignInResult>): AskedQuestion {
  if (answer.ok && 'asked' in answer.data) return answer.data.asked;
  throw new Error('nothing was asked');
}
