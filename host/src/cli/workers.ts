import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { serveMetrics } from '../serve/admin.ts';
import { metricsOfWorkers } from '../serve/metrics.ts';

/** Tells a worker that serves that another one has taken its place. SIGTERM ends it with the site. */
export const replaced = 'replaced';

/** Milliseconds after which the place of a worker that has crashed is taken. */
const restartDelay = 1_000;

/** Resolves with whether the worker serves; false if it ended before. */
const isServing = async (worker: Worker): Promise<boolean> => {
  const ended = new AbortController();
  return Promise.race([
    once(worker, 'listening', ended).then(() => true),
    once(worker, 'exit', ended).then(() => false),
  ]).finally(() => ended.abort());
};

/**
 * Runs the command line of this process in `count` workers that share its port, and replaces those that crash. SIGHUP
 * replaces all workers one after the other by new ones, which a request does not notice; SIGTERM and SIGINT end all.
 */
export const superviseWorkers = (
  count: number,
  { log, adminPort }: { log: Logger; adminPort: number | undefined },
): void => {
  const serving = new Set<Worker>();
  let isStopping = false;
  /** Ends when no worker is starting, since such a one receives no messages. */
  let starting = Promise.resolve(true);

  const fork = async (): Promise<boolean> => {
    if (isStopping) return false;
    const worker = cluster.fork();
    if (!(await isServing(worker))) return false;
    serving.add(worker);
    worker.once('exit', (code, signal) => {
      // One that was replaced is not in the set.
      if (!serving.delete(worker) || isStopping) return;
      log.error({ worker: worker.id, code, signal }, 'a worker has crashed; another one takes its place');
      void replaceCrashed();
    });
    return true;
  };
  /** Resolves with whether a new worker serves, after those before it. */
  const add = (): Promise<boolean> => {
    starting = starting.then(fork);
    return starting;
  };
  const replaceCrashed = async (): Promise<void> => {
    do await wait(restartDelay);
    while (!isStopping && !(await add()));
  };

  const metrics = metricsOfWorkers();
  const text = () => starting.then(metrics.text);
  const admin = adminPort === undefined ? undefined : serveMetrics(adminPort, { ...metrics, text }, log);
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping all workers');
    const alive = Object.values(cluster.workers ?? {}).filter((worker) => worker && !worker.isDead());
    const ends = alive.map((worker) => worker && once(worker, 'exit'));
    for (const worker of alive) worker?.process.kill('SIGTERM');
    await Promise.all(ends);
    admin?.close();
    admin?.closeAllConnections();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(signal));

  const start = async (): Promise<void> => {
    // The first one says alone what is wrong.
    for (let n = 0; n < count && !isStopping; n++)
      if (!(await add()) && !isStopping) {
        process.exitCode = 1;
        return stop('a worker could not start');
      }
    if (!isStopping)
      log.info({ workers: [...serving].map((worker) => worker.process.pid) }, 'all workers serve');
  };
  const reload = async (): Promise<void> => {
    if (isStopping) return;
    log.info('replacing all workers');
    for (const worker of [...serving]) {
      const didServe = await add();
      if (isStopping) return;
      if (!didServe) return log.error('a new worker could not start; the others go on');
      if (serving.delete(worker)) worker.send(replaced);
    }
    log.info('all workers are replaced');
  };
  let done = start();
  process.on('SIGHUP', () => {
    done = done.then(reload);
  });
};
