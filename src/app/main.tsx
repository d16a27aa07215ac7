import '#src/ui/tokens.css';
import '#src/ui/global.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { realtimeReconnect } from '#contract/limits.ts';
import { connectCalls } from '#src/api/call.ts';
import { createQueries } from '#src/api/query-client.ts';
import { learn, speak } from '#src/i18n/i18n.ts';
import { waitingHandOver } from '#src/site/entry.ts';
import { storedMember } from '#src/storage/member.ts';
import { nameMissingParts, reloadOnce } from '#src/windows/build.ts';
import { booted } from './boot.ts';
import { AppProvider } from './context.tsx';
import { createAppRouter } from './router.ts';
import { loadShell } from './shell/Shell.tsx';

async function start() {
  const root = createRoot(document.getElementById('root') as HTMLElement);
  const boot = await booted;
  if ('error' in boot) {
    const { SiteErrorPage } = await import('./SiteErrorPage.tsx');
    return root.render(<SiteErrorPage error={boot.error} />);
  }
  const { locale, clock, qa } = boot;
  const queries = createQueries();
  const router = createAppRouter({ queries });
  const member = storedMember();
  const load = once(async () => {
    const { startApp } = await fetchMachines();
    return startApp({ clock, inspect: qa?.inspect, queries, router, drawnFor: member });
  });
  nameMissingParts();
  connectCalls({ onUnauthorized: () => void load().then((app) => app.send({ type: 'call.unauthorized' })) });

  // What the first page is not drawn without, all at once. A visitor's is drawn without the machines.
  const [app] = await Promise.all([
    member || qa || waitingHandOver.isThere() ? load() : null,
    learn(locale),
    loadShell(member !== null),
    router.load(),
  ]);
  speak(locale);

  // A transition is drawn in slices, between which the browser can answer.
  startTransition(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queries}>
          <AppProvider app={app} load={load}>
            <RouterProvider router={router} />
          </AppProvider>
        </QueryClientProvider>
      </I18nProvider>,
    ),
  );
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The machines' own part of the bundle; asked for again as long as there is no line, and of a newer build where there is. */
async function fetchMachines(): Promise<typeof import('./start-app.ts')> {
  for (;;) {
    try {
      // Read in before what starts them, in a task of their own.
      import('#machines/app.machine.ts').catch(() => {});
      return await import('./start-app.ts');
    } catch {
      await reloadOnce();
      await new Promise((resolve) => window.setTimeout(resolve, realtimeReconnect.delay));
    }
  }
}

void start();
