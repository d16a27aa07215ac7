import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useCallback, useContext, useEffect } from 'react';
import type { ActorRefFrom, AnyActorRef, EventFromLogic, SnapshotFrom, StateValue } from 'xstate';
import type { AppEmitted } from '#machines/app.machine.ts';
import type { deviceMachine } from '#machines/device.machine.ts';
import type { gameLaunchMachine } from '#machines/game-launch.machine.ts';
import type { modalsMachine } from '#machines/modals.machine.ts';
import type { playDeskMachine } from '#machines/play-desk.machine.ts';
import type { realtimeMachine } from '#machines/realtime.machine.ts';
import type { sessionMachine } from '#machines/session.machine.ts';
import type { signInMachine } from '#machines/sign-in.machine.ts';
import type { AppActor } from './app.ts';

/** The machines that live as long as the page, by the name under which the root runs them. */
interface Machines {
  device: typeof deviceMachine;
  modals: typeof modalsMachine;
  playDesk: typeof playDeskMachine;
  realtime: typeof realtimeMachine;
  session: typeof sessionMachine;
  signIn: typeof signInMachine;
}
type Name = keyof Machines;

const AppContext = createContext<AppActor | null>(null);

export function AppProvider({ app, children }: { app: AppActor; children: ReactNode }) {
  return <AppContext value={app}>{children}</AppContext>;
}

function useApp(): AppActor {
  const app = useContext(AppContext);
  if (!app) throw new Error('AppProvider is missing');
  return app;
}

function useActor<N extends Name>(name: N): ActorRefFrom<Machines[N]> {
  return useApp().system.get(name) as ActorRefFrom<Machines[N]>;
}

/** What `select` reads off the machine's state; the component draws again only when that changes. */
export function useMachine<N extends Name, T>(
  name: N,
  select: (snapshot: SnapshotFrom<Machines[N]>) => T,
): T {
  return useSelector(useActor(name) as ActorRefFrom<typeof sessionMachine>, (snapshot) =>
    select(snapshot as unknown as SnapshotFrom<Machines[N]>),
  );
}

export function useSend<N extends Name>(name: N): (event: EventFromLogic<Machines[N]>) => void {
  const actor = useActor(name) as { send(event: EventFromLogic<Machines[N]>): void };
  return useCallback((event) => actor.send(event), [actor]);
}

/** The game in play as `select` reads it, or null when there is none. */
export function useGame<T>(select: (snapshot: SnapshotFrom<typeof gameLaunchMachine>) => T): T | null {
  return useActorState(
    useMachine('playDesk', (snapshot) => snapshot.children.gameLaunch),
    select,
  );
}

/** What `select` reads off an actor that comes and goes; null while it is not there. */
export function useActorState<A extends AnyActorRef, T>(
  actor: A | undefined,
  select: (snapshot: SnapshotFrom<A>) => T,
): T | null {
  return useSelector(actor as AnyActorRef | undefined, (snapshot: SnapshotFrom<A> | undefined) =>
    snapshot ? select(snapshot) : null,
  );
}

/** Hears what the root emits of one type; give it a stable listener. */
export function useAppListener<T extends AppEmitted['type']>(
  type: T,
  listener: (event: Extract<AppEmitted, { type: T }>) => void,
) {
  const app = useApp();
  useEffect(() => {
    const subscription = app.on(type, listener as (event: AppEmitted) => void);
    return () => subscription.unsubscribe();
  }, [app, type, listener]);
}

/** A machine's state as views carry it in `data-state`: "open.editing", regions side by side with a blank. */
export function stateName({ value }: { value: StateValue }): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([key, inner]) => {
      const rest = inner ? stateName({ value: inner }) : '';
      return rest ? `${key}.${rest}` : key;
    })
    .join(' ');
}
