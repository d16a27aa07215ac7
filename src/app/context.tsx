import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { AnyActorRef, EventFromLogic, SnapshotFrom, StateValue } from 'xstate';
import { desktopFrom } from '#contract/limits.ts';
import type { agentApplicationMachine } from '#machines/agent-application.machine.ts';
import type { AppEmitted } from '#machines/app.machine.ts';
import type { demoPlayMachine } from '#machines/demo-play.machine.ts';
import type { deploymentMachine } from '#machines/deployment.machine.ts';
import type { deviceMachine } from '#machines/device.machine.ts';
import type { Notice } from '#machines/events.ts';
import type { gameLaunchMachine } from '#machines/game-launch.machine.ts';
import type { modalsMachine } from '#machines/modals.machine.ts';
import type { passwordChangeMachine } from '#machines/password-change.machine.ts';
import type { passwordRecoveryMachine } from '#machines/password-recovery.machine.ts';
import type { playDeskMachine } from '#machines/play-coordinator.machine.ts';
import type { popUpDiscountMachine } from '#machines/pop-up-discount.machine.ts';
import type { realtimeMachine } from '#machines/realtime.machine.ts';
import type { redEnvelopeMachine } from '#machines/red-envelope.machine.ts';
import type { registrationMachine } from '#machines/registration.machine.ts';
import { selectEpoch, selectIsDesktop } from '#machines/selectors.ts';
import type { sessionMachine } from '#machines/session.machine.ts';
import type { signInMachine } from '#machines/sign-in.machine.ts';
import type { sportsFrameMachine } from '#machines/sports-frame.machine.ts';
import type { windowsMachine } from '#machines/windows.machine.ts';
import { atRest } from '#src/api/initial-load.ts';
import { windowWidth } from '#src/site/window-width.ts';
import type { AppActor } from './create-app.ts';

/** The machines that live as long as the page, by the name under which the root runs them. */
interface Machines {
  agentApplication: typeof agentApplicationMachine;
  demoPlay: typeof demoPlayMachine;
  deployment: typeof deploymentMachine;
  device: typeof deviceMachine;
  modals: typeof modalsMachine;
  passwordChange: typeof passwordChangeMachine;
  passwordRecovery: typeof passwordRecoveryMachine;
  playDesk: typeof playDeskMachine;
  popUpDiscount: typeof popUpDiscountMachine;
  realtime: typeof realtimeMachine;
  redEnvelope: typeof redEnvelopeMachine;
  registration: typeof registrationMachine;
  session: typeof sessionMachine;
  signIn: typeof signInMachine;
  sportsFrame: typeof sportsFrameMachine;
  windows: typeof windowsMachine;
}
type Name = keyof Machines;

interface AppInContext {
  /** Null on a visitor's page until the machines have come. */
  app: AppActor | null;
  summon: () => Promise<AppActor>;
}
const AppContext = createContext<AppInContext | null>(null);

interface AppProviderProps {
  /** Given where the page is not drawn without it. */
  app: AppActor | null;
  /** Loads and starts the root actor; always the same one. */
  load: () => Promise<AppActor>;
  children: ReactNode;
}

/** The machines of the house. A visitor's first page is drawn without them; they come when it is at rest or touched. */
export function AppProvider({ app: first, load, children }: AppProviderProps) {
  const [app, setApp] = useState(first);
  const queries = useQueryClient();
  const [arrival] = useState(createArrival);
  // What is sent to machines that were summoned must find the listeners of the page there.
  useEffect(() => {
    if (app) arrival.tell(app);
  }, [app, arrival]);
  const summon = useCallback(async () => {
    setApp(await load());
    return arrival.told;
  }, [load, arrival]);
  useEffect(() => {
    if (!first) void atRest(queries).then(summon);
  }, [first, queries, summon]);
  const value = useMemo(() => ({ app, summon }), [app, summon]);
  return <AppContext value={value}>{children}</AppContext>;
}

function createArrival() {
  let tell: (app: AppActor) => void = () => {};
  const told = new Promise<AppActor>((resolve) => {
    tell = resolve;
  });
  return { tell, told };
}

function useApp(): AppInContext {
  const value = useContext(AppContext);
  if (!value) throw new Error('AppProvider is missing');
  return value;
}

/**
 * What `select` reads off the machine's state; the component draws again only when that changes.
 * Undefined until the machines are here.
 */
export function useMachine<N extends Name, T>(
  name: N,
  select: (snapshot: SnapshotFrom<Machines[N]>) => T,
): T | undefined {
  const { app } = useApp();
  return useSelector(
    app?.system.get(name) as AnyActorRef | undefined,
    (snapshot: SnapshotFrom<Machines[N]> | undefined) => snapshot && select(snapshot),
  );
}

/** Sends to the machine, in the same task; to one that is not here yet as soon as it is. */
export function useSend<N extends Name>(name: N): (event: EventFromLogic<Machines[N]>) => void {
  const { app, summon } = useApp();
  return useCallback(
    (event) => {
      const send = (to: AppActor) => (to.system.get(name) as AnyActorRef).send(event);
      if (app) send(app);
      else void summon().then(send);
    },
    [app, summon, name],
  );
}

/** Says something in passing, where a view itself has something to tell. */
export function useTell(): (notice: Notice) => void {
  const { app, summon } = useApp();
  return useCallback(
    (notice) => {
      const tell = (to: AppActor) => to.send(notice);
      if (app) tell(app);
      else void summon().then(tell);
    },
    [app, summon],
  );
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

/** By the window's width until the machine has it. */
export const useIsDesktop = (): boolean =>
  useMachine('device', selectIsDesktop) ?? windowWidth() >= desktopFrom;

/** Which session this is, so that what belongs to an older one is not taken for this one's. */
export const useEpoch = (): number => useMachine('session', selectEpoch) ?? 0;

/** Hears what the root emits of one type; give it a stable listener. */
export function useAppListener<T extends AppEmitted['type']>(
  type: T,
  listener: (event: Extract<AppEmitted, { type: T }>) => void,
) {
  const { app } = useApp();
  useEffect(() => {
    const subscription = app?.on(type, listener as (event: AppEmitted) => void);
    return () => subscription?.unsubscribe();
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
