import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { dehydrate, type Query, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AnyRoute, createMemoryHistory, RouterProvider, rootRouteId } from '@tanstack/react-router';
import type { WindowLike } from 'dompurify';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';
import type { PageToRender, RenderedPage } from '#contract/rendered-page.ts';
import { languages } from '#contract/site.ts';
import { AppProvider } from '#src/actors/machines.tsx';
import { CallError, configureCalls } from '#src/api/call.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { createAppRouter } from '#src/app/router.ts';
import { sanitizeIn } from '#src/components/OperatorHtml.tsx';
import { activateLocale, loadLocale } from '#src/i18n/i18n.ts';
import { loadShell } from '#src/shell/Shell.tsx';
import { currentLocale, renderIn, siteTitle, visitorCurrency } from '#src/site/locale.ts';
import { currentTemplate, setSite } from '#src/site/site.ts';
import { renderFor } from '#src/site/visitor.ts';
import { takeOutLongResults } from './long-results.ts';
import { pageSummary } from './page-summary.ts';
import { TakenOver, type TypedTexts } from './TakenOver.tsx';

interface PageRequest extends PageToRender {
  /** Sends the calls to the operator. */
  fetch: typeof fetch;
  /** An emulated window, whose document sanitizes the operator's HTML. */
  window: WindowLike;
}

/**
 * Renders a page as a visitor sees it first; null for one that is drawn by the browser, such as a redirect. Throws if a call
 * of the page fails that the back end has, unless the page can do without it. One page at a time: the app keeps its site,
 * language and layout in modules.
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage | null> {
  const { site, path, language, visitor } = request;
  renderFor(visitor);
  setSite(site);
  renderIn(language);
  sanitizeIn(request.window);
  configureCalls({ locale: currentLocale, fetch: request.fetch });
  const { locale } = languages[language];
  await loadLocale(locale);
  activateLocale(locale);

  const queryClient = createQueryClient();
  const router = createAppRouter(
    { queryClient },
    // Restoring the scroll position would need a script in the page.
    { history: createMemoryHistory({ initialEntries: [path] }), scrollRestoration: false },
  );
  await Promise.all([router.load(), loadShell(false, path)]);
  const matches = router.stores.matches.get();
  const last = matches.at(-1);
  // A redirect has no matches, and an unknown page only the root.
  if (!last || last.routeId === rootRouteId || matches.some(({ status }) => status !== 'success'))
    return null;
  const route: AnyRoute = router.routesById[last.routeId as '/'];
  const page = (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <AppProvider app={null} load={never}>
          <TakenOver typed={nothingTyped}>
            <RouterProvider router={router} />
          </TakenOver>
        </AppProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
  const html = await renderWithData(page, queryClient);
  const summary = pageSummary(last.routeId, last.params, queryClient);
  const ownTitle =
    summary.title ?? (last.routeId !== '/' && last.staticData.title && i18n._(last.staticData.title));
  const title = ownTitle ? `${ownTitle} · ${siteTitle()}` : siteTitle();
  return {
    html: html.replace(pictureLinks, ''),
    locale,
    template: currentTemplate(),
    title,
    description: summary.description || title,
    isFound: summary.isFound ?? true,
    pictures: [...(pictureLinks.exec(html)?.[0] ?? '').matchAll(/ href="([^"]*)"/g)].flatMap(
      ([, url]) => url ?? [],
    ),
    currency: visitorCurrency(),
    modules: [routeFile(route), `src/i18n/locales/${locale}/messages.po`],
    noScript: i18n._(
      msg`Without JavaScript you can read this site. To sign in, play and pay, turn JavaScript on.`,
    ),
    ...takeOutLongResults(dehydrate(queryClient)),
  };
}

/** `src/routes/faq.$id.tsx` for the route `/faq/$id`. */
const routeFile = ({ id }: AnyRoute) =>
  `src/routes/${id.replace(/\/$/, '/index').slice(1).replaceAll('/', '.')}.tsx`;

/** Parts of a page that ask for data which other data leads to. */
const mostPasses = 4;

/** Renders again with what the page has asked for, until it asks for nothing. */
async function renderWithData(page: ReactNode, queryClient: QueryClient): Promise<string> {
  // The browser asks for them again.
  const leftOut = new Set<Query>();
  for (let pass = 1; pass <= mostPasses; pass += 1) {
    const html = await renderToText(page);
    const queries = queryClient.getQueryCache().getAll();
    const missing = queries.filter(
      (query) => query.state.status === 'pending' && !isDisabled(query) && !leftOut.has(query),
    );
    if (missing.length === 0) return html;
    await Promise.all(
      missing.map((query) =>
        (query.promise ?? query.fetch()).catch((error: unknown) => {
          if (!query.meta?.optional) return unlessMissing(error);
          leftOut.add(query);
          query.reset();
        }),
      ),
    );
  }
  throw new Error(`the page still asks for data after ${mostPasses} passes`);
}

/** A page goes without what a call fills that the back end does not have; any other failure is one of the page. */
function unlessMissing(error: unknown) {
  if (!(error instanceof CallError && error.failure.isMissing)) throw error;
}

/** Whether only members have the query. */
const isDisabled = ({ options }: Query) => 'enabled' in options && options.enabled === false;

async function renderToText(page: ReactNode): Promise<string> {
  let failed: { error: unknown } | undefined;
  const { prelude } = await prerender(page, {
    // A large part would come after the page, with a script that no policy allows.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failed ??= { error };
    },
  });
  if (failed) throw failed.error;
  return new Response(prelude as unknown as ReadableStream).text();
}

/** React asks for pictures before the content; the document does it earlier. */
const pictureLinks = /^(?:<link rel="preload" as="image"[^>]*>)*/;

const nothingTyped: TypedTexts = new Map();

/** Effects do not run on a server, so that nothing asks for the machines. */
const never = () => new Promise<never>(() => {});
