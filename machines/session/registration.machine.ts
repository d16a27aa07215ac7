import { assign, emit } from 'xstate';
import { failureOf, setFailure, submitting } from '#machines/kernel/submission.ts';
import { registrationSetup } from './registration.setup.ts';

/**
 * Registration: the form follows the operator's settings for the chosen currency. Typed values are not stored
 * here. The resend countdown of the SMS code continues when the modal is closed.
 */
export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  context: ({ input }) => ({ isDemo: input.isDemo, target: null, formConfig: null, failure: null }),
  invoke: { id: 'verificationCode', src: 'verificationCode', input: { since: 0 } },
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
          entry: 'clearFailure',
          invoke: {
            id: 'prepare',
            src: 'prepare',
            onDone: [
              {
                guard: { type: 'isLinkLost', params: ({ event }) => ({ result: event.output }) },
                target: 'filling',
                actions: [
                  { type: 'setFormConfig', params: ({ event }) => ({ result: event.output }) },
                  emit({ type: 'notice', tone: 'warning', text: 'register_link_lost' }),
                ],
              },
              {
                guard: { type: 'isOk', params: ({ event }) => ({ result: event.output }) },
                target: 'filling',
                actions: { type: 'setFormConfig', params: ({ event }) => ({ result: event.output }) },
              },
              {
                target: 'failed',
                actions: assign({ failure: ({ event }) => (event.output.ok ? null : event.output.failure) }),
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
            submitting: submitting({
              event: 'registration.submit',
              actor: 'register',
              input: ({ context: { formConfig }, event: { type, ...application } }) => ({
                ...application,
                currency: formConfig?.currency ?? '',
                introducer: formConfig?.introducer ?? null,
              }),
              onSuccess: {
                target: '#registration.closed',
                actions: { type: 'completeSignIn', params: ({ event }) => event.output.data },
              },
              onFailure: [
                {
                  guard: { type: 'hasField', params: failureOf },
                  target: 'editing',
                  actions: [setFailure, 'refreshCaptcha'],
                },
                {
                  target: 'editing',
                  actions: [setFailure, { type: 'notifyFailure', params: failureOf }, 'refreshCaptcha'],
                },
              ],
            }),
          },
        },
      },
    },
  },
});
