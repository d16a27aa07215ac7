import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command, Option } from 'commander';
import { readBuild } from '../serve/build.ts';
import type { ProxyRoute } from '../serve/proxy.ts';
import { readSiteFile } from '../site/read-site-file.ts';
import { siteOf } from '../site/site-file.ts';
import { caddyfile } from '../static/caddy.ts';
import { cloudflareHeaders } from '../static/cloudflare.ts';
import { nginxConfig } from '../static/nginx.ts';
import { servingRules } from '../static/serving-rules.ts';
import { writeSite } from '../static/write-site.ts';
import { originArgument, proxyArgument } from './arguments.ts';
import { problemText } from './problem-text.ts';

const fileNames = {
  nginx: 'nginx.conf',
  caddy: 'Caddyfile',
  cloudflare: 'public/_headers',
  json: 'headers.json',
} as const;

type HeadersOptions = {
  site: string;
  for: keyof typeof fileNames;
  build: string;
  out?: string;
  scheme: 'http' | 'https';
  environment?: string;
  listen: string;
  api?: URL;
  realtime?: URL;
  proxy?: ProxyRoute[];
};

const writeHeaders = async (options: HeadersOptions): Promise<void> => {
  const { problems, document } = await readSiteFile(options.site, options.environment);
  for (const problem of problems) console.error(`${options.site}:${problemText(problem, problem.severity)}`);
  if (!document) {
    process.exitCode = 1;
    return;
  }
  const site = siteOf(document, options.environment);
  const config = site.config[options.scheme];
  const rules = servingRules({
    ...options,
    // What is printed needs no build.
    base: existsSync(options.build) ? readBuild(options.build).base : '',
    site: config,
    more: options.proxy ?? [],
  });
  const publicFolder = resolve(options.out ?? '.', 'public');
  const server = { root: publicFolder, listen: options.listen, hosts: site.hosts };
  const text = {
    nginx: () => nginxConfig(rules, server),
    caddy: () => caddyfile(rules, server),
    cloudflare: () => cloudflareHeaders(rules),
    json: () => `${JSON.stringify(rules, null, 2)}\n`,
  }[options.for]();
  if (options.out === undefined) return void process.stdout.write(text);
  mkdirSync(options.out, { recursive: true });
  await writeSite(options.build, publicFolder, config);
  const file = join(options.out, fileNames[options.for]);
  writeFileSync(file, text);
  console.log(`${publicFolder}: the files of the site`);
  console.log(`${file}: how they are served`);
};

export const headersCommand = (): Command =>
  new Command('headers')
    .description('writes the files of one site and the configuration of a server that serves them')
    .requiredOption('--site <file>', 'site file')
    .addOption(
      new Option('--for <server>', 'the server').choices(Object.keys(fileNames)).makeOptionMandatory(),
    )
    .option('--out <folder>', 'writes files and configuration there; without it the configuration is printed')
    .option('--build <folder>', 'what "vite build" wrote', 'dist')
    .addOption(new Option('--scheme <scheme>', 'of the pages').choices(['http', 'https']).default('https'))
    .option('--environment <name>', 'fields of "environments" that apply')
    .option('--listen <address>', 'port, or address and port, of the server', '80')
    .option('--api <url>', 'forwards the calls to this origin', originArgument)
    .option('--realtime <url>', 'forwards /socket.io to this origin', originArgument)
    .option('--proxy <path=url>', 'forwards a path, such as that of pictures; repeatable', proxyArgument)
    .action(writeHeaders);
