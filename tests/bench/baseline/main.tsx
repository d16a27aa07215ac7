import { i18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/with-selector';
import * as v from 'valibot';
import { createActor, setup } from 'xstate';

/** An empty app on the product's libraries, with the product's first banner. */
const machine = setup({}).createMachine({ initial: 'shown', states: { shown: {} } });
const actor = createActor(machine).start();
const read = () => actor.getSnapshot();
const subscribe = (onChange: () => void) => actor.subscribe(onChange).unsubscribe;
const schema = v.object({
  data: v.object({ web_carousel_picture_list: v.array(v.object({ photo_path: v.string() })) }),
});

function Home() {
  const { i18n } = useLingui();
  const shown = useSyncExternalStoreWithSelector(subscribe, read, read, ({ value }) => value === 'shown');
  const banners = useQuery({
    queryKey: ['banners'],
    queryFn: async () => {
      const response = await fetch('/arks/web/carousel_picture', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ site_id: '1', use_type: window.innerWidth >= 992 ? 0 : 2 }),
      });
      return v.parse(schema, await response.json()).data.web_carousel_picture_list;
    },
  });
  const banner = banners.data?.[0]?.photo_path;
  return (
    <main>
      <h1>{i18n._('baseline')}</h1>
      {shown && banner && (
        <img
          src={banner}
          alt=""
          width="716"
          height="380"
          fetchPriority="high"
          style={{ width: '100%', height: 'auto' }}
        />
      )}
    </main>
  );
}

const root = createRootRoute({ component: Outlet });
const home = createRoute({ getParentRoute: () => root, path: '/', component: Home });
const router = createRouter({ routeTree: root.addChildren([home]) });
i18n.loadAndActivate({ locale: 'en-US', messages: { baseline: 'Baseline' } });

createRoot(document.getElementById('root') as HTMLElement).render(
  <I18nProvider i18n={i18n}>
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </I18nProvider>,
);
