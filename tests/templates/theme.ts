/**
 * `font FILE...` prints the row of `fonts` for the files of a font; `check FILE` says what is wrong with a theme; `preview FILE` shows it over a template and follows the file while it is edited.
 * `--template NAME` is the template that it changes (pc).
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { templateNames } from '#contract/templates.ts';
import { themeProblems } from './theme-check.ts';
import { themeFont } from './theme-font.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { template: { type: 'string', default: 'pc' }, port: { type: 'string', default: '4010' } },
});
const [command, ...files] = positionals;
const [file] = files;

if (!file || !/^(?:check|preview|font)$/.test(command ?? '') || !templateNames.includes(values.template)) {
  console.error(
    `npm run theme -- check|preview FILE [--template NAME] [--port 4010], or font FILE...; templates are ${templateNames.join(', ')}`,
  );
  process.exit(2);
}
if (command === 'font') {
  console.log(JSON.stringify(await themeFont(files), null, 2));
  process.exit();
}
const problems = themeProblems(readFileSync(file, 'utf8'), values.template);
for (const problem of problems) console.log(`${file}: ${problem}`);
console.log(`${file}: ${problems.length === 0 ? 'valid' : `${problems.length} problems`}`);
if (command === 'check') process.exitCode = problems.length === 0 ? 0 : 1;
else {
  const { preview } = await import('./theme-preview.ts');
  await preview({ file, template: values.template, port: Number(values.port) });
}
