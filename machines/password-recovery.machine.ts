import { assertEvent, assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { Answer, Failure } from '#contract/call.ts';
import type { RecoveryWay } from '#contract/endpoints/password.ts';
import { captchaMachine } from './captcha.machine.ts';
import type { DoorEvent, ModalAnswered, ModalEvent, Notice, SignInTarget } from './events.ts';
import { phoneCodeMachine } from './phone-code.machine.ts';
import { promised } from './unimplemented.ts';

export interface RecoveryRequest {
  account: string;
  way: RecoveryWay;
  /** The e-mail address or phone number. */
  value: string;
  /** What was read off the picture. */
  answer: string;
  captchaToken: string;
}
/** A code is on its way, now or since a moment ago. The token names what was begun. */
export interface CodeSent {
  token: string;
  /** By the browser's clock, in milliseconds. */
  at: number;
}
interface NewPassword {
  code: string;
  password: string;
}
export type ResetInput = NewPassword & { token: string };

export type PasswordRecoveryEvent =
  | Extract<DoorEvent, { type: 'recovery.open' }>
  | ({ type: 'recovery.send' } & RecoveryRequest)
  | ({ type: 'recovery.reset' } & NewPassword)
  | { type: 'recovery.restart' }
  | { type: 'session.opened' }
  | ModalAnswered<'passwordRecovery'>;

/** What is begun is over: another code must be asked for. */
const over = ['103', '104'];

/**
 * A password that was forgotten: a code to the member's own address, then a new password. Nothing typed is kept here.
 * Whoever closes the modal to look for the code finds it as it was, and the wait for the next code goes on.
 */
export const passwordRecoveryMachine = setup({
  types: {
    context: {} as { target: SignInTarget | null; begun: CodeSent; failure: Failure | null },
    events: {} as PasswordRecoveryEvent,
    emitted: {} as
      | Extract<ModalEvent, { type: 'modal.request' | 'modal.withdraw' }>
      | Extract<DoorEvent, { type: 'signIn.open' }>
      | Notice,
    children: {} as {
      captcha: 'captcha';
      phoneCode: 'phoneCode';
      askCode: 'askCode';
      reset: 'reset';
    },
    tags: {} as 'busy',
  },
  actors: {
    captcha: captchaMachine,
    phoneCode: phoneCodeMachine,
    askCode: promised<Answer<CodeSent>, RecoveryRequest>('askCode'),
    /** Answers whose password it was. */
    reset: promised<Answer<{ account: string }>, ResetInput>('reset'),
  },
  actions: {
    begin: assign({
      target: (_, { target }: { target?: SignInTarget }) => target ?? null,
      failure: null,
    }),
    show: emit({ type: 'modal.request', modal: { kind: 'passwordRecovery' } }),
    hide: emit({ type: 'modal.withdraw', kind: 'passwordRecovery' }),
    goBack: emit(({ context: { target } }) => ({ type: 'signIn.open', ...(target && { target }) })),
    finish: enqueueActions(({ context: { target }, enqueue }, { account }: { account: string }) => {
      enqueue.emit({ type: 'modal.withdraw', kind: 'passwordRecovery' });
      enqueue.emit({ type: 'notice', tone: 'good', text: 'password_reset' });
      enqueue.emit({ type: 'signIn.open', account, ...(target && { target }) });
    }),
    keepFailure: assign({
      failure: (_, { answer }: { answer: Answer<unknown> }) => (answer.ok ? null : answer.failure),
    }),
  },
  guards: {
    isOk: (_, { answer }: { answer: Answer<unknown> }) => answer.ok,
    isOver: (_, { answer }: { answer: Answer<unknown> }) => !answer.ok && over.includes(answer.failure.code),
  },
}).createMachine({
  id: 'passwordRecovery',
  context: { target: null, begun: { token: '', at: 0 }, failure: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'recovery.open': {
          target: 'begun.asking',
          actions: [{ type: 'begin', params: ({ event }) => event }, 'show'],
        },
      },
    },
    begun: {
      on: {
        'modal.answered.passwordRecovery': { target: 'closed', actions: 'goBack' },
        /** In another tab of this browser. */
        'session.opened': { target: 'closed', actions: 'hide' },
      },
      initial: 'asking',
      states: {
        asking: {
          invoke: { id: 'captcha', src: 'captcha', input: { purpose: 'login' } },
          initial: 'editing',
          states: {
            editing: { on: { 'recovery.send': 'submitting' } },
            submitting: {
              tags: 'busy',
              entry: assign({ failure: null }),
              invoke: {
                id: 'askCode',
                src: 'askCode',
                input: ({ event }) => {
                  assertEvent(event, 'recovery.send');
                  const { type, ...request } = event;
                  return request;
                },
                onDone: [
                  {
                    guard: { type: 'isOk', params: ({ event }) => ({ answer: event.output }) },
                    target: '#passwordRecovery.begun.coded',
                    actions: assign({
                      begun: ({ context, event }) => (event.output.ok ? event.output.data : context.begun),
                    }),
                  },
                  {
                    target: 'editing',
                    actions: [
                      { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
                      sendTo('captcha', { type: 'captcha.refresh' }),
                    ],
                  },
                ],
              },
            },
          },
        },
        /** A code is on its way. */
        coded: {
          invoke: {
            id: 'phoneCode',
            src: 'phoneCode',
            input: ({ context }) => ({ since: context.begun.at }),
          },
          initial: 'entering',
          states: {
            entering: {
              on: {
                'recovery.restart': {
                  target: '#passwordRecovery.begun.asking',
                  actions: assign({ failure: null }),
                },
                'modal.answered.passwordRecovery': { target: 'away', actions: 'goBack' },
              },
              initial: 'editing',
              states: {
                editing: { on: { 'recovery.reset': 'submitting' } },
                submitting: {
                  tags: 'busy',
                  entry: assign({ failure: null }),
                  invoke: {
                    id: 'reset',
                    src: 'reset',
                    input: ({ context, event }) => {
                      assertEvent(event, 'recovery.reset');
                      const { code, password } = event;
                      return { code, password, token: context.begun.token };
                    },
                    onDone: [
                      {
                        guard: { type: 'isOk', params: ({ event }) => ({ answer: event.output }) },
                        target: '#passwordRecovery.closed',
                        actions: { type: 'finish', params: ({ event }) => accountIn(event.output) },
                      },
                      {
                        guard: { type: 'isOver', params: ({ event }) => ({ answer: event.output }) },
                        target: '#passwordRecovery.begun.asking',
                        actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
                      },
                      {
                        target: 'editing',
                        actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
                      },
                    ],
                  },
                },
              },
            },
            away: {
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

function accountIn(answer: Answer<{ account: string }>): { account: string } {
  if (answer.ok) return answer.data;
  throw new Error('nobody’s password was set');
}
