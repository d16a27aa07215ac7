import { Command, Option } from 'commander';
import { conform } from '../conform/conform.ts';
import { isFailure } from '../conform/finding.ts';
import { htmlReport, jsonReport, junitReport, textReport } from '../conform/report.ts';
import { readSiteFile } from '../site/read-site-file.ts';
import { siteOf } from '../site/site-file.ts';
import { originArgument } from './arguments.ts';
import { problemText } from './problem-text.ts';

const formats = { text: textReport, json: jsonReport, junit: junitReport, html: htmlReport } as const;

type Options = {
  api: URL;
  realtime?: URL;
  origin?: URL;
  site: string;
  member?: string;
  captchaAnswer: string;
  movesMoney: boolean;
  format: keyof typeof formats;
};

const run = async (options: Options): Promise<void> => {
  const { problems, document } = await readSiteFile(options.site);
  if (!document) {
    for (const problem of problems)
      console.error(`${options.site}:${problemText(problem, problem.severity)}`);
    process.exitCode = 1;
    return;
  }
  // Not on the command line, which other users of the machine can read.
  const { GAMEHALL_PASSWORD: password, GAMEHALL_TOKEN: token } = process.env;
  if (options.member && !password && !token)
    throw new Error('set GAMEHALL_PASSWORD to the password of the member, or GAMEHALL_TOKEN to a token');
  const findings = await conform({
    api: options.api,
    realtime: options.realtime,
    origin: options.origin?.origin,
    site: siteOf(document).config.http,
    token,
    member:
      options.member && password
        ? { account: options.member, password, captchaAnswer: options.captchaAnswer }
        : undefined,
    movesMoney: options.movesMoney,
  });
  process.stdout.write(formats[options.format](findings));
  if (findings.some(isFailure)) process.exitCode = 1;
};

export const conformCommand = (): Command =>
  new Command('conform')
    .description(
      'plays the part of the app against a back end; exits with 1 if members cannot use something. Reads only.',
    )
    .requiredOption('--api <url>', 'origin of the calls', originArgument)
    .option('--realtime <url>', 'origin of the realtime server', originArgument)
    .option('--origin <url>', 'origin of the pages, if it is another one (CORS)', originArgument)
    .requiredOption('--site <file>', 'site file')
    .option('--member <account>', 'signs in; the variable GAMEHALL_PASSWORD has the password')
    .option('--captcha-answer <text>', 'answer that the back end takes for every captcha of a test', '')
    .option(
      '--moves-money',
      'also plays a game of the member and leaves it, and orders a deposit and cancels it',
      false,
    )
    .addOption(new Option('--format <format>', 'of the report').choices(Object.keys(formats)).default('text'))
    .action(run);
