import { expect, test } from 'vitest';
import { judgeAll, judgeByWalks } from './verdicts.ts';

const failure = 'sign-in 5b4ko, step 2: signIn.submit\n  expected a';

test.each([
  ['killed', 'its path fails twice', [1, 1]],
  ['survived', 'every path passes', [0]],
  ['unstable', 'its path passes when it is walked again', [1, 0]],
  ['unstable', 'its path fails once more and then passes', [1, 3]],
  ['broken', 'it cannot be walked', [4, 4]],
  ['broken', 'it cannot be walked again', [1, 4]],
  ['broken', 'the command is refused', [2]],
] as const)('mutant is %s when %s', (verdict, _, codes) => {
  const left: number[] = [...codes];
  const walked: (string | undefined)[] = [];
  const walk = (_machine: string, path?: string) => {
    walked.push(path);
    const code = left.shift() ?? null;
    return { code, output: code === 2 ? 'no machine' : failure };
  };
  expect(judgeByWalks(['sign-in'], walk)).toBe(verdict);
  expect(walked).toEqual(codes.length === 1 ? [undefined] : [undefined, '5b4ko']);
});

test('mutant is killed when only the second of its machines fails', () => {
  const walk = (machine: string) => ({ code: machine === 'b' ? 1 : 0, output: 'b x1, step 0: start' });
  expect(judgeByWalks(['a', 'b'], walk)).toBe('killed');
});

const judged = (killed: number, survived: readonly ('storage' | 'busy')[]) => [
  ...Array.from({ length: killed }, (_, index) => ({
    mutant: { name: `${index}`, class: 'busy' as const },
    verdict: 'killed' as const,
  })),
  ...survived.map((each) => ({ mutant: { name: 'left', class: each }, verdict: 'survived' as const })),
];

test.each([
  [true, 'one of twenty survives', judged(19, ['busy'])],
  [false, 'two of twenty survive', judged(18, ['busy', 'busy'])],
  [false, 'one of a listed class survives', judged(99, ['storage'])],
  [false, 'there is none', []],
] as const)('run of mutants passes: %s, when %s', (holds, _, all) => {
  expect(judgeAll(all).holds).toBe(holds);
});

test('run of mutants names what is left, and the listed class', () => {
  expect(judgeAll(judged(99, ['storage'])).lines).toEqual([
    '99 of 100 killed, 99.0 %, at least 95 % are required',
    '  survived: left (storage)',
    'none may survive of the class "storage": left',
  ]);
});
