import { Command, Option } from 'commander';
import { readSiteFile } from '../site/read-site-file.ts';
import { siteOf } from '../site/site-file.ts';
import { prerender } from '../static/prerender.ts';
import { originArgument } from './arguments.ts';
import { problemText } from './problem-text.ts';

type PrerenderOptions = {
  site: string;
  into: string;
  build: string;
  scheme: 'http' | 'https';
  environment?: string;
  origin?: URL;
  api?: URL;
  rewriteHost: boolean;
};

const writePages = async (options: PrerenderOptions): Promise<void> => {
  const { problems, document } = await readSiteFile(options.site, options.environment);
  for (const problem of problems) console.error(`${options.site}:${problemText(problem, problem.severity)}`);
  if (!document) {
    process.exitCode = 1;
    return;
  }
  const { hosts, config } = siteOf(document, options.environment);
  const [host] = hosts;
  const origin = options.origin?.origin ?? (host && `${options.scheme}://${host}`);
  if (!origin) throw new Error(`${options.site} names no host: give the origin of its pages by --origin`);
  const site = config[options.scheme];
  if (!options.api && !site.apiUrl)
    throw new Error('pages need the answers of the back end: give its origin by --api');
  let written = 0;
  await prerender({
    buildFolder: options.build,
    folder: options.into,
    site,
    origin,
    api: options.api,
    rewriteHost: options.rewriteHost,
    report: (path, layout, result) => {
      if (result === 'written') written += 1;
      else if (result instanceof Error) {
        console.error(`${path} (${layout}): ${result.message}`);
        process.exitCode = 1;
      }
    },
  });
  console.log(`${options.into}: ${written} rendered pages`);
};

export const prerenderCommand = (): Command =>
  new Command('prerender')
    .description('writes the rendered public pages of one site into the folder that "headers" has written')
    .requiredOption('--site <file>', 'site file')
    .requiredOption('--into <folder>', 'the folder of the files: "public" in that of "headers --out"')
    .option('--build <folder>', 'what "vite build" wrote', 'dist')
    .option('--api <url>', 'origin of the back end, unless the site config has one', originArgument)
    .option('--origin <url>', 'of the pages, unless the site file has hosts', originArgument)
    .option('--rewrite-host', 'sends the host of the back end in place of that of the site', false)
    .addOption(new Option('--scheme <scheme>', 'of the pages').choices(['http', 'https']).default('https'))
    .option('--environment <name>', 'fields of "environments" that apply')
    .action(writePages);
