import '#src/ui/tokens.css';
import '#src/ui/global.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { hydrate, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { realtimeReconnect } from '#contract/constants.ts';
import { AppProvider } from '#src/actors/machines.tsx';
import { configureCalls } from '#src/api/call.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { createAppRouter } from '#src/app/router.ts';
import { PartError } from '#src/components/PartError.tsx';
import { activateLocale, loadLocale, loadMemberMessages } from '#src/i18n/i18n.ts';
import { loadShell } from '#src/shell/Shell.tsx';
import { pendingHandOff } from '#src/site/entry.ts';
import { storedMember } from '#src/storage/member.ts';
import { setFailedPart, setTextLoader } from '#src/ui/lazy-component.ts';
import { markChunkErrors, reloadOnce } from '#src/windows/build.ts';
import { booted } from './boot.ts';
import { leaveKeysToInputMethods } from './composition.ts';
import { focusNewPage, keepFocus } from './kept-focus.ts';
import { TakenOver, typedTexts } from './TakenOver.tsx';
import { followTranslation } from './translated-page.ts';
import { whenFirstUsed } from './turns.ts';
import { yieldToMain } from './yield-to-main.ts';

async function start() {
  void whenFirstUsed();
  leaveKeysToInputMethods(window);
  followTranslation(document.body);
  keepFocus(document);
  const container = document.getElementById('root') as HTMLElement;
  const boot = await booted;
  // Evaluating the bundle, creating the router and loading the page are separate tasks, because each is long.
  await yieldToMain();
  if ('error' in boot) {
    const { SiteErrorPage } = await import('./SiteErrorPage.tsx');
    return createRoot(container).render(<SiteErrorPage error={boot.error} />);
  }
  const { locale, clock, qa, rendered } = boot;
  if (window.isSecureContext === false) {
    const [{ InsecurePage }] = await Promise.all([import('./InsecurePage.tsx'), loadLocale(locale)]);
    activateLocale(locale);
    return createRoot(container).render(
      <I18nProvider i18n={i18n}>
        <InsecurePage />
      </I18nProvider>,
    );
  }
  const queryClient = createQueryClient();
  const router = createAppRouter({ queryClient });
  if (rendered) {
    hydrate(queryClient, rendered.queries);
    // The router then renders the same elements as on the server.
    router.ssr = { manifest: undefined };
  }
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    if (pathChanged && fromLocation) focusNewPage(document);
  });
  await yieldToMain();
  const member = storedMember();
  const load = once(async () => {
    const { startApp } = await fetchMachines();
    return startApp({ clock, inspect: qa?.inspect, queryClient, router, renderedFor: member });
  });
  markChunkErrors();
  setTextLoader(loadMemberMessages);
  setFailedPart(PartError);
  configureCalls({
    onUnauthorized: () => void load().then((app) => app.send({ type: 'call.unauthorized' })),
  });

  // Loads in parallel what the first page needs to render. A visitor's page renders without the machines.
  const [app] = await Promise.all([
    member || qa || pendingHandOff.isThere() ? load() : null,
    loadLocale(locale),
    loadShell(member !== null, router.latestLocation.pathname),
    router.load(),
  ]);
  activateLocale(locale);

  const page = (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <AppProvider app={app} load={load}>
          <TakenOver typed={typedTexts(container)}>
            <RouterProvider router={router} />
          </TakenOver>
        </AppProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
  // A transition renders in slices, so that the browser can handle input in between.
  startTransition(() => {
    if (rendered && !app) hydrateRoot(container, page);
    else createRoot(container).render(page);
  });
}

function once<T>(create: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= create();
    return result;
  };
}

/**
 * Loads the machines' chunk. Retries while offline; online it reloads the page, because a newer build may
 * have replaced the chunk.
 */
async function fetchMachines(): Promise<typeof import('#src/app/start-app.ts')> {
  for (;;) {
    try {
      // Imported first and apart, so that the machines are evaluated in two tasks.
      import('#machines/play/play-coordinator.machine.ts').catch(() => {});
      await yieldToMain();
      return await import('#src/app/start-app.ts');
    } catch {
      await reloadOnce();
      await new Promise((resolve) => window.setTimeout(resolve, realtimeReconnect.delay));
    }
  }
}

void start();
