import { expect, test } from 'vitest';
import { type CallResult, clientErrorCodes } from '#contract/call.ts';
import { dataOf, failureOf, isOk, isUnknown } from '#machines/kernel/result.ts';

const call = '/member/wallet/transfer';
const done = (output: CallResult<number>) => ({ event: { output } });
const success: CallResult<number> = { ok: true, data: 7 };
const failed = (code: string): CallResult<number> => ({ ok: false, failure: { call, code } });

test('result is read as data when the call succeeded', () => {
  expect(dataOf(done(success))).toBe(7);
  expect(() => failureOf(done(success))).toThrow('the call did not fail');
});

test('result is read as a failure when the call failed', () => {
  expect(failureOf(done(failed('101')))).toEqual({ call, code: '101' });
  expect(() => dataOf(done(failed('101')))).toThrow(`${call} failed`);
});

test.each([
  ['the operator refused it', failed('101'), false],
  ['there was no response', failed(clientErrorCodes.timeout), true],
  ['it succeeded', success, false],
])('outcome of a call is known as it is when %s', (_, result, unknown) => {
  expect([isOk(null, result), isUnknown(null, result)]).toEqual([result.ok, unknown]);
});
