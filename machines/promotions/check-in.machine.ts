import { assign, sendTo, setup } from 'xstate';
import type { CallResult, Data, Failure } from '#contract/call.ts';
import type { CheckIn, signCheckIn } from '#contract/endpoints/promotions/check-in.ts';
import {
  isAccepted,
  isRefused,
  type MoneyOutcome,
  type MoneyRequest,
  moneyRequestMachine,
  refusalOf,
} from '#machines/kernel/money-request.machine.ts';
import { dataOf, ifOk, isOk, setFailure } from '#machines/kernel/result.ts';
import { unimplementedCallback, unimplementedPromise } from '#machines/kernel/unimplemented.ts';

/** A check-in, as it is sent. */
export interface CheckInRequest extends MoneyRequest {
  /** The day of the site's time zone that is signed, such as "2026-11-28". */
  date: string;
}

/** What a check-in has added, as the operator says. */
type Signed = Data<typeof signCheckIn>;

const DAY = 86_400_000;
const SECOND = 1_000;

/**
 * The daily check-in: reads the month, signs today once the member presses, and reads it again when the operator's day
 * ends. The states below `known` are the specification's: open `click_signin`, signed `click_signin_true`, passed
 * `click_signin_pass`, closed `is_signin_noopen`, success `is_signin_success`.
 */
export const checkInMachine = setup({
  types: {
    /** The check-in that was sent before the page was loaded, if its outcome is not known. */
    input: {} as { unfinished: CheckInRequest | null },
    context: {} as {
      info: CheckIn | null;
      /** Until the operator's day ends, when the month was read or signed; null if not known. */
      secondsLeft: number | null;
      request: CheckInRequest | null;
      /** It was sent before the page was loaded, and its outcome has not been asked for yet. */
      isSent: boolean;
      /** Why the last check-in was refused, or the month could not be read. */
      failure: Failure | null;
      signed: Signed | null;
    },
    events: {} as
      | { type: 'checkIn.sign'; request: CheckInRequest }
      /** The month may be another one, or may be readable now. */
      | { type: 'checkIn.refresh' }
      /** The outcome of the check-in may be known now. */
      | { type: 'request.check' },
    children: {} as { moneyRequest: 'moneyRequest' },
    tags: {} as 'busy',
  },
  actors: {
    load: unimplementedPromise<CallResult<CheckIn>>('load'),
    moneyRequest: moneyRequestMachine,
    /** Sends `checkIn.refresh` when the member comes back to the page: another tab may have signed. */
    watchPage: unimplementedCallback('watchPage'),
  },
  actions: {
    setInfo: assign((_, info: CheckIn) => ({ info, secondsLeft: info.secondsLeft })),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    setFinished: assign({ isSent: false }),
    clearFailure: assign({ failure: null }),
    setRequest: assign({ request: (_, request: CheckInRequest) => request, isSent: false, failure: null }),
    checkRequest: sendTo('moneyRequest', { type: 'request.check' }),
    setSigned: assign(({ context }, { data }: Extract<MoneyOutcome, { type: 'accepted' }>) => {
      const signed = data as Signed;
      return { signed, secondsLeft: signed.secondsLeft ?? context.secondsLeft };
    }),
  },
  guards: {
    isUnfinished: ({ context }) => context.isSent,
    isState: ({ context }, state: CheckIn['state']) => context.info?.state === state,
    isOk,
    isAccepted,
    isRefused,
  },
  delays: {
    dayEnd: ({ context: { secondsLeft } }) =>
      secondsLeft === null ? DAY : Math.max(SECOND, secondsLeft * SECOND),
  },
}).createMachine({
  id: 'checkIn',
  context: ({ input: { unfinished } }) => ({
    info: null,
    secondsLeft: null,
    request: unfinished,
    isSent: unfinished !== null,
    failure: null,
    signed: null,
  }),
  invoke: { src: 'watchPage', id: 'watchPage' },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        id: 'load',
        onDone: [
          { guard: ifOk, target: 'deciding', actions: { type: 'setInfo', params: dataOf<CheckIn> } },
          { target: 'failed', actions: setFailure },
        ],
      },
    },
    deciding: {
      always: [
        { guard: 'isUnfinished', target: 'signing' },
        { guard: { type: 'isState', params: 'click_signin' }, target: 'known.open' },
        { guard: { type: 'isState', params: 'click_signin_true' }, target: 'known.signed' },
        { guard: { type: 'isState', params: 'is_signin_success' }, target: 'known.signed' },
        { guard: { type: 'isState', params: 'click_signin_pass' }, target: 'known.passed' },
        'known.closed',
      ],
    },
    known: {
      on: { 'checkIn.refresh': { target: 'loading', actions: 'clearFailure' } },
      after: { dayEnd: { target: 'loading', actions: 'clearFailure' } },
      initial: 'open',
      states: {
        open: {
          on: {
            'checkIn.sign': {
              target: '#checkIn.signing',
              actions: { type: 'setRequest', params: ({ event }) => event.request },
            },
          },
          initial: 'ready',
          states: {
            ready: {},
            /** The operator has not received the check-in: nothing was credited. */
            missing: {},
          },
        },
        signed: {},
        passed: {},
        closed: {},
        success: {},
      },
    },
    signing: {
      tags: 'busy',
      exit: 'setFinished',
      on: { 'request.check': { actions: 'checkRequest' } },
      invoke: {
        src: 'moneyRequest',
        id: 'moneyRequest',
        input: ({ context: { request, isSent } }) => ({ request: request as CheckInRequest, isSent }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'known.success',
            actions: {
              type: 'setSigned',
              params: ({ event }) => event.output as Extract<MoneyOutcome, { type: 'accepted' }>,
            },
          },
          // Another tab may have signed, or the day may have ended: the month tells.
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'loading',
            actions: { type: 'setFailure', params: refusalOf },
          },
          { target: 'known.open.missing' },
        ],
      },
    },
    failed: {
      on: { 'checkIn.refresh': { target: 'loading', actions: 'clearFailure' } },
    },
  },
});
