import { type AnyActorRef, type EventFromLogic, emit, enqueueActions, setup } from 'xstate';
import type { LaunchEvent } from '#machines/play/game-launch/game-launch.types.ts';
import type { SessionMachineEvent } from '#machines/session/session.setup.ts';
import type { DeviceFacts } from '#machines/site/device.machine.ts';
import type {
  AuthDialogEvent,
  DemoOpen,
  DepositEvent,
  DepositPixel,
  DeviceEvent,
  HandOffEvent,
  ModalAnswerEvent,
  ModalEvent,
  Notice,
  OpenAreaEvent,
  PasswordRequiredEvent,
  PlayBreakEvent,
  PlayEvent,
  RealtimeEvent,
  SessionEvent,
  SignInPrompt,
  SportsBet,
} from './events.ts';
import { modals } from './modals.ts';
import { type AlwaysName, always, alwaysNames, type PageName, type Pages } from './registry.ts';
import { relay } from './relay.ts';
import { unimplementedCallback } from './unimplemented.ts';

/** Events emitted to the views and the router. */
export type AppEmitted =
  | Notice
  | Exclude<SessionEvent, { type: 'session.invalid' }>
  | Extract<RealtimeEvent, { type: `realtime.${'publicDataStale' | 'memberDataStale' | 'memberCash'}` }>
  | DepositEvent
  | Extract<PlayEvent, { type: 'balance.refresh' }>
  | { type: 'area.close' }
  | OpenAreaEvent
  | DepositPixel
  | SportsBet
  | { type: 'navigate.home' }
  | { type: 'navigate.info' };

type AppMachineEvent =
  | AppEmitted
  | SessionEvent
  | PasswordRequiredEvent
  | ModalEvent
  | ModalAnswerEvent
  | PlayEvent
  | Extract<LaunchEvent, { type: 'launch.leave' }>
  | PlayBreakEvent
  | RealtimeEvent
  | DeviceEvent
  | SignInPrompt
  | DemoOpen
  | AuthDialogEvent
  | HandOffEvent
  | Extract<SessionMachineEvent, { type: 'session.started' | 'call.unauthorized' }>;

interface AppInput {
  /** No game starts on this site. */
  isClosed: boolean;
  isDemo: boolean;
  /** This site has no play clock. */
  isClockOff: boolean;
  /** The URL carries a hand-off. */
  hasHandOff: boolean;
  device: DeviceFacts;
}

/** Inputs of the machines that need any. */
const inputs: Partial<Record<AlwaysName, (args: { context: AppInput }) => object>> = {
  device: ({ context }) => context.device,
  playClock: ({ context }) => ({ isOff: context.isClockOff }),
  playCoordinator: ({ context: { isClosed, isDemo } }) => ({ isClosed, isDemo, desktop: false }),
  popUpDiscount: () => ({ desktop: false }),
  registration: ({ context: { isDemo } }) => ({ isDemo }),
  session: ({ context: { hasHandOff } }) => ({ hasHandOff }),
  signIn: ({ context: { isDemo } }) => ({ isDemo }),
};

/** Actions that forward the event to each of the machines. */
const to = (...names: AlwaysName[]) => names.map((name) => ({ type: 'forward', params: { name } }) as const);
/** Actions that forward the event to those of the pages' machines whose page is open. */
const toPages = (...names: PageName[]) =>
  names.map((name) => ({ type: 'forwardToPage', params: { name } }) as const);

/** Events by which the pages' machines ask for the outcome of a request that moves money, and for their order. */
const checks = {
  agentTransfer: ['request.check'],
  checkIn: ['request.check'],
  deposit: ['request.check', 'deposit.check'],
  promotionClaim: ['request.check'],
  walletTransfer: ['request.check'],
  withdrawal: ['request.check', 'withdrawal.check'],
} satisfies { [N in PageName]?: EventFromLogic<Pages[N]>['type'][] };

/** The root: starts the machines that always run, and routes events between all. No logic of its own. */
export const appMachine = setup({
  types: {
    input: {} as AppInput,
    context: {} as AppInput,
    events: {} as AppMachineEvent,
    emitted: {} as AppEmitted,
  },
  actors: { relay, pages: unimplementedCallback('pages'), ...always },
  actions: {
    forward: enqueueActions(({ enqueue, event }, { name }: { name: AlwaysName }) =>
      enqueue.sendTo(name, event),
    ),
    forwardToPage: enqueueActions(({ enqueue, event, system }, { name }: { name: PageName }) => {
      const page: AnyActorRef | undefined = system.get(name);
      if (page) enqueue.sendTo(page, event);
    }),
    /** Events that they have missed are made up for. */
    checkMoneyPages: enqueueActions(({ enqueue, system }) => {
      for (const [name, types] of Object.entries(checks)) {
        const page: AnyActorRef | undefined = system.get(name);
        if (page) for (const type of types) enqueue.sendTo(page, { type });
      }
    }),
    toModalOwner: enqueueActions(({ enqueue }, { kind, answer }: ModalAnswerEvent) => {
      const owner: AlwaysName | null = modals[kind].owner;
      if (owner) enqueue.sendTo(owner, { type: `modal.answered.${kind}`, answer });
    }),
    reEmit: emit(({ event }) => event as AppEmitted),
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => input,
  invoke: [
    { id: 'relay', src: 'relay', input: { from: alwaysNames } },
    { id: 'pages', systemId: 'pages', src: 'pages' },
    ...(alwaysNames.map((id) => ({ id, systemId: id, src: id, input: inputs[id] })) as []),
  ],
  on: {
    'signIn.prompt': { actions: to('signIn') },
    'signIn.open': { actions: to('signIn') },
    'demo.open': { actions: to('demoPlay') },
    'registration.open': { actions: to('registration') },
    'recovery.open': { actions: to('passwordRecovery') },
    'session.started': { actions: to('session') },
    'session.handOff': { actions: to('session') },
    'session.opened': {
      actions: [
        'reEmit',
        ...to('realtime', 'playBreak', 'playCoordinator'),
        ...to('signIn', 'registration', 'passwordRecovery', 'passwordChange', 'handOff'),
        ...to('popUpDiscount', 'redEnvelope', 'demoPlay'),
      ],
    },
    'session.closed': {
      actions: [
        'reEmit',
        ...to('realtime', 'playClock', 'playBreak', 'playCoordinator'),
        ...to('passwordChange', 'popUpDiscount', 'redEnvelope'),
      ],
    },
    'session.invalid': { actions: to('session') },
    'password.required': { actions: to('passwordChange') },
    'call.unauthorized': { actions: to('session') },

    'device.changed': { actions: to('playCoordinator', 'passwordChange', 'popUpDiscount') },

    'modal.request': { actions: to('modals') },
    'modal.withdraw': { actions: to('modals') },
    'modal.answered': { actions: { type: 'toModalOwner', params: ({ event }) => event } },

    'playBreak.changed': { actions: to('playCoordinator', 'popUpDiscount', 'redEnvelope') },
    'play.opened': { actions: to('session', 'deployment', 'playClock') },
    'play.closed': { actions: to('session', 'deployment', 'playClock') },
    'launch.leave': { actions: to('playCoordinator') },
    'play.stop': { actions: to('playCoordinator') },
    'balance.refresh': { actions: 'reEmit' },

    'realtime.joined': { actions: to('playCoordinator') },
    'realtime.left': { actions: to('playCoordinator') },
    'realtime.publicDataStale': { actions: 'reEmit' },
    'realtime.memberDataStale': { actions: ['reEmit', 'checkMoneyPages'] },
    'realtime.redEnvelope': { actions: to('redEnvelope') },
    'realtime.gameUrl': { actions: to('playCoordinator') },
    'realtime.forwardStatus': { actions: to('playCoordinator') },
    'realtime.memberCash': { actions: ['reEmit', ...to('playCoordinator')] },
    'realtime.login': { actions: to('session') },
    'realtime.cleanCache': { actions: to('session') },
    'realtime.deposit': { actions: ['reEmit', ...toPages('deposit')] },
    'pixel.deposit': { actions: 'reEmit' },

    'sports.bet': { actions: 'reEmit' },
    'area.open': { actions: 'reEmit' },
    'area.close': { actions: 'reEmit' },
    'navigate.home': { actions: 'reEmit' },
    'navigate.info': { actions: 'reEmit' },
    notice: { actions: 'reEmit' },
  },
});
