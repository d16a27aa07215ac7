import { describeIssue, describeLosses } from '#contract/describe-losses.ts';
import type { ReadLog } from '#contract/read-log.ts';
import { tellProblem } from './problems.ts';

/** Tells what of a response could not be read. */
export function tellLosses(call: string, log: ReadLog) {
  const [[field, issue] = ['', undefined]] = log.issues;
  tellProblem({
    message: describeLosses(call, log),
    call,
    field: field || 'data',
    ...(issue ? describeIssue(field, issue) : { expected: 'what the contract has', seen: 'another value' }),
    guide: '2-how-a-call-looks',
  });
}
