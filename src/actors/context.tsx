import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { AnyActorRef, EventFromLogic, SnapshotFrom, StateValue } from 'xstate';
import type { AppEmitted } from '#machines/kernel/app.machine.ts';
import type { Notice } from '#machines/kernel/events.ts';
import type { MachineName, Machines } from '#machines/kernel/registry.ts';
import type { gameLaunchMachine } from '#machines/play/game-launch/game-launch.machine.ts';
import { selectEpoch } from '#machines/session/session.selectors.ts';
import { selectIsDesktop } from '#machines/site/device.selectors.ts';
import { whenInitialLoadDone } from '#src/api/initial-load.ts';
import { isDesktop } from '#src/site/site.ts';
import type { AppActor } from './app-actor.ts';

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
 * Provides the machines. A visitor's first page renders without them; they load after it, or on first use.
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
    setApp(await load());
    return deferredApp.promise;
  }, [load, deferredApp]);
  useEffect(() => {
    if (!first) void whenInitialLoadDone(queryClient).then(loadApp);
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

/**
 * The result of `select` on the machine's snapshot; rerenders only when it changes. Undefined until the
 * machines are loaded.
 */
export function useMachineSelector<N extends MachineName, T>(
  name: N,
  select: (snapshot: SnapshotFrom<Machines[N]>) => T,
): T | undefined {
  const { app } = useApp();
  return useSelector(
    app?.system.get(name) as AnyActorRef | undefined,
    (snapshot: SnapshotFrom<Machines[N]> | undefined) => snapshot && select(snapshot),
  );
}

/** Calls its argument with the root actor in the same task, or as soon as the machines are loaded. */
function useDelivery() {
  const { app, loadApp } = useApp();
  return useCallback(
    (deliver: (app: AppActor) => void) => {
      if (app) deliver(app);
      else void loadApp().then(deliver);
    },
    [app, loadApp],
  );
}

/** Sends to the machine in the same task, or as soon as the machine is loaded. */
export function useSend<N extends MachineName>(name: N): (event: EventFromLogic<Machines[N]>) => void {
  const deliver = useDelivery();
  return useCallback(
    (event) => deliver(({ system }) => (system.get(name) as AnyActorRef).send(event)),
    [deliver, name],
  );
}

/** Sends a notice of a view's own. */
export function useNotify(): (notice: Notice) => void {
  const deliver = useDelivery();
  return useCallback((notice) => deliver((app) => app.send(notice)), [deliver]);
}

/** The result of `select` on the open game, or null if there is none. */
export function useGame<T>(select: (snapshot: SnapshotFrom<typeof gameLaunchMachine>) => T): T | null {
  return useActorSelector(
    useMachineSelector('playCoordinator', (snapshot) => snapshot.children.gameLaunch),
    select,
  );
}

/** The result of `select` on an actor; null while the actor does not exist. */
export function useActorSelector<A extends AnyActorRef, T>(
  actor: A | undefined,
  select: (snapshot: SnapshotFrom<A>) => T,
): T | null {
  return useSelector(actor as AnyActorRef | undefined, (snapshot: SnapshotFrom<A> | undefined) =>
    snapshot ? select(snapshot) : null,
  );
}

/** By the window's width on load until the machine is loaded. */
export const useIsDesktop = (): boolean => useMachineSelector('device', selectIsDesktop) ?? isDesktop;

/** Number of the current session; distinguishes its data from an earlier session's. */
export const useEpoch = (): number => useMachineSelector('session', selectEpoch) ?? 0;

/** Subscribes to one event type that the root emits. The listener must be stable. */
export function useAppEvent<T extends AppEmitted['type']>(
  type: T,
  listener: (event: Extract<AppEmitted, { type: T }>) => void,
) {
  const { app } = useApp();
  useEffect(() => app?.on(type, listener as (event: AppEmitted) => void).unsubscribe, [app, type, listener]);
}

/** A machine's state for `data-state`: "open.editing", parallel regions separated by a space. */
export function stateName({ value }: { value: StateValue }): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([key, inner]) => [key, inner && stateName({ value: inner })].filter(Boolean).join('.'))
    .join(' ');
}
