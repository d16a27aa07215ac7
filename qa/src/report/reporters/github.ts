import { relative, resolve } from 'node:path';
import { detailsOf, titleOf } from '../problem-text.ts';
import { problemGroups, type Results } from '../results.ts';

const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Workflow commands of GitHub, which show each problem at its line of the frozen paths. */
export function github({ cases }: Results, root: string): string {
  const repository = process.env.GITHUB_WORKSPACE ?? process.cwd();
  return problemGroups(cases)
    .map((group) => {
      const { machine, problem } = group;
      const { kind, place } = problem;
      const file = place && relative(repository, resolve(root, place.file)).replaceAll('\\', '/');
      const properties = [
        ...(place === undefined ? [] : [`file=${property(file ?? '')}`, `line=${place.line}`]),
        `title=${property(machine)}`,
      ];
      const message = [titleOf(group), ...detailsOf(problem)].join('\n');
      return `::${kind === 'unstable' ? 'warning' : 'error'} ${properties.join(',')}::${escaped(message)}\n`;
    })
    .join('');
}
