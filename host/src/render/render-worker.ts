import { parentPort, workerData } from 'node:worker_threads';
import { JSDOM } from 'jsdom';
import type { PageToRender, RenderedPage } from '../../../contract/rendered-page.ts';
import type { FromWorker, ToWorker } from './render-messages.ts';

/*
 * Renders pages with the code of a build, in a thread of its own: rendering keeps no request of the host waiting, and ends with
 * the build. Its calls are sent by the host, which keeps the answers.
 */

type Code = {
  renderPage: (page: PageToRender & { fetch: typeof fetch; window: unknown }) => Promise<RenderedPage | null>;
};

if (parentPort) {
  const port = parentPort;
  const code: Promise<Code> = import(workerData as string);
  const { window } = new JSDOM('');
  const post = (message: FromWorker) => port.postMessage(message);
  const calls = new Map<number, PromiseWithResolvers<Response>>();
  let lastCall = 0;

  /** `fetch` of one page. */
  const fetchFor =
    (page: number): typeof fetch =>
    (url, init) => {
      lastCall += 1;
      const pending = Promise.withResolvers<Response>();
      calls.set(lastCall, pending);
      const headers = Object.fromEntries(new Headers(init?.headers));
      post({
        type: 'call',
        id: lastCall,
        page,
        call: { url: String(url), headers, body: String(init?.body) },
      });
      return pending.promise;
    };

  const render = async (id: number, page: PageToRender) => {
    try {
      const { renderPage } = await code;
      post({ type: 'rendered', id, page: await renderPage({ ...page, fetch: fetchFor(id), window }) });
    } catch (error) {
      post({
        type: 'failed',
        id,
        reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    }
  };

  // A page whose code cannot be loaded fails with the reason.
  void code.catch(() => {}).then(() => post({ type: 'ready' }));
  port.on('message', (message: ToWorker) => {
    if (message.type === 'render') return void render(message.id, message.page);
    const pending = calls.get(message.id);
    calls.delete(message.id);
    if (message.type === 'noAnswer') return pending?.reject(new Error(message.reason));
    const { status, headers, body } = message.answer;
    pending?.resolve(new Response(body, { status, headers }));
  });
}
