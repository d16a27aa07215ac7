import { emit, forwardTo, setup } from 'xstate';
import { type DeviceFacts, deviceMachine } from './device.machine.ts';
import type {
  DeviceEvent,
  HandOver,
  ModalEvent,
  Notice,
  PlayEvent,
  RealtimeEvent,
  SessionEvent,
  SignInPrompt,
} from './events.ts';
import { modalsMachine } from './modals.machine.ts';
import { playDeskMachine } from './play-desk.machine.ts';
import { realtimeMachine } from './realtime.machine.ts';
import { relay } from './relay.ts';
import { type SessionIn, sessionMachine } from './session.machine.ts';
import { type SignInTarget, signInMachine } from './sign-in.machine.ts';
import { windowsMachine } from './windows.machine.ts';

/** What the app tells its views and the router. */
export type AppEmitted =
  | Notice
  | Exclude<SessionEvent, { type: 'session.invalid' }>
  | Extract<RealtimeEvent, { type: 'realtime.stale' | 'realtime.resumed' | 'realtime.memberCash' }>
  | Extract<PlayEvent, { type: 'balance.refresh' }>
  | { type: 'windows.close' }
  | { type: 'windows.open'; target: SignInTarget }
  | { type: 'navigate.home' };

type Heard =
  | SessionEvent
  | ModalEvent
  | PlayEvent
  | RealtimeEvent
  | DeviceEvent
  | SignInPrompt
  | HandOver
  | Notice
  | Extract<SessionIn, { type: 'session.started' | 'call.unauthorized' }>
  | { type: 'windows.close' }
  | { type: 'navigate.home' };

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
    device: deviceMachine,
    modals: modalsMachine,
    playDesk: playDeskMachine,
    realtime: realtimeMachine,
    session: sessionMachine,
    signIn: signInMachine,
    windows: windowsMachine,
  },
  actions: {
    toModals: forwardTo('modals'),
    toPlayDesk: forwardTo('playDesk'),
    toRealtime: forwardTo('realtime'),
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
      input: { from: ['device', 'modals', 'playDesk', 'realtime', 'session', 'signIn', 'windows'] },
    },
    { id: 'device', systemId: 'device', src: 'device', input: ({ context }) => context.device },
    { id: 'modals', systemId: 'modals', src: 'modals' },
    { id: 'realtime', systemId: 'realtime', src: 'realtime' },
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
    {
      id: 'session',
      systemId: 'session',
      src: 'session',
      input: ({ context }) => ({ handedOver: context.handedOver }),
    },
  ],
  on: {
    'signIn.prompt': { actions: 'toSignIn' },
    'session.started': { actions: 'toSession' },
    'session.handOver': { actions: 'toSession' },
    'session.opened': { actions: ['tell', 'toRealtime', 'toPlayDesk', 'toSignIn', 'toWindows'] },
    'session.closed': { actions: ['tell', 'toRealtime', 'toPlayDesk'] },
    'session.invalid': { actions: 'toSession' },
    'call.unauthorized': { actions: 'toSession' },

    'device.changed': { actions: 'toPlayDesk' },

    'modal.request': { actions: 'toModals' },
    'modal.withdraw': { actions: 'toModals' },
    'modal.answered.signOutInPlay': { actions: 'toSession' },
    'modal.answered.loginPrompt': { actions: 'toSignIn' },
    'modal.answered.signIn': { actions: 'toSignIn' },
    'modal.answered.popupBlocked': { actions: 'toPlayDesk' },

    'play.opened': { actions: 'toSession' },
    'play.closed': { actions: 'toSession' },
    'play.stop': { actions: 'toPlayDesk' },
    'balance.refresh': { actions: 'tell' },

    'realtime.joined': { actions: 'toPlayDesk' },
    'realtime.parted': { actions: 'toPlayDesk' },
    'realtime.resumed': { actions: 'tell' },
    'realtime.gameUrl': { actions: 'toPlayDesk' },
    'realtime.forwardStatus': { actions: 'toPlayDesk' },
    'realtime.memberCash': { actions: ['tell', 'toPlayDesk'] },
    'realtime.login': { actions: 'toSession' },
    'realtime.cleanCache': { actions: 'toSession' },
    'realtime.stale': { actions: 'tell' },

    'windows.close': { actions: 'tell' },
    'navigate.home': { actions: 'tell' },
    notice: { actions: 'tell' },
  },
});
