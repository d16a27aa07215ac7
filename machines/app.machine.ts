import { emit, forwardTo, setup } from 'xstate';
import { agentApplicationMachine } from './agent-application.machine.ts';
import { demoPlayMachine } from './demo-play.machine.ts';
import { deploymentMachine } from './deployment.machine.ts';
import { type DeviceFacts, deviceMachine } from './device.machine.ts';
import type {
  AuthDialogEvent,
  DemoOpen,
  DepositPixel,
  DeviceEvent,
  HandOffEvent,
  ModalEvent,
  Notice,
  OpenAreaEvent,
  PlayEvent,
  RealtimeEvent,
  SessionEvent,
  SignInPrompt,
  SportsBet,
} from './events.ts';
import { modalsMachine } from './modals.machine.ts';
import { passwordChangeMachine } from './password-change.machine.ts';
import { passwordRecoveryMachine } from './password-recovery.machine.ts';
import { playCoordinatorMachine } from './play-coordinator.machine.ts';
import { popUpDiscountMachine } from './pop-up-discount.machine.ts';
import { realtimeMachine } from './realtime.machine.ts';
import { redEnvelopeMachine } from './red-envelope.machine.ts';
import { registrationMachine } from './registration.machine.ts';
import { relay } from './relay.ts';
import { type SessionMachineEvent, sessionMachine } from './session.machine.ts';
import { signInMachine } from './sign-in.machine.ts';
import { sportsFrameMachine } from './sports-frame.machine.ts';
import { windowsMachine } from './windows.machine.ts';

/** Events emitted to the views and the router. */
export type AppEmitted =
  | Notice
  | Exclude<SessionEvent, { type: 'session.invalid' }>
  | Extract<RealtimeEvent, { type: `realtime.${'stale' | 'resumed' | 'rejoined' | 'memberCash'}` }>
  | Extract<PlayEvent, { type: 'balance.refresh' }>
  | { type: 'windows.close' }
  | OpenAreaEvent
  | DepositPixel
  | SportsBet
  | { type: 'navigate.home' }
  | { type: 'navigate.info' };

type AppMachineEvent =
  | SessionEvent
  | ModalEvent
  | PlayEvent
  | RealtimeEvent
  | DeviceEvent
  | SignInPrompt
  | DemoOpen
  | AuthDialogEvent
  | HandOffEvent
  | SportsBet
  | Notice
  | DepositPixel
  | Extract<SessionMachineEvent, { type: 'session.started' | 'call.unauthorized' }>
  | OpenAreaEvent
  | { type: 'windows.close' }
  | { type: 'navigate.home' }
  | { type: 'navigate.info' };

interface AppInput {
  siteName: string;
  isDemo: boolean;
  /** The URL carries a hand-off code. */
  hasHandOff: boolean;
  device: DeviceFacts;
}

/** The root: starts the long-lived machines and routes events between them. No logic of its own. */
export const appMachine = setup({
  types: {
    input: {} as AppInput,
    context: {} as AppInput,
    events: {} as AppMachineEvent,
    emitted: {} as AppEmitted,
  },
  actors: {
    relay,
    agentApplication: agentApplicationMachine,
    demoPlay: demoPlayMachine,
    deployment: deploymentMachine,
    device: deviceMachine,
    modals: modalsMachine,
    passwordChange: passwordChangeMachine,
    passwordRecovery: passwordRecoveryMachine,
    playCoordinator: playCoordinatorMachine,
    popUpDiscount: popUpDiscountMachine,
    realtime: realtimeMachine,
    redEnvelope: redEnvelopeMachine,
    registration: registrationMachine,
    session: sessionMachine,
    signIn: signInMachine,
    sportsFrame: sportsFrameMachine,
    windows: windowsMachine,
  },
  actions: {
    toAgentApplication: forwardTo('agentApplication'),
    toDemoPlay: forwardTo('demoPlay'),
    toDeployment: forwardTo('deployment'),
    toModals: forwardTo('modals'),
    toPasswordChange: forwardTo('passwordChange'),
    toPasswordRecovery: forwardTo('passwordRecovery'),
    toPlayCoordinator: forwardTo('playCoordinator'),
    toPopUpDiscount: forwardTo('popUpDiscount'),
    toRealtime: forwardTo('realtime'),
    toRedEnvelope: forwardTo('redEnvelope'),
    toRegistration: forwardTo('registration'),
    toSession: forwardTo('session'),
    toSignIn: forwardTo('signIn'),
    toWindows: forwardTo('windows'),
    reEmit: emit(({ event }) => event as AppEmitted),
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => input,
  invoke: [
    {
      id: 'relay',
      src: 'relay',
      input: {
        from: [
          ...(['agentApplication', 'demoPlay', 'device', 'modals', 'passwordChange'] as const),
          ...(['passwordRecovery', 'playCoordinator', 'popUpDiscount', 'realtime', 'redEnvelope'] as const),
          ...(['registration', 'session', 'signIn', 'sportsFrame', 'windows'] as const),
        ],
      },
    },
    { id: 'device', systemId: 'device', src: 'device', input: ({ context }) => context.device },
    { id: 'deployment', systemId: 'deployment', src: 'deployment' },
    { id: 'modals', systemId: 'modals', src: 'modals' },
    { id: 'realtime', systemId: 'realtime', src: 'realtime' },
    { id: 'passwordChange', systemId: 'passwordChange', src: 'passwordChange' },
    { id: 'passwordRecovery', systemId: 'passwordRecovery', src: 'passwordRecovery' },
    {
      id: 'playCoordinator',
      systemId: 'playCoordinator',
      src: 'playCoordinator',
      input: ({ context: { siteName, isDemo } }) => ({ siteName, isDemo, desktop: false }),
    },
    {
      id: 'signIn',
      systemId: 'signIn',
      src: 'signIn',
      input: ({ context }) => ({ isDemo: context.isDemo }),
    },
    { id: 'windows', systemId: 'windows', src: 'windows' },
    { id: 'popUpDiscount', systemId: 'popUpDiscount', src: 'popUpDiscount', input: { desktop: false } },
    { id: 'agentApplication', systemId: 'agentApplication', src: 'agentApplication' },
    { id: 'demoPlay', systemId: 'demoPlay', src: 'demoPlay' },
    { id: 'redEnvelope', systemId: 'redEnvelope', src: 'redEnvelope' },
    { id: 'sportsFrame', systemId: 'sportsFrame', src: 'sportsFrame' },
    {
      id: 'session',
      systemId: 'session',
      src: 'session',
      input: ({ context }) => ({ hasHandOff: context.hasHandOff }),
    },
    {
      id: 'registration',
      systemId: 'registration',
      src: 'registration',
      input: ({ context }) => ({ isDemo: context.isDemo }),
    },
  ],
  on: {
    'signIn.prompt': { actions: 'toSignIn' },
    'signIn.open': { actions: 'toSignIn' },
    'demo.open': { actions: 'toDemoPlay' },
    'registration.open': { actions: 'toRegistration' },
    'recovery.open': { actions: 'toPasswordRecovery' },
    'session.started': { actions: 'toSession' },
    'session.handOff': { actions: 'toSession' },
    'session.opened': {
      actions: [
        ...(['reEmit', 'toRealtime', 'toPlayCoordinator', 'toSignIn', 'toRegistration'] as const),
        ...(['toPasswordRecovery', 'toPasswordChange', 'toWindows'] as const),
        ...(['toPopUpDiscount', 'toRedEnvelope', 'toDemoPlay'] as const),
      ],
    },
    'session.closed': {
      actions: [
        ...(['reEmit', 'toRealtime', 'toPlayCoordinator', 'toPasswordChange'] as const),
        ...(['toPopUpDiscount', 'toRedEnvelope', 'toAgentApplication'] as const),
      ],
    },
    'session.invalid': { actions: 'toSession' },
    'call.unauthorized': { actions: 'toSession' },

    'device.changed': { actions: ['toPlayCoordinator', 'toPasswordChange', 'toPopUpDiscount'] },

    'modal.request': { actions: 'toModals' },
    'modal.withdraw': { actions: 'toModals' },
    'modal.answered.signOutInPlay': { actions: 'toSession' },
    'modal.answered.loginPrompt': { actions: 'toSignIn' },
    'modal.answered.demoPlay': { actions: 'toDemoPlay' },
    'modal.answered.signIn': { actions: 'toSignIn' },
    'modal.answered.differentDevice': { actions: 'toSignIn' },
    'modal.answered.register': { actions: 'toRegistration' },
    'modal.answered.passwordRecovery': { actions: 'toPasswordRecovery' },
    'modal.answered.changePassword': { actions: 'toPasswordChange' },
    'modal.answered.popupBlocked': { actions: 'toPlayCoordinator' },
    'modal.answered.popUpDiscount': { actions: 'toPopUpDiscount' },
    'modal.answered.redEnvelope': { actions: 'toRedEnvelope' },
    'modal.answered.applyAsAgent': { actions: 'toAgentApplication' },

    'play.opened': { actions: ['toSession', 'toDeployment', 'toPopUpDiscount'] },
    'play.closed': { actions: ['toSession', 'toDeployment', 'toPopUpDiscount'] },
    'play.stop': { actions: 'toPlayCoordinator' },
    'balance.refresh': { actions: 'reEmit' },

    'realtime.joined': { actions: 'toPlayCoordinator' },
    'realtime.left': { actions: 'toPlayCoordinator' },
    'realtime.resumed': { actions: 'reEmit' },
    'realtime.rejoined': { actions: ['reEmit', 'toRedEnvelope'] },
    'realtime.redEnvelope': { actions: 'toRedEnvelope' },
    'realtime.gameUrl': { actions: 'toPlayCoordinator' },
    'realtime.forwardStatus': { actions: 'toPlayCoordinator' },
    'realtime.memberCash': { actions: ['reEmit', 'toPlayCoordinator'] },
    'realtime.login': { actions: 'toSession' },
    'realtime.cleanCache': { actions: 'toSession' },
    'realtime.stale': { actions: 'reEmit' },
    'pixel.deposit': { actions: 'reEmit' },

    'sports.bet': { actions: 'reEmit' },
    'windows.open': { actions: 'reEmit' },
    'windows.close': { actions: 'reEmit' },
    'navigate.home': { actions: 'reEmit' },
    'navigate.info': { actions: 'reEmit' },
    notice: { actions: 'reEmit' },
  },
});
