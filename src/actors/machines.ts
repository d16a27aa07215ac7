import { createContext, useCallback, useContext, useRef } from 'react';
import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/with-selector';
import type { AnyActorRef, AnyMachineSnapshot, EventFromLogic, SnapshotFrom, StateValue } from 'xstate';
import type { AlwaysName, MachineName, Machines } from '#machines/kernel/registry.ts';
import type { gameLaunchMachine } from '#machines/play/game-launch/game-launch.machine.ts';
import { selectEpoch } from '#machines/session/session.selectors.ts';
import { selectIsDesktop } from '#machines/site/device.selectors.ts';
import { useApp, useDelivery } from './context.tsx';
import { initialSnapshot } from './initial-snapshots.ts';

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
export const useGame = <T>(select: (snapshot: SnapshotFrom<typeof gameLaunchMachine>) => T): T | null =>
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
