import builder from 'junit-report-builder';
import { detailsOf, titleOf } from '../problem-text.ts';
import type { CaseResult, Results } from '../results.ts';

/** Colours in messages of Playwright, and characters that XML 1.0 forbids. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the forbidden ones
const FORBIDDEN = /\u001b\[[\d;]*m|[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** JUnit's XML: a suite for each machine. Pictures and traces are named as Jenkins and GitLab expect attachments. */
export function junit({ cases, command, ms }: Results): string {
  const report = builder.newBuilder();
  report.name(`paths: ${command}, ${seconds(ms)} s`);
  for (const [machine, own] of Map.groupBy(cases, (each) => each.machine)) {
    const suite = report.testSuite().name(machine);
    suite.time(seconds(own.reduce((sum, each) => sum + (each.ms ?? 0), 0)));
    for (const each of own) writeCase(suite.testCase(), each);
  }
  return `${report.build()}\n`;
}

const seconds = (ms: number) => Math.round(ms) / 1_000;

type TestCase = ReturnType<ReturnType<(typeof builder)['testSuite']>['testCase']>;

function writeCase(written: TestCase, { machine, ms, name, problems, verdict }: CaseResult): void {
  written.className(machine).name(name);
  if (ms !== undefined) written.time(seconds(ms));
  const [first, ...others] = problems.map((problem) => {
    const title = titleOf({ machine, name, problem, others: [] });
    return [title, ...detailsOf(problem)].join('\n').replaceAll(FORBIDDEN, '');
  });
  if (first === undefined) return;
  const [title = ''] = first.split('\n');
  const text = [first, ...others].join('\n');
  if (verdict === 'broken') written.error(title, verdict, text);
  else written.failure(title, verdict).stacktrace(text);
  const files = problems.flatMap(({ image, trace }) => [image, trace]).filter((file) => file !== undefined);
  if (files.length > 0) written.standardOutput(files.map((file) => `[[ATTACHMENT|${file}]]`).join('\n'));
}
