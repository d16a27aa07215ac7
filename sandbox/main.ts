import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { enlargeCatalogue } from './catalogue/catalogue.ts';
import { NAMED_MEMBERS, PASSWORD, WITHDRAW_PASSWORD } from './members.ts';
import { startSandbox } from './server/server.ts';
import { siteHosts } from './server/site-config.ts';

const { env } = process;
const started = performance.now();

const port = (name: string, fallback?: number): number | undefined => {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65_535)
    throw new Error(`${name} is not a port: ${text}`);
  return value;
};

const copies = Number(env.CATALOGUE_COPIES || 1);
if (!Number.isInteger(copies) || copies < 1 || copies > 10)
  throw new Error(`CATALOGUE_COPIES is not a number from 1 to 10: ${env.CATALOGUE_COPIES}`);
enlargeCatalogue(copies);

const dist = env.DIST_DIR ?? fileURLToPath(new URL('../dist', import.meta.url));
const sandbox = await startSandbox({
  port: port('PORT', 4000) ?? 4000,
  gamesPort: port('GAMES_PORT', 4001) ?? 4001,
  sitePort: port('SITE_PORT'),
  controlPort: port('CONTROL_PORT'),
  operatorPort: port('OPERATOR_PORT', 4003),
  databaseFile: env.DATABASE_FILE ?? '.data/sandbox.sqlite',
  databaseUrl: env.DATABASE_URL || undefined,
  redisUrl: env.REDIS_URL || undefined,
  node: env.NODE_NAME || undefined,
  host: env.HOST,
  gamesOrigin: env.GAMES_ORIGIN,
  scheme: env.SCHEME === 'https' ? 'https' : undefined,
  distDir: existsSync(dist) ? dist : undefined,
  compressed: true,
  rendered: env.RENDERED !== '0',
  sendMessage: (to, text) => console.log(`  message to ${to}: ${text}`),
}).catch((error: NodeJS.ErrnoException & { port?: number }) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(
    `Port ${error.port} is in use. Set PORT, GAMES_PORT, OPERATOR_PORT or CONTROL_PORT to another one.`,
  );
  process.exit(1);
});

const width = Math.max(...NAMED_MEMBERS.map(({ account }) => account.length));
const lines = [
  '',
  `  Gamehall      ${sandbox.url}`,
  `  other sites   ${siteHosts()
    .filter((host) => host !== 'localhost')
    .map((host) => host.replace('.localhost', ''))
    .join(', ')} (.localhost)`,
  `  games         ${sandbox.gamesUrl}`,
  `  cashier       ${sandbox.gamesUrl}/cashier`,
  `  operator      ${sandbox.operator}`,
  ...(sandbox.control ? [`  control       ${sandbox.control}`] : []),
  `  ready in      ${Math.round(performance.now() - started)} ms`,
  '',
  `  Members (password ${PASSWORD}, withdrawal password ${WITHDRAW_PASSWORD})`,
  '',
  ...NAMED_MEMBERS.map(
    ({ account, currency, situation }) => `  ${account.padEnd(width)}  ${currency}  ${situation}`,
  ),
  '',
];
console.log(lines.join('\n'));

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await sandbox.close();
    process.exit(0);
  });
