import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type ControlClient, createControlClient } from '#sandbox/server/control-client.ts';
import { controlOfBoth } from './control-of-both.ts';
import {
  accepting,
  freePort,
  type PostgresServer,
  type RedisServer,
  startNginx,
  startPostgres,
  startRedis,
} from './servers.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const NODE_NAMES = ['a', 'b'] as const;
type NodeName = (typeof NODE_NAMES)[number];

export type SandboxProcess = {
  /** URL of the control port. */
  controlUrl: string;
  control: ControlClient;
  /** Ends the process at once, like a crash. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
};

/** Two processes of the sandbox on PostgreSQL and Redis behind nginx. */
export type TwoProcesses = {
  /** URLs of nginx. */
  url: string;
  gamesUrl: string;
  /** URL of the operator's page of one process. */
  operator: string;
  /** Controls both processes. */
  control: ControlClient;
  postgres: PostgresServer;
  redis: RedisServer;
  databaseUrl: string;
  nodes: Record<NodeName, SandboxProcess>;
  close: () => Promise<void>;
};

type Ports = Record<'port' | 'gamesPort' | 'operatorPort' | 'controlPort', number>;
const newPorts = async (): Promise<Ports> => ({
  port: await freePort(),
  gamesPort: await freePort(),
  operatorPort: await freePort(),
  controlPort: await freePort(),
});

/**
 * Spreads requests over both processes, and takes the other one when one cannot be reached. A request of a polling socket
 * goes to the process that its ID names, which is all the stickiness that there is.
 */
const balancer = (
  nodes: Record<NodeName, Ports>,
  listen: number,
  port: 'port' | 'gamesPort',
  isSpreadByPath: boolean,
): string => {
  const servers = (names: readonly NodeName[]) =>
    names.map((name) => `server 127.0.0.1:${nodes[name][port]} max_fails=1 fail_timeout=1s;`).join(' ');
  return `
    upstream ${port}_all { ${isSpreadByPath ? 'hash $uri;' : ''} ${servers(NODE_NAMES)} keepalive 64; }
    ${NODE_NAMES.map((name) => `upstream ${port}_${name} { ${servers([name])} }`).join('\n')}
    map $arg_sid $${port}_upstream { default ${port}_all; ${NODE_NAMES.map((name) => `~\\.${name}$ ${port}_${name};`).join(' ')} }
    server {
      listen 127.0.0.1:${listen};
      client_max_body_size 20m;
      location / {
        proxy_pass http://$${port}_upstream;
        proxy_http_version 1.1;
        proxy_set_header Host $http_host;
        proxy_set_header Upgrade $http_upgrade;
        proxy_set_header Connection $connection_header;
        proxy_connect_timeout 1s;
        proxy_read_timeout 120s;
      }
    }`;
};

const startNode = async (
  name: NodeName,
  ports: Ports,
  env: NodeJS.ProcessEnv,
): Promise<SandboxProcess & { stop: () => Promise<void> }> => {
  let child: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null) return;
    await new Promise((resolve) => {
      ending.once('exit', resolve);
      ending.kill(signal);
    });
  };
  const start = async (): Promise<void> => {
    const started = spawn(process.execPath, ['sandbox/main.ts'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        ...env,
        NODE_NAME: name,
        PORT: String(ports.port),
        GAMES_PORT: String(ports.gamesPort),
        OPERATOR_PORT: String(ports.operatorPort),
        CONTROL_PORT: String(ports.controlPort),
      },
    });
    child = started;
    let errors = '';
    started.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors = (errors + text).slice(-4_000);
    });
    // Else calls to it would fail without a reason.
    started.once('exit', () => child === started && console.error(`process ${name} ended:\n${errors}`));
    await accepting(ports.controlPort, () => started.exitCode === null);
  };
  await start();
  const controlUrl = `http://127.0.0.1:${ports.controlPort}`;
  return {
    controlUrl,
    control: createControlClient(controlUrl),
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
};

/**
 * `isDurable`: PostgreSQL survives its crash, as `startPostgres` says. `isSpreadByPath`: all requests of a path go to the same
 * process, so that scripts of the control port answer them. `isRendered`: they render pages; else the browser draws them, as in the
 * other runs of the specs of money and play.
 */
interface Options {
  isDurable?: boolean;
  isSpreadByPath?: boolean;
  isRendered?: boolean;
}

/** Starts all of it. When one part does not start, those that run already end. */
export const startTwoProcesses = async (options: Options = {}): Promise<TwoProcesses> => {
  const running = new AsyncDisposableStack();
  try {
    return await startParts(running, options);
  } catch (error) {
    await running.disposeAsync();
    throw error;
  }
};

const startParts = async (
  running: AsyncDisposableStack,
  { isDurable = true, isSpreadByPath = false, isRendered = false }: Options,
): Promise<TwoProcesses> => {
  const postgres = await startPostgres({ isDurable });
  running.defer(postgres.close);
  const redis = await startRedis();
  running.defer(redis.close);
  const gamesListen = await freePort();
  const ports = { a: await newPorts(), b: await newPorts() };
  const nginx = await startNginx(
    (listen) => `
      map $http_upgrade $connection_header { default upgrade; '' ''; }
      ${balancer(ports, listen, 'port', isSpreadByPath)}
      ${balancer(ports, gamesListen, 'gamesPort', isSpreadByPath)}`,
  );
  running.defer(nginx.close);
  const gamesUrl = `http://127.0.0.1:${gamesListen}`;
  const databaseUrl = postgres.url('postgres');
  const env = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
    SITE_PORT: String(nginx.port),
    GAMES_ORIGIN: gamesUrl,
    RENDERED: isRendered ? '1' : '0',
  };
  // The first one fills the database.
  const a = await startNode('a', ports.a, env);
  running.defer(a.stop);
  const b = await startNode('b', ports.b, env);
  running.defer(b.stop);
  return {
    url: `http://127.0.0.1:${nginx.port}`,
    gamesUrl,
    operator: `http://127.0.0.1:${ports.a.operatorPort}`,
    control: controlOfBoth(a.control, b.control),
    postgres,
    redis,
    databaseUrl,
    nodes: { a, b },
    close: () => running.disposeAsync(),
  };
};

/** Ends a server of the site like a crash, and starts it again. */
export const crashesOf = ({ nodes, redis, postgres }: TwoProcesses) => ({
  process: async () => {
    await nodes.b.kill();
    await wait(1_500);
    await nodes.b.start();
  },
  redis: async () => {
    await redis.kill();
    await wait(500);
    await redis.start();
  },
  postgres: async () => {
    await postgres.kill();
    await wait(500);
    await postgres.start();
  },
});
export type Crash = keyof ReturnType<typeof crashesOf>;
