import { assign, setup } from 'xstate';
import { type CallResult, type Failure, isOutcomeUnknown } from '#contract/call.ts';
import { outcomeRecheck } from '#contract/times.ts';
import { dataOf, failureOf, ifOk, isOk, output } from './result.ts';
import { unimplementedPromise } from './unimplemented.ts';

/** A request that moves money. The operator processes it once for each ID. */
export interface MoneyRequest {
  /** A UUID. */
  requestId: string;
}

export interface MoneyRequestInput {
  request: MoneyRequest;
  /** It was sent before the page was loaded, and its outcome is not known. */
  isSent: boolean;
}

/** The outcome of a request. `missing`: the operator has not received it, and will not process it. */
export type MoneyOutcome =
  | { type: 'accepted'; data: unknown }
  | { type: 'refused'; failure: Failure }
  | { type: 'missing' };

/** What is found of a request. `untold`: the operator has no call that tells, and nothing else does. */
export type FoundOutcome = MoneyOutcome | { type: 'untold' };

/** Refuses a request whose outcome was requested before it arrived, such as by another tab (0109). */
const VOID = '190';
/** Whether a response leaves the outcome of the request open. */
export const isOutcomeOpen = (failure: Failure) => failure.code === VOID || isOutcomeUnknown(failure);

const isFound =
  (type: FoundOutcome['type']) =>
  (_: unknown, result: CallResult<FoundOutcome>): boolean =>
    result.ok && result.data.type === type;

/**
 * Sends a request that moves money, and finishes when its outcome is known: without a response it asks the
 * operator whether the request has arrived, until the operator responds.
 */
export const moneyRequestMachine = setup({
  types: {
    input: {} as MoneyRequestInput,
    context: {} as MoneyRequestInput & { outcome: MoneyOutcome | null },
    events: {} as
      | { type: 'request.check' }
      /** The member goes on without knowing the outcome. */
      | { type: 'request.giveUp' },
    output: {} as MoneyOutcome,
  },
  actors: {
    send: unimplementedPromise<CallResult<unknown>, MoneyRequest>('send'),
    /** The outcome of the request; one that is missing will not be processed any more. */
    find: unimplementedPromise<CallResult<FoundOutcome>, MoneyRequest>('find'),
    /** Forgets the request, which is then not looked for after a reload. Resolves to what its outcome is called. */
    giveUp: unimplementedPromise<Failure>('giveUp'),
  },
  actions: {
    accept: assign({ outcome: (_, data: unknown) => ({ type: 'accepted' as const, data }) }),
    refuse: assign({ outcome: (_, failure: Failure) => ({ type: 'refused' as const, failure }) }),
    setOutcome: assign({
      outcome: (_, outcome: FoundOutcome) => (outcome.type === 'untold' ? null : outcome),
    }),
  },
  guards: {
    isSent: ({ context }) => context.isSent,
    isOk,
    isOpen: (_, result: CallResult<unknown>) => !result.ok && isOutcomeOpen(result.failure),
    isFoundAccepted: isFound('accepted'),
    isFoundRefused: isFound('refused'),
    isFoundMissing: isFound('missing'),
    isUntold: isFound('untold'),
  },
  delays: { outcomeRecheck },
}).createMachine({
  id: 'moneyRequest',
  context: ({ input }) => ({ ...input, outcome: null }),
  output: ({ context }) => context.outcome ?? { type: 'missing' },
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isSent', target: 'checking' }, 'sending'] },
    sending: {
      invoke: {
        src: 'send',
        id: 'send',
        input: ({ context }) => context.request,
        onDone: [
          {
            guard: ifOk,
            target: 'accepted',
            actions: { type: 'accept', params: dataOf },
          },
          { guard: { type: 'isOpen', params: output }, target: 'checking' },
          {
            target: 'refused',
            actions: { type: 'refuse', params: failureOf },
          },
        ],
      },
    },
    checking: {
      invoke: {
        src: 'find',
        id: 'find',
        input: ({ context }) => context.request,
        onDone: [
          {
            guard: { type: 'isFoundAccepted', params: output },
            target: 'accepted',
            actions: { type: 'setOutcome', params: dataOf<FoundOutcome> },
          },
          {
            guard: { type: 'isFoundRefused', params: output },
            target: 'refused',
            actions: { type: 'setOutcome', params: dataOf<FoundOutcome> },
          },
          {
            guard: { type: 'isFoundMissing', params: output },
            target: 'missing',
            actions: { type: 'setOutcome', params: dataOf<FoundOutcome> },
          },
          { guard: { type: 'isUntold', params: output }, target: 'untold' },
          { target: 'unknown' },
        ],
      },
    },
    unknown: {
      after: { outcomeRecheck: 'checking' },
      on: { 'request.check': 'checking' },
    },
    /** Nobody tells, so that the member decides. */
    untold: {
      after: { outcomeRecheck: 'checking' },
      on: { 'request.check': 'checking', 'request.giveUp': 'givingUp' },
    },
    givingUp: {
      invoke: {
        src: 'giveUp',
        id: 'giveUp',
        onDone: { target: 'refused', actions: { type: 'refuse', params: output } },
      },
    },
    accepted: { type: 'final' },
    refused: { type: 'final' },
    missing: { type: 'final' },
  },
});

/** Guards and parameters of the transitions of a machine whose request has finished. */
export const isAccepted = (_: unknown, { type }: MoneyOutcome) => type === 'accepted';
export const isRefused = (_: unknown, { type }: MoneyOutcome) => type === 'refused';
export const refusalOf = ({ event }: { event: { output: MoneyOutcome } }): Failure =>
  (event.output as Extract<MoneyOutcome, { type: 'refused' }>).failure;
