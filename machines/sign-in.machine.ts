import { assertEvent, assign, emit, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Answer, Failure } from '#contract/call.ts';
import { captchaMachine } from './captcha.machine.ts';
import type { Member, ModalEvent, Notice } from './events.ts';
import { promised } from './unprovided.ts';

/** Windows that open by themselves once somebody has signed in to reach them. */
export type SignInTarget = 'fastPayment' | 'user' | 'proxy';
export interface Credentials {
  account: string;
  password: string;
  /** What was read off the picture. */
  answer: string;
  captchaToken: string;
}
/** Who came in, or the question that must be answered first. */
export type SignInResult = { member: Member } | { question: string };

export type SignInEvent =
  | { type: 'signIn.open'; target?: SignInTarget }
  | ({ type: 'signIn.submit' } & Credentials)
  | Extract<ModalEvent, { type: 'modal.answered' }>;

const modalId = 'signIn';

/** The sign-in modal: account, password and the code in the picture. Nothing typed is kept here. */
export const signInMachine = setup({
  types: {
    context: {} as { target: SignInTarget | null; failure: Failure | null },
    events: {} as SignInEvent,
    emitted: {} as
      | { type: 'session.started'; member: Member; target: SignInTarget | null }
      | Extract<ModalEvent, { type: 'modal.request' | 'modal.withdraw' }>
      | Notice,
    children: {} as { captcha: 'captcha'; signIn: 'signIn' },
    tags: {} as 'busy',
  },
  actors: {
    captcha: captchaMachine,
    signIn: promised<Answer<SignInResult>, Credentials>('signIn'),
  },
  guards: {
    isDismissal: ({ event }) => event.type === 'modal.answered' && event.id === modalId,
    isPromptAccepted: ({ event }) =>
      event.type === 'modal.answered' && event.id === 'loginPrompt' && event.answer === 'yes',
  },
}).createMachine({
  id: 'signIn',
  context: { target: null, failure: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'signIn.open': { target: 'open', actions: assign({ target: ({ event }) => event.target ?? null }) },
        'modal.answered': { guard: 'isPromptAccepted', target: 'open', actions: assign({ target: null }) },
      },
    },
    open: {
      entry: emit({ type: 'modal.request', id: modalId, modal: { kind: 'signIn' } }),
      exit: [emit({ type: 'modal.withdraw', id: modalId }), assign({ failure: null })],
      invoke: { id: 'captcha', src: 'captcha', input: { purpose: 'login' } },
      on: { 'modal.answered': { guard: 'isDismissal', target: 'closed' } },
      initial: 'editing',
      states: {
        editing: { on: { 'signIn.submit': 'submitting' } },
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
                guard: ({ event }) => event.output.ok && 'member' in event.output.data,
                target: '#signIn.closed',
                actions: [
                  emit({ type: 'notice', tone: 'good', text: 'login_success' }),
                  emit(({ context, event }) => ({
                    type: 'session.started',
                    member: memberIn(event.output),
                    target: context.target,
                  })),
                ],
              },
              {
                guard: ({ event }) => event.output.ok,
                target: 'editing',
                actions: [
                  emit({ type: 'notice', tone: 'warn', text: 'double_validation_needed' }),
                  sendTo('captcha', { type: 'captcha.refresh' }),
                ],
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
  },
});

function memberIn(answer: Answer<SignInResult>): Member {
  if (answer.ok && 'member' in answer.data) return answer.data.member;
  throw new Error('nobody came in');
}

export const selectFailure = (snapshot: SnapshotFrom<typeof signInMachine>) => snapshot.context.failure;
export const selectBusy = (snapshot: SnapshotFrom<typeof signInMachine>) => snapshot.hasTag('busy');
