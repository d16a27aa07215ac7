import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Answer, PublicCall } from './answers.ts';
import type { FromWorker, RenderedPage, ToRender, ToWorker } from './render-messages.ts';

type Pending = PromiseWithResolvers<RenderedPage | null> & {
  page: ToRender;
  ask: (call: PublicCall) => Promise<Answer>;
};

export type Renderer = {
  /** Rejects if rendering throws or takes too long. `ask` sends the calls of the page. */
  render: (page: ToRender, ask: Pending['ask']) => Promise<RenderedPage | null>;
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
  let worker: Worker | undefined;
  let lastId = 0;
  const pending = new Map<number, Pending>();

  const end = (reason: string) => {
    void worker?.terminate();
    worker = undefined;
    for (const { reject } of pending.values()) reject(new Error(reason));
    pending.clear();
  };

  const start = (): Worker => {
    const started = new Worker(new URL('render-worker.ts', import.meta.url), {
      workerData: pathToFileURL(file).href,
      // Not those of the process, which may load modules in a way of its own.
      execArgv: [],
    });
    started.unref();
    const post = (message: ToWorker) => started.postMessage(message);
    started.on('message', (message: FromWorker) => {
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
    started.on('error', (error: Error) => worker === started && end(error.stack ?? error.message));
    return started;
  };

  return {
    render: (page, ask) => {
      worker ??= start();
      lastId += 1;
      const id = lastId;
      const asked: Pending = { ...Promise.withResolvers<RenderedPage | null>(), page, ask };
      pending.set(id, asked);
      const timer = setTimeout(() => end(`${page.path} was not rendered within ${longest} ms`), longest);
      const message: ToWorker = { type: 'render', id, page };
      worker.postMessage(message);
      return asked.promise.finally(() => clearTimeout(timer));
    },
    close: async () => {
      const closing = worker?.terminate();
      end('the renderer was closed');
      await closing;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
