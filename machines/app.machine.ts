import { emit, forwardTo, setup } from 'xstate';
import { agentApplicationMachine } from './agent-application.machine.ts';
import { demoPlayMachine } from './demo-play.machine.ts';
import { deploymentMachine } from './deployment.machine.ts';
import { type DeviceFacts, deviceMachine } from './device.machine.ts';
import type {
  AreaOpen,
  DemoOpen,
  DepositPixel,
  DeviceEvent,
  DoorEvent,
  HandOver,
  ModalEvent,
  Notice,
  PlayEvent,
  RealtimeEvent,
  SessionEvent,
  SignInPrompt,
  SportsBet,
} from './events.ts';
import { modalsMachine } from './modals.machine.ts';
import { passwordChangeMachine } from './password-change.machine.ts';
import { passwordRecoveryMachine } from './password-recovery.machine.ts';
import { playDeskMachine } from './play-coordinator.machine.ts';
import { popUpDiscountMachine } from './pop-up-discount.machine.ts';
import { realtimeMachine } from './realtime.machine.ts';
import { redEnvelopeMachine } from './red-envelope.machine.ts';
import { registrationMachine } from './registration.machine.ts';
import { relay } from './relay.ts';
import { type SessionIn, sessionMachine } from './session.machine.ts';
import { signInMachine } from './sign-in.machine.ts';
import { sportsFrameMachine } from './sports-frame.machine.ts';
import { windowsMachine } from './windows.machine.ts';

/** What the app tells its views and the router. */
export type AppEmitted =
  | Notice
  | Exclude<SessionEvent, { type: 'session.invalid' }>
  | Extract<RealtimeEvent, { type: `realtime.${'stale' | 'resumed' | 'rejoined' | 'memberCash'}` }>
  | Extract<PlayEvent, { type: 'balance.refresh' }>
  | { type: 'windows.close' }
  | AreaOpen
  | DepositPixel
  | SportsBet
  | { type: 'navigate.home' }
  | { type: 'navigate.info' };

type Heard =
  | SessionEvent
  | ModalEvent
  | PlayEvent
  | RealtimeEvent
  | DeviceEvent
  | SignInPrompt
  | DemoOpen
  | DoorEvent
  | HandOver
  | SportsBet
  | Notice
  | DepositPixel
  | Extract<SessionIn, { type: 'session.started' | 'call.unauthorized' }>
  | AreaOpen
  | { type: 'windows.close' }
  | { type: 'navigate.home' }
  | { type: 'navigate.info' };

interface AppInput {
  siteName: string;
  isDemo: boolean;
  /** The address brought a code that somebody is to be signed in by. */
  handedOver: boolean;
  device: DeviceFacts;
}

/** The root: the long-lived machines and who hears whom. No logic of its own. */
export const appMachine = setup({
  types: {
    input: {} as AppInput,
    context: {} as AppInput,
    events: {} as Heard,
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
    playDesk: playDeskMachine,
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
    toPlayDesk: forwardTo('playDesk'),
    toPopUpDiscount: forwardTo('popUpDiscount'),
    toRealtime: forwardTo('realtime'),
    toRedEnvelope: forwardTo('redEnvelope'),
    toRegistration: forwardTo('registration'),
    toSession: forwardTo('session'),
    toSignIn: forwardTo('signIn'),
    toWindows: forwardTo('windows'),
    tell: emit(({ event }) => event as AppEmitted),
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
          ...(['passwordRecovery', 'playDesk', 'popUpDiscount', 'realtime', 'redEnvelope'] as const),
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
      id: 'playDesk',
      systemId: 'playDesk',
      src: 'playDesk',
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
      input: ({ context }) => ({ handedOver: context.handedOver }),
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
    'session.handOver': { actions: 'toSession' },
    'session.opened': {
      actions: [
        ...(['tell', 'toRealtime', 'toPlayDesk', 'toSignIn', 'toRegistration'] as const),
        ...(['toPasswordRecovery', 'toPasswordChange', 'toWindows'] as const),
        ...(['toPopUpDiscount', 'toRedEnvelope', 'toDemoPlay'] as const),
      ],
    },
    'session.closed': {
      actions: [
        ...(['tell', 'toRealtime', 'toPlayDesk', 'toPasswordChange'] as const),
        ...(['toPopUpDiscount', 'toRedEnvelope', 'toAgentApplication'] as const),
      ],
    },
    'session.invalid': { actions: 'toSession' },
    'call.unauthorized': { actions: 'toSession' },

    'device.changed': { actions: ['toPlayDesk', 'toPasswordChange', 'toPopUpDiscount'] },

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
    'modal.answered.popupBlocked': { actions: 'toPlayDesk' },
    'modal.answered.popUpDiscount': { actions: 'toPopUpDiscount' },
    'modal.answered.redEnvelope': { actions: 'toRedEnvelope' },
    'modal.answered.applyAsAgent': { actions: 'toAgentApplication' },

    'play.opened': { actions: ['toSession', 'toDeployment', 'toPopUpDiscount'] },
    'play.closed': { actions: ['toSession', 'toDeployment', 'toPopUpDiscount'] },
    'play.stop': { actions: 'toPlayDesk' },
    'balance.refresh': { actions: 'tell' },

    'realtime.joined': { actions: 'toPlayDesk' },
    'realtime.parted': { actions: 'toPlayDesk' },
    'realtime.resumed': { actions: 'tell' },
    'realtime.rejoined': { actions: ['tell', 'toRedEnvelope'] },
    'realtime.redEnvelope': { actions: 'toRedEnvelope' },
    'realtime.gameUrl': { actions: 'toPlayDesk' },
    'realtime.forwardStatus': { actions: 'toPlayDesk' },
    'realtime.memberCash': { actions: ['tell', 'toPlayDesk'] },
    'realtime.login': { actions: 'toSession' },
    'realtime.cleanCache': { actions: 'toSession' },
    'realtime.stale': { actions: 'tell' },
    'pixel.deposit': { actions: 'tell' },

    'sports.bet': { actions: 'tell' },
    'windows.open': { actions: 'tell' },
    'windows.close': { actions: 'tell' },
    'navigate.home': { actions: 'tell' },
    'navigate.info': { actions: 'tell' },
    notice: { actions: 'tell' },
  },
});
