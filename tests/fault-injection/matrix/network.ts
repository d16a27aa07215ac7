import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SimulatedClock } from 'xstate';
import { requestTimeout } from '#contract/constants.ts';
import { endpoints, type Path } from '#contract/endpoints.ts';
import { abortMemberCalls, configureCalls } from '#src/api/call.ts';
import { localStore } from '#src/storage/store.ts';
import { samples } from '#tests/contract/calls.ts';
import { type FaultName, faults } from './faults.ts';

const platformFetch = fetch;

/** A server for what only a socket can do. */
let server: Server;
export const openSocket = () =>
  new Promise<void>((resolve) => {
    server = createServer(async (request, response) => {
      if (request.url === '/drop') {
        response.writeHead(200, { 'content-length': 1_000 }).write('{"code":');
        response.socket?.destroySoon();
        return;
      }
      const body = Buffer.concat(await request.toArray()).toString();
      const message = `HTTP/1.1 200 OK\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
      response.socket?.write(message + message);
    }).listen(0, '127.0.0.1', resolve);
  });
export const closeSocket = () => server.close();

/** Responds to one call with a fault, and to all others with a success. */
export class FaultyNetwork {
  readonly clock = new SimulatedClock();
  readonly requests: Path[] = [];
  /** Calls that have no response yet. */
  open = 0;
  readonly #fault: FaultName;
  readonly #path: Path;
  readonly #data: Partial<Record<Path, unknown>>;
  #onSignOut: () => void = () => {};

  /** `data`: of successes, where they differ from the samples, or a response in place of one. */
  constructor(path: Path, fault: FaultName, data: Partial<Record<Path, unknown>> = {}) {
    this.#path = path;
    this.#fault = fault;
    this.#data = data;
    configureCalls({ clock: this.clock, locale: () => 'en-US', onUnauthorized: () => {} });
  }

  onSignOut(act: () => void) {
    this.#onSignOut = act;
  }

  readonly fetch = async (url: string, { signal }: RequestInit): Promise<Response> => {
    const path = Object.values(endpoints).find((endpoint) => endpoint.url === url)?.path;
    if (!path) throw new Error(`no call ${url}`);
    signal?.throwIfAborted();
    this.requests.push(path);
    this.open += 1;
    const aborted = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => aborted.reject(new DOMException('aborted', 'AbortError')));
    try {
      const response = this.#respond(path);
      return await (this.#fault === 'late after sign-out'
        ? response
        : Promise.race([response, aborted.promise]));
    } finally {
      aborted.promise.catch(() => {});
      this.open -= 1;
    }
  };

  async #respond(path: Path): Promise<Response> {
    const data = this.#data[path] ?? samples[path];
    if (path !== this.#path)
      return data instanceof Response ? data.clone() : Response.json({ code: 100, data });
    return faults[this.#fault].respond(this, data);
  }

  async signOut() {
    await new Promise(setImmediate);
    abortMemberCalls();
    localStore.remove('token');
    this.#onSignOut();
  }

  /** Until the call gives up: its time passes at once. */
  hang() {
    setImmediate(() => this.clock.increment(requestTimeout));
    return new Promise<Response>(() => {});
  }

  drop = () => platformFetch(this.#url('/drop'));
  sendTwice = (body: string) => platformFetch(this.#url('/twice'), { method: 'POST', body });
  #url = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
}
