// Measures the goals: two processes on PostgreSQL and Redis behind nginx, then one process on SQLite.
//   node scripts/run.mjs tests/load/goals.ts [servers|sqlite [MEMBERS PLAYS SECONDS]]
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSandbox } from '#sandbox/server/server.ts';
import { startTwoProcesses } from '#tests/sandbox/two-processes.ts';

type Goal = { members: number; plays: number; seconds: number };
const GOALS = {
  servers: { members: 500, plays: 50, seconds: 60 },
  sqlite: { members: 300, plays: 30, seconds: 60 },
} as const satisfies Record<string, Goal>;

const load = (url: string, database: string, controls: readonly string[], goal: Goal): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        fileURLToPath(new URL('load.ts', import.meta.url)),
        ...['--target', url, '--rounds', '1', '--database', database],
        ...Object.entries(goal).flatMap(([name, value]) => [`--${name}`, String(value)]),
        ...controls.flatMap((control) => ['--control', control]),
      ],
      { stdio: 'inherit' },
    );
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the load ended with ${code}`))));
  });

const measures = {
  servers: async (goal: Goal): Promise<void> => {
    const site = await startTwoProcesses();
    const controls = Object.values(site.nodes).map(({ controlUrl }) => controlUrl);
    await load(site.url, site.databaseUrl, controls, goal).finally(site.close);
  },
  sqlite: async (goal: Goal): Promise<void> => {
    const folder = mkdtempSync(join(tmpdir(), 'load-'));
    const databaseFile = join(folder, 'sandbox.sqlite');
    const sandbox = await startSandbox({ port: 0, gamesPort: 0, controlPort: 0, databaseFile });
    await load(sandbox.url, databaseFile, [sandbox.control ?? ''], goal).finally(sandbox.close);
    rmSync(folder, { recursive: true });
  },
};

const [chosen, ...numbers] = process.argv.slice(2);
for (const [name, goal] of Object.entries(GOALS)) {
  if (chosen !== undefined && chosen !== name) continue;
  const [members = goal.members, plays = goal.plays, seconds = goal.seconds] = numbers.map(Number);
  console.log(`${name}: ${members} members, ${plays} plays a second for ${seconds} s`);
  await measures[name as keyof typeof GOALS]({ members, plays, seconds });
}
process.exit(0);
