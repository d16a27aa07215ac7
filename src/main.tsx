import './ui/tokens.css';
import './ui/global.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { languages } from '#contract/site.ts';
import { type AppActor, createApp } from './actors/app.ts';
import { AppProvider } from './actors/context.tsx';
import { connectCalls } from './api/call.ts';
import { createQueries, forgetMemberData, refetch, showCash } from './api/query-client.ts';
import { browserClock, type Clock } from './clock.ts';
import { learn, speak } from './i18n/i18n.ts';
import { createAppRouter } from './router.ts';
import { SiteErrorPage } from './screens/pages/SiteErrorPage.tsx';
import { keepEntryQuery } from './site/entry.ts';
import { chooseLanguage, currentLocale, settleLanguage, withLanguage } from './site/locale.ts';
import { loadSite, setSite } from './site/site.ts';

async function start() {
  const root = createRoot(document.getElementById('root') as HTMLElement);
  const loaded = await loadSite();
  if ('error' in loaded) return root.render(<SiteErrorPage error={loaded.error} />);
  setSite(loaded.config);

  const { pathname, search, hash } = window.location;
  keepEntryQuery(search);
  const language = chooseLanguage(pathname);
  settleLanguage(language);
  const localised = withLanguage(pathname, language);
  if (localised !== pathname)
    window.history.replaceState(window.history.state, '', localised + search + hash);
  await learn(languages[language].locale);
  speak(languages[language].locale);

  // The build for QA alone: nothing of it is left in the production build.
  const qa = import.meta.env.MODE === 'inspect' ? (await import('#qa/inspect.ts')).qaInspection() : null;
  const clock: Clock = qa?.clock ?? browserClock;
  const app = createApp(clock, qa?.inspect);
  connectCalls({
    clock,
    locale: currentLocale,
    onUnauthorized: () => app.send({ type: 'call.unauthorized' }),
  });
  const queries = createQueries();
  const router = createAppRouter({ queries });
  wire(app, queries, router);
  app.start();

  root.render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <AppProvider app={app}>
          <RouterProvider router={router} />
        </AppProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
}

/** What the machines tell the world of queries and pages. */
function wire(
  app: AppActor,
  queries: ReturnType<typeof createQueries>,
  router: ReturnType<typeof createAppRouter>,
) {
  const changeHands = () => forgetMemberData(queries);
  app.on('session.opened', changeHands);
  app.on('session.closed', changeHands);
  app.on('realtime.memberCash', ({ cash }) => showCash(queries, cash));
  app.on('realtime.stale', ({ what }) => void refetch(queries, what));
  app.on('realtime.resumed', () => void queries.invalidateQueries());
  app.on('balance.refresh', () => void refetch(queries, 'layout'));
  app.on('navigate.home', () => void router.navigate({ to: '/' }));
}

void start();
