import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { Actor } from 'xstate';
import type { AppEmitted, appMachine } from '#machines/kernel/app.machine.ts';
import type { Notice } from '#machines/kernel/events.ts';
import { whenUsed } from '#src/startup/turns.ts';

interface AppContextValue {
  /** Null on a visitor's page until the machines are loaded. */
  app: AppActor | null;
  loadApp: () => Promise<AppActor>;
}
const AppContext = createContext<AppContextValue | null>(null);

interface AppProviderProps {
  /** Null if the page renders before the machines are loaded. */
  app: AppActor | null;
  /** Loads and starts the root actor; every call returns the same one. */
  load: () => Promise<AppActor>;
  children: ReactNode;
}

/**
 * Provides the machines. A visitor's first page renders without them; they load when the page is used, or has rested.
 */
export function AppProvider({ app: first, load, children }: AppProviderProps) {
  const [app, setApp] = useState(first);
  const queryClient = useQueryClient();
  const [deferredApp] = useState(createDeferredApp);
  // Resolves `loadApp` after the page's listeners have subscribed, so that they receive the events sent next.
  useEffect(() => {
    if (app) deferredApp.resolve(app);
  }, [app, deferredApp]);
  const loadApp = useCallback(async () => {
    const loaded = await load();
    // A part of a rendered page that has not been taken over yet is then taken over before it changes.
    startTransition(() => setApp(loaded));
    return deferredApp.promise;
  }, [load, deferredApp]);
  useEffect(() => {
    if (!first) void whenUsed(queryClient).then(loadApp);
  }, [first, queryClient, loadApp]);
  const value = useMemo(() => ({ app, loadApp }), [app, loadApp]);
  return <AppContext value={value}>{children}</AppContext>;
}

function createDeferredApp() {
  let resolve: (app: AppActor) => void = () => {};
  const promise = new Promise<AppActor>((settle) => {
    resolve = settle;
  });
  return { resolve, promise };
}

export function useApp(): AppContextValue {
  const value = useContext(AppContext);
  if (!value) throw new Error('AppProvider is missing');
  return value;
}

/** Calls its argument with the root actor in the same task, or as soon as the machines are loaded. */
export function useDelivery() {
  const { app, loadApp } = useApp();
  return useCallback(
    (deliver: (app: AppActor) => void) => {
      if (app) deliver(app);
      else void loadApp().then(deliver);
    },
    [app, loadApp],
  );
}

/** Sends a notice of a view's own. */
export function useNotify(): (notice: Notice) => void {
  const deliver = useDelivery();
  return useCallback((notice) => deliver((app) => app.send(notice)), [deliver]);
}

/** Subscribes to one event type that the root emits. The listener must be stable. */
export function useAppEvent<T extends AppEmitted['type']>(
  type: T,
  listener: (event: Extract<AppEmitted, { type: T }>) => void,
) {
  const { app } = useApp();
  useEffect(() => app?.on(type, listener as (event: AppEmitted) => void).unsubscribe, [app, type, listener]);
}

/** The root actor: it starts the long-lived machines and emits what views listen to. */
export type AppActor = Actor<typeof appMachine>;
