import { LRUCache } from 'lru-cache';
import type { PageToRender } from '../../../contract/rendered-page.ts';
import type { SiteConfig } from '../../../contract/site.ts';
import { type Build, type Content, contentOf } from '../serve/build.ts';
import { withSite } from '../serve/documents.ts';
import { createAnswers, type PublicCall } from './answers.ts';
import { pageHtml, resultPreload } from './page-html.ts';
import { isMember, type PageRequest, pageRequest } from './page-request.ts';
import { styleHash } from './page-styles.ts';
import { createRenderer, type Renderer } from './renderer.ts';
import { createResults, resultAddress } from './results.ts';
import { sendCall } from './send-call.ts';

export type RenderingOptions = {
  /** Origin of the back end; pages of a site whose config names none are rendered only with it. */
  api?: (() => URL) | undefined;
  /** Calls the back end by its own host in place of that of the page. */
  rewriteHost?: boolean | undefined;
  /** Puts the style rules that a page needs into it, unless false: the policy of each page must allow them by their hash. */
  inlined?: boolean | undefined;
  /** Milliseconds after which a page that is not rendered is given up. */
  longestRendering?: number | undefined;
  /** Gets why a page was not rendered, besides that the back end was slow. */
  onError: (reason: string, path: string) => void;
};

/** Milliseconds for which a page is given without rendering it again, and for which it is given while it is rendered again. */
const freshFor = 10_000;
const usableFor = 60_000;
/** Milliseconds for which a page that could not be rendered is not tried again. */
const failedFor = 1_000;
/** Pages that wait for others to be rendered; the browser draws further ones. */
const mostWaiting = 40;
/** Milliseconds that a request waits for a page that was not rendered before, and for a long result, which the app awaits for 8 s. */
const longestWait = { page: 300, result: 6_000 };
/** Milliseconds that the calls of a page may take. */
const longestCalls = 1_000;
/** Pages that are kept. */
const mostPages = 1_000;
/** Kilobytes of HTML and long results: a longer page is worth less than what it costs to send, and to compress and keep. */
const mostHtml = 3_000;

/** A page, the hash of the style element in it, and the long results of its calls. */
export type RenderedContent = Content & { styleHash: string | undefined; results: readonly Content[] };

type Known = {
  /** When it was last tried to render the page, and when the content was rendered. */
  triedAt: number;
  renderedAt: number;
  content: RenderedContent | null;
  pending?: Promise<RenderedContent | null> | undefined;
};

export type RenderedPages = {
  /** The page in HTML; null if it is not there in time, or the browser draws it. */
  page: (build: Build, site: SiteConfig, request: Asked) => Promise<RenderedContent | null>;
  /** A long result of a page by its tag; null if no page that the host has, or renders in time, has it. */
  result: (build: Build, site: SiteConfig, request: Asked & { tag: string }) => Promise<Content | null>;
  /** The page as it is now; null if the browser draws it. Rejects with why it cannot be rendered. */
  render: (build: Build, site: SiteConfig, request: Asked) => Promise<RenderedContent | null>;
  close: () => Promise<void>;
};

type Asked = {
  /** Path in the build. */
  path: string;
  headers: Headers;
  query: URLSearchParams;
  /** Origin of the page. */
  origin: string;
};

/** Width of the window that a page is rendered for: the app compares its layout with the real one. */
const widths = { desktop: 1_440, phone: 390 };
/** A browser of each platform, as far as the app looks. */
const userAgents = { web: 'Mozilla/5.0', ios: 'Mozilla/5.0 (iPhone)', android: 'Mozilla/5.0 (Android)' };

const refuseLong = (length: number): void => {
  const kilobytes = Math.ceil(length / 1_000);
  if (kilobytes > mostHtml) throw new Error(`the page has ${kilobytes} kB of HTML, more than ${mostHtml}`);
};

const late = Symbol('late');

/** Renders pages of builds for visitors, and keeps them as long as the answers to their calls. */
export const createRenderedPages = ({
  api,
  rewriteHost,
  inlined = true,
  longestRendering = 10_000,
  onError,
}: RenderingOptions): RenderedPages => {
  const pages = new LRUCache<string, Known>({ max: mostPages });
  const answers = createAnswers((call, origin) => sendCall(call, origin, { api: api?.(), rewriteHost }));
  const results = createResults();
  let waiting = 0;
  let current: { build: Build; renderer: Renderer } | undefined;

  /** The renderer of a build; the one of the build before ends. */
  const rendererOf = (build: Build, code: Buffer): Renderer => {
    if (current?.build === build) return current.renderer;
    void current?.renderer.close();
    current = { build, renderer: createRenderer(code, longestRendering) };
    return current.renderer;
  };

  const render = async (
    build: Build,
    site: SiteConfig,
    request: PageRequest,
    origin: string,
  ): Promise<RenderedContent | null> => {
    const document = build.documents.get('index');
    if (!build.renderer || document === undefined) return null;
    const { code, chunks, styleRules } = build.renderer;
    const toRender: PageToRender = {
      site,
      path: request.path,
      language: request.language,
      visitor: {
        url: origin + build.base + request.path,
        width: widths[request.layout],
        userAgent: userAgents[request.platform],
      },
    };
    const calls: PublicCall[] = [];
    // From its first call: it may have waited for other pages.
    let deadline = 0;
    const page = await rendererOf(build, code)
      .render(toRender, (call) => {
        calls.push(call);
        deadline ||= Date.now() + longestCalls;
        return within(Math.max(0, deadline - Date.now()), answers.answer(call, origin));
      })
      .catch((error: Error) => {
        for (const call of calls) answers.forget(call, origin);
        throw error;
      });
    if (!page) return null;
    const lengthOfResults = Object.values(page.results).reduce((sum, { length }) => sum + length, 0);
    refuseLong(lengthOfResults);
    const long = Object.entries(page.results).map(([query, json]) => ({
      query,
      result: results.keep(json, origin),
    }));
    const addresses = long.map(({ query, result }): [string, string] => [
      query,
      resultAddress(result, build.base, request.path),
    ]);
    const { html, css } = pageHtml(withSite(document, build, site), {
      request,
      page,
      results: Object.fromEntries(addresses),
      chunks,
      styleRules,
      site,
      origin,
      build: build.id,
      base: build.base,
      inlined,
    });
    refuseLong(html.length + lengthOfResults);
    return {
      ...contentOf('page.html', Buffer.from(html)),
      styleHash: css ? styleHash(css) : undefined,
      results: long.map(({ result }) => result),
    };
  };

  /** What is known of a page, which is rendered if it is new or no longer fresh; undefined if the browser draws it. */
  const knownOf = (build: Build, site: SiteConfig, { origin, path, ...asked }: Asked): Known | undefined => {
    const request = pageRequest(path, site, asked);
    const hasBackEnd = api !== undefined || /^https?:/i.test(site.apiUrl);
    if (!request || !build.renderer || !hasBackEnd) return undefined;
    const key = JSON.stringify([build.id, origin, request, site]);
    const known = pages.get(key);
    const entry: Known = known ?? { triedAt: 0, renderedAt: 0, content: null };
    if (Date.now() - entry.renderedAt >= usableFor) entry.content = null;
    const isWaited = Date.now() - entry.triedAt >= (entry.content ? freshFor : failedFor);
    if (!entry.pending && isWaited && waiting < mostWaiting) {
      waiting += 1;
      entry.pending = render(build, site, request, origin)
        .then((content) => Object.assign(entry, { content, renderedAt: Date.now() }).content)
        .catch((error: Error) => {
          onError(error.message, request.path);
          return entry.content;
        })
        .finally(() => {
          waiting -= 1;
          Object.assign(entry, { triedAt: Date.now(), pending: undefined });
        });
      pages.set(key, entry);
    }
    return entry;
  };
  const renderedWithin = async ({ pending }: Known, ms: number): Promise<RenderedContent | null> => {
    const first = pending ? await Promise.race([pending, after(ms)]) : null;
    return first === late ? null : (first as RenderedContent | null);
  };

  return {
    render: async (build, site, { origin, path, ...asked }) => {
      const request = pageRequest(path, site, asked);
      return request && render(build, site, request, origin);
    },
    page: async (build, site, asked) => {
      const known = knownOf(build, site, asked);
      const page = known && (known.content ?? (await renderedWithin(known, longestWait.page)));
      if (!page) return null;
      return isMember(asked.headers) ? forMember(page) : page;
    },
    result: async (build, site, { tag, ...asked }) => {
      if (!pageRequest(asked.path, site, asked)) return null;
      const kept = results.find(tag, asked.origin);
      if (kept) return kept;
      const known = knownOf(build, site, asked);
      const find = (page?: RenderedContent | null) => page?.results.find((result) => result.tag === tag);
      return known
        ? (find(known.content) ?? find(await renderedWithin(known, longestWait.result)) ?? null)
        : null;
    },
    close: async () => current?.renderer.close(),
  };
};

const resultPreloads = new RegExp(`${resultPreload}[^>]*>`, 'g');
const forMembers = new WeakMap<RenderedContent, RenderedContent>();
/** The page for a member: what only visitors see is hidden in it until the app has replaced it, for which it needs no results. */
const forMember = (page: RenderedContent): RenderedContent => {
  const known = forMembers.get(page);
  if (known) return known;
  const body = page.body.toString().replace('<html ', '<html data-member="" ').replaceAll(resultPreloads, '');
  const { styleHash, results } = page;
  const content = { ...contentOf('page.html', Buffer.from(body)), styleHash, results };
  forMembers.set(page, content);
  return content;
};

const after = (ms: number): Promise<typeof late> =>
  // A host that ends does not wait for it.
  new Promise((resolve) => setTimeout(() => resolve(late), ms).unref());

/** Rejects if the result is not there in time. */
const within = async <T>(ms: number, result: Promise<T>): Promise<T> => {
  result.catch(() => {});
  const first = await Promise.race([result, after(ms)]);
  if (first === late) throw new Error('the back end is slow');
  return first as T;
};
