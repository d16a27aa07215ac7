import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { PageToRender, RenderedPage } from '../../../contract/rendered-page.ts';
import type { Answer, PublicCall } from './answers.ts';
import type { FromWorker, ToWorker } from './render-messages.ts';

type Pending = PromiseWithResolvers<RenderedPage | null> & {
  ask: (call: PublicCall) => Promise<Answer>;
};

export type Renderer = {
  /** Rejects if rendering throws or takes too long. `ask` sends the calls of the page. */
  render: (page: PageToRender, ask: Pending['ask']) => Promise<RenderedPage | null>;
  close: () => Promise<void>;
};

/**
 * Renders pages with the code of a build, in a thread that starts with the first page. A page that is not rendered within
 * `longest` milliseconds ends the thread; the next one starts another.
 */
export const createRenderer = (code: Buffer, longest: number): Renderer => {
  // A copy, because the build may be replaced meanwhile.
  const folder = mkdtempSync(join(tmpdir(), 'gamehall-'));
  const file = join(folder, 'render.mjs');
  writeFileSync(file, code);
  let running: { worker: Worker; ready: PromiseWithResolvers<void> } | undefined;
  let isClosed = false;
  let lastId = 0;
  /** One page at a time, since the app keeps its site and language in modules. */
  let last: Promise<unknown> = Promise.resolve();
  const pending = new Map<number, Pending>();

  const end = (reason: string): Promise<number> | undefined => {
    const ended = running;
    running = undefined;
    ended?.ready.reject(new Error(reason));
    for (const { reject } of pending.values()) reject(new Error(reason));
    pending.clear();
    return ended?.worker.terminate();
  };

  const start = (): NonNullable<typeof running> => {
    const worker = new Worker(new URL('render-worker.ts', import.meta.url), {
      workerData: pathToFileURL(file).href,
      // Not those of the process, which may load modules in a way of its own.
      execArgv: [],
    });
    worker.unref();
    const started = { worker, ready: Promise.withResolvers<void>() };
    started.ready.promise.catch(() => {});
    const post = (message: ToWorker) => worker.postMessage(message);
    worker.on('message', (message: FromWorker) => {
      if (message.type === 'ready') return started.ready.resolve();
      if (message.type === 'call') {
        const { id, call } = message;
        const ask = pending.get(message.page)?.ask ?? (() => Promise.reject(new Error('the page has ended')));
        ask(call).then(
          (answer) => post({ type: 'answer', id, answer }),
          (error: Error) => post({ type: 'noAnswer', id, reason: error.message }),
        );
        return;
      }
      const asked = pending.get(message.id);
      pending.delete(message.id);
      if (message.type === 'rendered') asked?.resolve(message.page);
      else asked?.reject(new Error(message.reason));
    });
    worker.on('error', (error: Error) => {
      if (running === started) void end(error.stack ?? error.message);
    });
    return started;
  };

  const renderNow = async (page: PageToRender, ask: Pending['ask']): Promise<RenderedPage | null> => {
    if (isClosed) throw new Error('the renderer was closed');
    running ??= start();
    const { worker, ready } = running;
    await ready.promise;
    lastId += 1;
    const id = lastId;
    const asked: Pending = { ...Promise.withResolvers<RenderedPage | null>(), ask };
    pending.set(id, asked);
    const timer = setTimeout(() => end(`${page.path} was not rendered within ${longest} ms`), longest);
    const message: ToWorker = { type: 'render', id, page };
    worker.postMessage(message);
    return asked.promise.finally(() => clearTimeout(timer));
  };

  return {
    render: (page, ask) => {
      const result = last.then(() => renderNow(page, ask));
      last = result.catch(() => {});
      return result;
    },
    close: async () => {
      isClosed = true;
      await end('the renderer was closed');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
