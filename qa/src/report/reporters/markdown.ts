import { type Verdict, worst } from '../../shared/exit-codes.ts';
import { detailsOf, titleOf } from '../problem-text.ts';
import { sumsOf } from '../result-text.ts';
import { type CaseResult, problemGroups, type Results } from '../results.ts';

const marks: Readonly<Record<Verdict, string>> = { ok: '✅', failed: '❌', unstable: '⚠️', broken: '🛑' };

/** A summary: a table of the machines, then each problem with its details folded. */
export function markdown(results: Results): string {
  const { cases, command, ms } = results;
  const sums = sumsOf(results);
  const verdict = worst(cases.map((each) => each.verdict));
  const machines = Map.groupBy(cases, ({ machine }) => machine);
  const rows = [...machines].map(([machine, own]) => row(machine, own));
  const problems = problemGroups(cases).map((group) => {
    const details = detailsOf(group.problem);
    const title = `<b>${html(group.machine)}</b> ${html(titleOf(group))}`;
    return details.length === 0
      ? `${title}\n`
      : `<details><summary>${title}</summary>\n\n${fenced(details.join('\n'))}\n\n</details>\n`;
  });
  return [
    `## ${marks[verdict]} Paths: ${command}, ${Math.round(ms / 100) / 10} s`,
    '',
    '| machine | paths passed | paths | problems | |',
    '|---|--:|--:|--:|---|',
    ...rows,
    '',
    ...problems,
    ...(sums.length === 0 ? [] : [fenced(sums.join('\n')), '']),
  ].join('\n');
}

function row(machine: string, cases: readonly CaseResult[]): string {
  const paths = cases.filter(({ kind }) => kind === 'path');
  const passed = paths.filter(({ verdict }) => verdict === 'ok').length;
  const problems = cases.reduce((sum, each) => sum + each.problems.length, 0);
  const mark = marks[worst(cases.map(({ verdict }) => verdict))];
  return `| ${machine.replaceAll('|', '\\|')} | ${passed} | ${paths.length} | ${problems} | ${mark} |`;
}

const html = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', ' ');

/** A block of code; its fence is longer than any in the text. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}
