import { UsageError } from '../../shared/usage-error.ts';
import type { Results } from '../results.ts';
import { github } from './github.ts';
import { junit } from './junit.ts';
import { markdown } from './markdown.ts';

/** Writes results as a text; `root` is the folder that the places in them are relative to. */
export type Reporter = (results: Results, root: string) => string;

const reporters = {
  junit,
  json: (results) => `${JSON.stringify(results, null, 2)}\n`,
  github,
  markdown,
} as const satisfies { [name: string]: Reporter };

export const reporterNames = Object.keys(reporters) as (keyof typeof reporters)[];

/** A reporter and the file that it writes; `github` has none, since the runner reads its lines from the output. */
export interface ReporterChoice {
  name: keyof typeof reporters;
  file?: string;
}

/** Understands `junit=FILE` or `github`. */
export function reporterChoice(given: string): ReporterChoice {
  const [first = '', ...rest] = given.split('=');
  const file = rest.join('=');
  const name = reporterNames.find((each) => each === first);
  if (name === undefined)
    throw new UsageError(`--reporter must be one of ${reporterNames.join(', ')}, not ${first}`);
  if (name === 'github') {
    if (file !== '') throw new UsageError('--reporter github prints its lines and takes no file');
    return { name };
  }
  if (file === '') throw new UsageError(`--reporter ${name} needs a file: ${name}=FILE`);
  return { name, file };
}

/** The text of each chosen reporter. */
export const written = (
  choices: readonly ReporterChoice[],
  results: Results,
  root: string,
): (ReporterChoice & { text: string })[] =>
  choices.map((choice) => ({ ...choice, text: reporters[choice.name](results, root) }));
