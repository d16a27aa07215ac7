import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { debianProgram } from '#tests/support/debian-program.ts';

const HOST = '127.0.0.1';
/** Milliseconds in which a server accepts connections after its start. */
const START_WITHIN = 30_000;

/** A server in a temporary folder, which is removed at its end. */
export type TestServer = {
  port: number;
  /** Ends the server like a crash. */
  kill: () => Promise<void>;
  /** Starts it again on the same port with what it has stored. */
  start: () => Promise<void>;
  /** Ends the server and removes its folder. */
  close: () => Promise<void>;
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, HOST, () => server.close(() => resolve(true)));
  });

/**
 * A port that nothing listens on. It is below those that systems give to connections: while a server is down that is to
 * start again on it, one of them would take it.
 */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(11_000, 32_000);
    if (await isFree(port)) return port;
  }
};

/** Resolves when the port accepts connections. */
export const accepting = async (port: number, isRunning = () => true): Promise<void> => {
  for (const end = Date.now() + START_WITHIN; Date.now() < end && isRunning(); await wait(20)) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, HOST);
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('close', () => socket.destroy());
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return;
  }
  throw new Error(`nothing accepts connections on port ${port}`);
};

const exited = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));

type User = { uid?: number; gid?: number };
type Start = {
  program: string;
  args: string[];
  user?: User;
  stop?: NodeJS.Signals;
  crash?: NodeJS.Signals;
  /** Resolves when the server that accepts connections also answers. */
  answers?: () => Promise<void>;
};

/** Runs a program that listens on a port; `prepare` gets the new folder and the port. */
const runServer = async (
  name: string,
  prepare: (folder: string, port: number) => Start,
): Promise<TestServer> => {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const port = await freePort();
  const { program, args, user = {}, stop = 'SIGTERM', crash = 'SIGKILL', answers } = prepare(folder, port);
  let child: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!child) return;
    const ending = exited(child);
    child.kill(signal);
    await ending;
    child = undefined;
  };
  const start = async (): Promise<void> => {
    const started = spawn(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...user });
    child = started;
    let errors = '';
    started.stderr?.on('data', (data: Buffer) => {
      errors = (errors + data.toString()).slice(-2_000);
    });
    await accepting(port, () => started.exitCode === null && started.signalCode === null).catch(
      (error: Error) => {
        throw new Error(`${program}: ${error.message}\n${errors}`);
      },
    );
    await answers?.();
  };
  await start();
  return {
    port,
    start,
    kill: () => end(crash),
    close: async () => {
      await end(stop);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** PostgreSQL does not run as root. */
const postgresUser = (): User => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

/** Resolves when the server has started up, or recovered. */
const answering = async (url: string): Promise<void> => {
  for (const end = Date.now() + START_WITHIN; ; await wait(20)) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
};

export type PostgresServer = TestServer & { url: (database: string) => string };

/**
 * Starts PostgreSQL 15 with an empty cluster. `isDurable`: it survives `kill`; otherwise it does not wait for the disk.
 */
export const startPostgres = async ({ isDurable = false } = {}): Promise<PostgresServer> => {
  const bin = '/usr/lib/postgresql/15/bin';
  debianProgram('postgresql-15', [`${bin}/postgres`]);
  const server = await runServer('postgres', (folder, port) => {
    const user = postgresUser();
    const data = join(folder, 'data');
    if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
    execFileSync(`${bin}/initdb`, ['-D', data, '-A', 'trust', '-U', 'gamehall', '-E', 'UTF8', '--no-sync'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      ...user,
    });
    const settings = {
      listen_addresses: HOST,
      unix_socket_directories: folder,
      max_connections: '200',
      shared_buffers: '64MB',
      ...(!isDurable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    };
    const options = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
    return {
      program: `${bin}/postgres`,
      args: ['-D', data, '-p', String(port), ...options],
      user,
      // Does not wait for its clients.
      stop: 'SIGINT',
      // Ends all its processes at once, and recovers at the next start.
      crash: 'SIGQUIT',
      answers: () => answering(`postgres://gamehall@${HOST}:${port}/postgres`),
    };
  });
  return { ...server, url: (database) => `postgres://gamehall@${HOST}:${server.port}/${database}` };
};

export type RedisServer = TestServer & { url: string };

/** Starts Redis 7, which writes every change to its folder, so that it survives `kill`. */
export const startRedis = async (): Promise<RedisServer> => {
  const program = debianProgram('redis-server', ['redis-server']);
  const server = await runServer('redis', (folder, port) => ({
    program,
    args: [
      ...['--port', String(port), '--bind', HOST, '--dir', folder, '--save', ''],
      ...['--appendonly', 'yes', '--appendfsync', 'always', '--daemonize', 'no', '--databases', '4096'],
    ],
  }));
  return { ...server, url: `redis://${HOST}:${server.port}` };
};
/** Starts nginx with a configuration of the `http` block, made for its port. */
export const startNginx = (http: (port: number, folder: string) => string): Promise<TestServer> => {
  const program = debianProgram('nginx', ['/usr/sbin/nginx', 'nginx']);
  return runServer('nginx', (folder, port) => {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1;
      events { worker_connections 4096; }
      http { access_log off;
        ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
        ${http(port, folder)} }`,
    );
    return {
      program,
      args: ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    };
  });
};
