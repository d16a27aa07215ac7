import { comparison } from './comparison.ts';
import type { Problem, ProblemGroup } from './results.ts';

/** Cases that are named beside the first one with the same problem. */
const MAX_NAMED = 3;

/** What a problem of this kind means. */
const meanings: Readonly<Record<Problem['kind'], string>> = {
  failed: '',
  unstable: ' (unstable: it passed when walked again)',
  broken: ' (broken: it could not be walked)',
};

/** One line: path, step and the label of the step, with the other paths that have the same problem. */
export function titleOf({ name, others, problem }: ProblemGroup): string {
  const { kind, step, title } = problem;
  if (step === undefined) return title;
  const named = others.slice(0, MAX_NAMED).map((other) => `${other.name}, step ${other.step}`);
  const rest = others.length - named.length;
  const also = [...named, ...(rest > 0 ? [`${rest} more`] : [])];
  const place = also.length === 0 ? '' : ` (also ${also.join('; ')})`;
  return `${name}, step ${step}: ${title}${place}${meanings[kind]}`;
}

/** The lines below the title: expected and actual result, the states of the page, and the files of evidence. */
export function detailsOf({ expected, image, kind, seen, states = {}, trace }: Problem): string[] {
  return [
    ...(expected === undefined || seen === undefined ? [] : comparison(expected, seen)),
    ...Object.entries(states).map(([actor, state]) => `state    ${actor || '(root)'}: ${state}`),
    ...(image === undefined ? [] : [`image    ${image}`]),
    ...(trace === undefined ? [] : [`trace    ${trace}`]),
    ...(kind === 'unstable' ? ['trace    none: the path passed when walked again'] : []),
  ];
}

/** Title and details in the terminal. */
export function problemText(group: ProblemGroup): string {
  const details = detailsOf(group.problem).map((line) => `  ${line}`);
  return [titleOf(group), ...details].join('\n');
}
