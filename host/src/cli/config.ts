import { Command } from 'commander';
import { siteSchema } from '../documents/site-schema.ts';
import { readSiteFile } from '../site/read-site-file.ts';
import { type CheckResult, defaultsOf } from '../site/site-check.ts';
import { inEnvironment } from '../site/site-file.ts';
import { siteFilesIn } from '../site/sites.ts';
import { problemText } from './problem-text.ts';

type CheckOptions = { environment?: string; defaults: boolean };

/** Prints the problems of one file. Returns whether it has no error. */
const check = async (file: string, { environment, defaults }: CheckOptions): Promise<boolean> => {
  let result: CheckResult;
  try {
    result = await readSiteFile(file, environment);
  } catch (error) {
    console.log(`${file}: error: cannot be read: ${(error as Error).message}`);
    return false;
  }
  const { problems, document } = result;
  for (const problem of problems) console.log(`${file}:${problemText(problem, problem.severity)}`);
  if (!document) return false;
  console.log(`${file}: valid${problems.length > 0 ? `, ${problems.length} warnings` : ''}`);
  if (defaults)
    for (const [field, value] of defaultsOf(inEnvironment(document, environment)))
      console.log(`  by default ${field}: ${JSON.stringify(value)}`);
  return true;
};

const checkAll = async (paths: string[], options: CheckOptions): Promise<void> => {
  const files = paths.flatMap((path) => {
    try {
      return siteFilesIn(path);
    } catch {
      return [path];
    }
  });
  if (files.length === 0)
    console.log(`${paths.join(', ')}: error: has no site file: their names end with .json`);
  const results: boolean[] = [];
  for (const file of files) results.push(await check(file, options));
  if (results.length === 0 || results.includes(false)) process.exitCode = 1;
};

export const configCommand = (): Command =>
  new Command('config')
    .description('site files')
    .addCommand(
      new Command('check')
        .description(
          'says what is wrong or risky in site files, and which defaults apply; exits with 1 on an error',
        )
        .argument('<file...>', 'site files or folders of them')
        .option('--environment <name>', 'checks the fields of this environment in place of those of the file')
        .option('--no-defaults', 'leaves out the defaults')
        .action(checkAll),
    )
    .addCommand(
      new Command('schema')
        .description('prints the JSON Schema of site files, for editors')
        .action(() => console.log(JSON.stringify(siteSchema(), null, 2))),
    );
