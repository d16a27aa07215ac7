import { assertEvent, assign, emit } from 'xstate';
import { dataOf, failureOf, ifOk, output, setFailure } from '#machines/kernel/result.ts';
import { signInSetup } from './sign-in.setup.ts';

/** The sign-in modal: account, password and captcha. Of the typed values only the account is stored. */
export const signInMachine = signInSetup.createMachine({
  id: 'signIn',
  context: ({ input }) => ({
    isDemo: input.isDemo,
    target: null,
    account: '',
    failure: null,
    pendingQuestion: null,
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
      entry: emit({ type: 'modal.request', modal: { kind: 'signInPrompt' } }),
      exit: emit({ type: 'modal.withdraw', kind: 'signInPrompt' }),
      on: {
        'session.opened': 'closed',
        'modal.answered.signInPrompt': [{ guard: 'isYes', target: 'open' }, { target: 'closed' }],
      },
    },
    /** A device unknown for this account: the operator refuses the sign-in. */
    differentDevice: {
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
              entry: 'clearFailure',
              invoke: {
                id: 'signIn',
                src: 'signIn',
                input: ({ event }) => {
                  assertEvent(event, 'signIn.submit');
                  const { type, ...credentials } = event;
                  return credentials;
                },
                onDone: [
                  {
                    guard: { type: 'isSignedIn', params: output },
                    target: '#signIn.closed',
                    actions: { type: 'completeSignIn', params: dataOf },
                  },
                  {
                    guard: ifOk,
                    target: '#signIn.open.questioning',
                    actions: { type: 'setQuestion', params: dataOf },
                  },
                  {
                    guard: { type: 'isDifferentDevice', params: failureOf },
                    target: '#signIn.differentDevice',
                  },
                  {
                    guard: { type: 'mustVerify', params: failureOf },
                    target: '#signIn.open.verifying',
                  },
                  { target: 'editing', actions: [setFailure, 'refreshCaptcha'] },
                ],
              },
            },
          },
        },
        questioning: {
          invoke: {
            id: 'doubleValidation',
            systemId: 'doubleValidation',
            src: 'doubleValidation',
            input: ({ context }) => {
              if (!context.pendingQuestion) throw new Error('no question in the result');
              return { pendingQuestion: context.pendingQuestion };
            },
            onDone: {
              target: '#signIn.closed',
              actions: { type: 'completeSignIn', params: ({ event }) => event.output },
            },
          },
          exit: assign({ pendingQuestion: null }),
        },
        /** An account transferred from another platform: proof of ownership, then a new password. */
        verifying: {
          invoke: {
            id: 'transferVerify',
            systemId: 'transferVerify',
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
