import { assertEvent, assign, emit } from 'xstate';
import { dataOf, failureOf, ifOk, output, setFailure } from '#machines/kernel/result.ts';
import { registrationSetup } from './registration.setup.ts';

/**
 * Registration: the form follows the operator's settings for the chosen currency, and asks for the account before the
 * person. Typed values are not stored here. The resend countdown of the SMS code continues when the modal is closed.
 */
export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  context: ({ input }) => ({
    isDemo: input.isDemo,
    target: null,
    formConfig: null,
    failure: null,
    earlierCodes: [],
  }),
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
                guard: { type: 'isLinkLost', params: output },
                target: 'filling',
                actions: [
                  { type: 'setFormConfig', params: dataOf },
                  emit({ type: 'notice', tone: 'warning', text: 'register_link_lost' }),
                ],
              },
              {
                guard: ifOk,
                target: 'filling',
                actions: { type: 'setFormConfig', params: dataOf },
              },
              {
                target: 'failed',
                actions: setFailure,
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
              on: { 'registration.submit': 'submitting' },
              initial: 'account',
              states: {
                account: {
                  on: {
                    'registration.currency': {
                      actions: assign({
                        formConfig: ({ context: { formConfig }, event }) =>
                          formConfig && { ...formConfig, currency: event.currency },
                      }),
                    },
                    'registration.continue': 'person',
                  },
                },
                person: { on: { 'registration.back': 'account' } },
                /** The step from which the form was submitted. */
                submitted: { type: 'history' },
              },
            },
            submitting: {
              tags: 'busy',
              entry: 'clearFailure',
              invoke: {
                id: 'register',
                src: 'register',
                input: ({ context: { earlierCodes, formConfig }, event }) => {
                  assertEvent(event, 'registration.submit');
                  const { type, ...application } = event;
                  return {
                    ...application,
                    earlierCodes,
                    currency: formConfig?.currency ?? '',
                    introducer: formConfig?.introducer ?? null,
                  };
                },
                onDone: [
                  {
                    guard: ifOk,
                    target: '#registration.closed',
                    actions: { type: 'completeSignIn', params: dataOf },
                  },
                  {
                    guard: { type: 'isOfAccount', params: failureOf },
                    target: 'editing.account',
                    actions: { type: 'refuse', params: failureOf },
                  },
                  { target: 'editing.submitted', actions: { type: 'refuse', params: failureOf } },
                ],
              },
            },
          },
        },
      },
    },
  },
});
