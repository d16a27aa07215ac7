import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds without a request after which a page is idle: it renders what it has received in less. */
const QUIET_TIME = 100;

type Url = string | RegExp;
type ResourceType = 'document' | 'fetch';

/** A request of an emulated page, as Playwright describes one. */
export class DomRequest {
  readonly init: RequestInit;
  private readonly address: string;
  private readonly type: ResourceType;
  constructor(address: string, init: RequestInit, type: ResourceType) {
    this.address = address;
    this.init = init;
    this.type = type;
  }
  url = () => this.address;
  method = () => this.init.method ?? 'GET';
  resourceType = () => this.type;
  isNavigationRequest = () => this.type === 'document';
}

/** A response to an emulated page; the page reads another copy of its body. */
export class DomResponse {
  private readonly from: DomRequest;
  private readonly received: Response;
  constructor(from: DomRequest, received: Response) {
    this.from = from;
    this.received = received;
  }
  request = () => this.from;
  url = () => this.from.url();
  status = () => this.received.status;
  ok = () => this.received.ok;
  headers = () => Object.fromEntries(this.received.headers);
  text = () => this.received.clone().text();
  json = () => this.received.clone().json() as Promise<unknown>;
  finished = async () => {
    await this.text();
    return null;
  };
}

interface Fulfilment {
  response?: DomResponse;
  status?: number;
  headers?: Record<string, string>;
  contentType?: string;
  body?: string;
  json?: unknown;
}

/** What a test's handler decides about a request. */
export class DomRoute {
  private readonly from: DomRequest;
  /** The response; undefined leaves the request to the next handler or the network. */
  readonly decided = Promise.withResolvers<Response | undefined>();
  constructor(from: DomRequest) {
    this.from = from;
  }
  request = () => this.from;
  abort = async () => this.decided.reject(new TypeError('Failed to fetch'));
  continue = async () => this.decided.resolve(fetch(this.from.url(), this.from.init));
  fallback = async () => this.decided.resolve(undefined);
  fetch = async () => new DomResponse(this.from, await fetch(this.from.url(), this.from.init));
  fulfill = async ({ response, status, headers, contentType, body, json }: Fulfilment) => {
    const given = {
      ...(headers ?? response?.headers()),
      ...(contentType !== undefined && { 'content-type': contentType }),
    };
    // The body is not encoded any more.
    for (const name of ['content-encoding', 'content-length']) delete (given as Record<string, string>)[name];
    const text = json === undefined ? (body ?? (await response?.text()) ?? '') : JSON.stringify(json);
    this.decided.resolve(new Response(text, { status: status ?? response?.status() ?? 200, headers: given }));
  };
}

type Handler = (route: DomRoute, request: DomRequest) => unknown;
type Emit = (event: string, seen: unknown) => void;

/** The requests of an emulated page: tests watch them and answer some of them, as Playwright's routes do. */
export class DomNetwork {
  /** Requests whose responses have not come whole, and the time at which the last one ended. */
  private open = 0;
  private quietSince = performance.now();
  private routes: { url: Url; handler: Handler }[] = [];
  private readonly emit: Emit;
  constructor(emit: Emit) {
    this.emit = emit;
  }

  route = async (url: Url, handler: Handler) => {
    this.routes.unshift({ url, handler });
  };
  unroute = async (url: Url) => {
    this.routes = this.routes.filter((each) => String(each.url) !== String(url));
  };
  unrouteAll = async () => {
    this.routes = [];
  };

  /** Sends a request of the page, or has a route answer it. Throws what a page's `fetch` throws. */
  async send(url: string, init: RequestInit, type: ResourceType): Promise<Response> {
    const request = new DomRequest(url, init, type);
    this.emit('request', request);
    this.open += 1;
    try {
      const response = (await this.routed(request)) ?? (await fetch(url, init));
      const seen = new DomResponse(request, response.clone());
      this.emit('response', seen);
      void seen.finished().then(
        () => this.end('requestfinished', request),
        () => this.end('requestfailed', request),
      );
      return response;
    } catch (error) {
      // The page learns of it first.
      void pause(0).then(() => this.end('requestfailed', request));
      throw error;
    }
  }
  private end(event: string, request: DomRequest) {
    this.open -= 1;
    this.quietSince = performance.now();
    this.emit(event, request);
  }
  /** Whether the page has sent no request for some time, and waits for none. */
  isIdle = () => this.open === 0 && performance.now() - this.quietSince > QUIET_TIME;

  private async routed(request: DomRequest): Promise<Response | undefined> {
    for (const { handler } of this.routes.filter(({ url }) => isUrl(request.url(), url))) {
      const route = new DomRoute(request);
      void handler(route, request);
      const response = await Promise.race([route.decided.promise, aborted(request.init.signal)]);
      if (response) return response;
    }
    return undefined;
  }
}

const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** Whether an address matches a pattern: a regular expression, or a text in which `**` stands for any part, `*` for one of a path. */
export const isUrl = (address: string, url: Url) => {
  if (url instanceof RegExp) return url.test(address);
  const patternOf = (part: string) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*');
  return new RegExp(`^${url.split('**').map(patternOf).join('.*')}$`).test(address);
};
