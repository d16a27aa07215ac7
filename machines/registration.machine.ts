import { assertEvent, assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { Answer, Failure } from '#contract/call.ts';
import { meaningOf } from '#contract/codes.ts';
import type { RegisterSetting } from '#contract/endpoints/register.ts';
import { fieldsIn } from '#contract/register-form.ts';
import { captchaMachine } from './captcha.machine.ts';
import type {
  AreaOpen,
  DoorEvent,
  Member,
  ModalAnswered,
  ModalEvent,
  Notice,
  SignInTarget,
} from './events.ts';
import { phoneCodeMachine } from './phone-code.machine.ts';
import { promised } from './unimplemented.ts';

/** By whom somebody came: an agent's link or domain, or a friend's link. By hand there is none beforehand. */
export interface Introducer {
  type: 'member_agent' | 'recommend_code';
  code: string;
}
/** What the form is built from. */
export interface RegisterPlan {
  settings: RegisterSetting[];
  /** What the account can be kept in. One alone: an agent's domain or link says which. */
  currencies: string[];
  currency: string;
  introducer: Introducer | null;
  /** The link that somebody came by is good no more. */
  linkLost: boolean;
}
/** What was filled in, by its name on the wire, tidied and checked. */
export type RegisterValues = Record<string, string>;
interface Application {
  values: RegisterValues;
  captchaToken: string;
}
export interface RegisterInput extends Application {
  currency: string;
  introducer: Introducer | null;
}

export type RegistrationEvent =
  | Extract<DoorEvent, { type: 'registration.open' }>
  | { type: 'registration.retry' }
  | { type: 'registration.currency'; currency: string }
  | { type: 'registration.signIn' }
  | ({ type: 'registration.submit' } & Application)
  | { type: 'session.opened' }
  | ModalAnswered<'register'>;

/**
 * Opening an account: the form as the operator's settings have it in the currency chosen. Nothing typed is kept
 * here. The wait for the next SMS code goes on when the modal is closed.
 */
export const registrationMachine = setup({
  types: {
    /** A demonstration site opens no accounts. */
    input: {} as { isDemo: boolean },
    context: {} as {
      isDemo: boolean;
      target: SignInTarget | null;
      plan: RegisterPlan | null;
      failure: Failure | null;
    },
    events: {} as RegistrationEvent,
    emitted: {} as
      | { type: 'session.started'; member: Member }
      | AreaOpen
      | Extract<ModalEvent, { type: 'modal.request' | 'modal.withdraw' }>
      | Extract<DoorEvent, { type: 'signIn.open' }>
      | Notice,
    children: {} as {
      captcha: 'captcha';
      phoneCode: 'phoneCode';
      prepare: 'prepare';
      register: 'register';
    },
    tags: {} as 'busy',
  },
  actors: {
    captcha: captchaMachine,
    phoneCode: phoneCodeMachine,
    /** Settings, the agent's domain, and the link that somebody came by. */
    prepare: promised<Answer<RegisterPlan>>('prepare'),
    /** Opens the account, puts its token into storage and tells the pixel. */
    register: promised<Answer<Member>, RegisterInput>('register'),
  },
  actions: {
    keepPlan: assign({
      plan: ({ context }, { answer }: { answer: Answer<RegisterPlan> }) =>
        answer.ok ? answer.data : context.plan,
    }),
    keepFailure: assign({
      failure: (_, { answer }: { answer: Answer<unknown> }) => (answer.ok ? null : answer.failure),
    }),
    welcome: enqueueActions(({ context, enqueue }, { answer }: { answer: Answer<Member> }) => {
      if (!answer.ok) return;
      enqueue.emit({ type: 'notice', tone: 'good', text: 'register_success' });
      enqueue.emit({ type: 'session.started', member: answer.data });
      if (context.target) enqueue.emit({ type: 'windows.open', target: context.target });
    }),
    tellFailure: enqueueActions(({ enqueue }, { answer }: { answer: Answer<unknown> }) => {
      if (!answer.ok) enqueue.emit({ type: 'notice', tone: 'bad', failure: answer.failure });
    }),
  },
  guards: {
    isDemo: ({ context }) => context.isDemo,
    isLinkLost: (_, { answer }: { answer: Answer<RegisterPlan> }) => answer.ok && answer.data.linkLost,
    isOk: (_, { answer }: { answer: Answer<unknown> }) => answer.ok,
    /** Told where the value was typed; anything else is told in passing. */
    hasField: ({ context: { plan } }, { answer }: { answer: Answer<unknown> }) => {
      const field = answer.ok ? undefined : meaningOf(answer.failure.call, answer.failure.code)?.field;
      return field !== undefined && plan !== null && isAsked(plan, field);
    },
  },
}).createMachine({
  id: 'registration',
  context: ({ input }) => ({ isDemo: input.isDemo, target: null, plan: null, failure: null }),
  invoke: { id: 'phoneCode', src: 'phoneCode', input: { since: 0 } },
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
      exit: [emit({ type: 'modal.withdraw', kind: 'register' }), assign({ failure: null, plan: null })],
      on: {
        'modal.answered.register': 'closed',
        /** In another tab of this browser. */
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
          entry: assign({ failure: null }),
          invoke: {
            id: 'prepare',
            src: 'prepare',
            onDone: [
              {
                guard: { type: 'isLinkLost', params: ({ event }) => ({ answer: event.output }) },
                target: 'filling',
                actions: [
                  { type: 'keepPlan', params: ({ event }) => ({ answer: event.output }) },
                  emit({ type: 'notice', tone: 'warn', text: 'register_link_lost' }),
                ],
              },
              {
                guard: { type: 'isOk', params: ({ event }) => ({ answer: event.output }) },
                target: 'filling',
                actions: { type: 'keepPlan', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                target: 'failed',
                actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
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
                    plan: ({ context: { plan }, event }) => plan && { ...plan, currency: event.currency },
                  }),
                },
                'registration.submit': 'submitting',
              },
            },
            submitting: {
              tags: 'busy',
              entry: assign({ failure: null }),
              invoke: {
                id: 'register',
                src: 'register',
                input: ({ context: { plan }, event }) => {
                  assertEvent(event, 'registration.submit');
                  const { values, captchaToken } = event;
                  return {
                    values,
                    captchaToken,
                    currency: plan?.currency ?? '',
                    introducer: plan?.introducer ?? null,
                  };
                },
                onDone: [
                  {
                    guard: { type: 'isOk', params: ({ event }) => ({ answer: event.output }) },
                    target: '#registration.closed',
                    actions: { type: 'welcome', params: ({ event }) => ({ answer: event.output }) },
                  },
                  {
                    guard: { type: 'hasField', params: ({ event }) => ({ answer: event.output }) },
                    target: 'editing',
                    actions: [
                      { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
                      sendTo('captcha', { type: 'captcha.refresh' }),
                    ],
                  },
                  {
                    target: 'editing',
                    actions: [
                      { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
                      { type: 'tellFailure', params: ({ event }) => ({ answer: event.output }) },
                      sendTo('captcha', { type: 'captcha.refresh' }),
                    ],
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});

/** Whether the form has a field of that name. */
function isAsked({ settings, currency, introducer }: RegisterPlan, name: string): boolean {
  const fields = fieldsIn(settings, currency);
  if (name === 'member_account') return true;
  if (name === 'phone_verify') return fields.some((field) => field.name === 'member_phone' && field.verified);
  if (name === 'introducer' && introducer) return false;
  return fields.some((field) => field.name === name);
}
