import { type CodeName, failureName } from '#contract/codes.ts';
import {
  type MoneyOutcome,
  type MoneyRequest,
  type MoneyRequestInput,
  refusalOf,
} from './money-request.machine.ts';
import { output } from './result.ts';

const setFailure = { type: 'setFailure', params: refusalOf } as const;

/**
 * Where a request that was reviewed leads if it is not accepted: to its password, to the form, or to another try. The
 * machine defines the states, the guards and the actions `setFailure`, `clearFailure`, `clearUnfinished` and `checkRequest`.
 */
const afterRefusal = [
  {
    guard: { type: 'isPasswordRefused', params: output<MoneyOutcome> },
    target: 'review',
    actions: setFailure,
  },
  { guard: { type: 'isRefused', params: output<MoneyOutcome> }, target: 'form', actions: setFailure },
  { target: 'review.missing' },
] as const;

interface Reviewed {
  context: { unfinished: MoneyRequest | null; draft: object | null };
  event: { type: string; requestId?: string; password?: string };
}

/** The request that was sent before the page was loaded, or what was reviewed, with the password of the event. */
const requestInput = ({ context: { unfinished, draft }, event }: Reviewed): MoneyRequestInput => {
  if (unfinished) return { request: unfinished, isSent: true };
  const { requestId = '', password } = event;
  const request = { ...draft, requestId, password };
  return { request, isSent: false };
};

/** The state that sends a reviewed request, until its outcome is known. */
export const sending = <const Accepted>(accepted: Accepted) =>
  ({
    tags: 'busy',
    entry: 'clearFailure',
    on: { 'request.check': { actions: 'checkRequest' } },
    exit: 'clearUnfinished',
    invoke: {
      src: 'moneyRequest',
      id: 'moneyRequest',
      input: requestInput,
      onDone: [accepted, ...afterRefusal],
    },
  }) as const;

const passwordRefusals: readonly unknown[] = [
  'wrong_withdraw_password',
  'locked_withdraw_password',
  'withdraw_password_missing',
  'transfer_password_missing',
] satisfies CodeName[];

/** The request can be sent again with another withdrawal password. */
export const isPasswordRefused = (_: unknown, outcome: MoneyOutcome): boolean =>
  outcome.type === 'refused' && passwordRefusals.includes(failureName(outcome.failure));
