import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/with-selector';
import type {
  Actor,
  AnyActorRef,
  AnyMachineSnapshot,
  EventFromLogic,
  SnapshotFrom,
  StateValue,
} from 'xstate';
import type { AppEmitted, appMachine } from '#machines/kernel/app.machine.ts';
import type { Notice } from '#machines/kernel/events.ts';
import type { AlwaysName, MachineName, Machines } from '#machines/kernel/registry.ts';
import type { gameLaunchMachine } from '#machines/play/game-launch/game-launch.machine.ts';
import { selectPlayBreak } from '#machines/play/play-break.selectors.ts';
import { selectEpoch } from '#machines/session/session.selectors.ts';
import { selectIsDesktop } from '#machines/site/device.selectors.ts';
import { whenUsed } from '#src/startup/turns.ts';
import { initialSnapshot } from './initial-snapshots.ts';

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

type SnapshotOf<N extends MachineName> = SnapshotFrom<Machines[N]>;
type ChildrenOf<N extends MachineName> = SnapshotOf<N>['children'];
type ChildRef<N extends MachineName, C extends keyof ChildrenOf<N>> = NonNullable<ChildrenOf<N>[C]>;

/** The system IDs of the machines of the page around, by the names of the machines. */
export const PageIds = createContext<Partial<Record<MachineName, string>>>({});

/** `part`: which of several machines of the name on a page; by default the one around. */
function useSystemId(name: MachineName, part?: string): string {
  const ids = useContext(PageIds);
  return part === undefined ? (ids[name] ?? name) : systemId(name, part);
}

export const systemId = (name: MachineName, part?: string) => (part === undefined ? name : `${name}:${part}`);

/**
 * The result of `select` on the machine's snapshot; rerenders only when it changes. Before the machines are loaded,
 * the snapshot is the one in which the machine will start.
 */
export function useMachineSelector<N extends MachineName, T>(
  name: N,
  select: (snapshot: SnapshotOf<N>) => T,
  part?: string,
): T {
  const id = useSystemId(name, part);
  const { app } = useApp();
  // A machine that has finished still answers.
  const last = useRef<AnyActorRef>(undefined);
  const actor: AnyActorRef | undefined = app?.system.get(id) ?? last.current;
  last.current = actor;
  if (app && !actor) throw new Error(`${id} does not run: its page is not open`);
  return useSelector(actor, (snapshot: SnapshotOf<N> | undefined) =>
    select(snapshot ?? (initialSnapshot(name as AlwaysName) as SnapshotOf<N>)),
  );
}

/** The result of `select` on an actor that the machine invokes; null while it does not. */
export function useChildSelector<N extends MachineName, C extends keyof ChildrenOf<N> & string, T>(
  name: N,
  child: C,
  select: (snapshot: SnapshotFrom<ChildRef<N, C>>) => T,
  part?: string,
): T | null {
  const actor = useMachineSelector(name, (snapshot) => childOf(snapshot, child), part);
  return useSelector(actor, (snapshot: SnapshotFrom<ChildRef<N, C>> | undefined) =>
    snapshot ? select(snapshot) : null,
  );
}

const childOf = (snapshot: { children: object }, child: string) =>
  (snapshot.children as Record<string, AnyActorRef | undefined>)[child];

/** Sends to the machine in the same task, or as soon as it is loaded. */
export function useSend<N extends MachineName>(
  name: N,
  part?: string,
): (event: EventFromLogic<Machines[N]>) => void {
  const id = useSystemId(name, part);
  const deliver = useDelivery();
  return useCallback(
    // A page may have been closed since.
    (event) => deliver(({ system }) => (system.get(id) as AnyActorRef | undefined)?.send(event)),
    [deliver, id],
  );
}

/** Sends to an actor that the machine invokes. */
export function useSendToChild<N extends MachineName, C extends keyof ChildrenOf<N> & string>(
  name: N,
  child: C,
  part?: string,
): (event: Parameters<ChildRef<N, C>['send']>[0]) => void {
  const id = useSystemId(name, part);
  const deliver = useDelivery();
  return useCallback(
    (event) =>
      deliver(({ system }) => {
        const parent: AnyActorRef | undefined = system.get(id);
        if (parent) childOf(parent.getSnapshot() as AnyMachineSnapshot, child)?.send(event);
      }),
    [deliver, id, child],
  );
}

/** The result of `select` on the open game, or null if there is none. */
export const useGame = <T,>(select: (snapshot: SnapshotFrom<typeof gameLaunchMachine>) => T): T | null =>
  useChildSelector('playCoordinator', 'gameLaunch', select);

export const useIsDesktop = (): boolean => useMachineSelector('device', selectIsDesktop);

/** Number of the current session; distinguishes its data from an earlier session's. */
export const useEpoch = (): number => useMachineSelector('session', selectEpoch);

/** A machine's state for `data-state`: "open.editing", parallel regions separated by a space. */
export function stateName({ value }: { value: StateValue }): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([key, inner]) => [key, inner && stateName({ value: inner })].filter(Boolean).join('.'))
    .join(' ');
}

/** The result of `select` on the actor's snapshot, undefined without an actor; rerenders only when the result changes. */
function useSelector<S, T>(actor: AnyActorRef | null | undefined, select: (snapshot: S | undefined) => T): T {
  const subscribe = useCallback(
    (onChange: () => void) => actor?.subscribe({ next: onChange, error: onChange }).unsubscribe ?? (() => {}),
    [actor],
  );
  const read = () => {
    const snapshot = actor?.getSnapshot() as (S & { status?: string; error?: unknown }) | undefined;
    if (snapshot?.status === 'error') throw snapshot.error;
    return snapshot;
  };
  return useSyncExternalStoreWithSelector(subscribe, read, read, select, Object.is);
}

/** Whether the member has closed play, deposits and promotions by a break or an exclusion. */
export const useOnBreak = (): boolean => useMachineSelector('playBreak', selectPlayBreak) !== null;
