import type { appMachine } from '#machines/app.machine.ts';
import type { Samples } from '#qa/samples.ts';
import { deepSea, lanternStreet, linh } from './fixtures.ts';

/** The root keeps nothing: how far its children have come is told here. */
export type Stage =
  | 'visitor'
  | 'shown offers'
  | 'envelope'
  | 'narrow'
  | 'asked to sign in'
  | 'offered to try it'
  | 'signing in'
  | 'registering'
  | 'at another device'
  | 'at the wallet'
  | 'recovering'
  | 'member'
  | 'joined'
  | 'changing a password'
  | 'on the phone'
  | 'applying'
  | 'at the agents'
  | 'led to a new password'
  | 'transfers closed'
  | 'held back'
  | 'playing'
  | 'asked in play'
  | 'leaving'
  | 'cleaned';

const web = {
  siteName: 'gamehall',
  isDemo: false,
  handedOver: false,
  device: { width: 1440, deviceClass: 'desktop', platform: 'web' },
} as const;
const follows = [] as const;
/** What is left of a session when it ends. */
const ending = ['play.stop (nothing is played)', 'play.stop (nothing is played)', 'windows.close'] as const;
const ended = [...ending, 'navigate.home', 'session.closed', 'realtime.parted (for good)'] as const;

export const samples = {
  inputs: [
    {
      name: 'a visitor',
      input: { ...web },
      causes: ['device.changed (wide)', 'session.closed'],
      to: 'visitor',
    },
    {
      name: 'a visitor to whom there is something to offer',
      input: { ...web },
      causes: ['device.changed (wide)', 'session.closed', 'modal.request (offers)'],
      to: 'shown offers',
    },
    {
      name: 'a member',
      input: { ...web },
      causes: ['device.changed (wide)', 'session.opened'],
      to: 'member',
    },
  ],
  events: {
    'session.started': [{ event: { type: 'session.started', member: linh }, at: follows }],
    'session.handOver': [
      { event: { type: 'session.handOver' }, at: 'visitor', causes: ['session.opened'], to: 'member' },
    ],
    'session.opened': [{ event: { type: 'session.opened', member: linh }, at: follows }],
    'session.closed': [{ event: { type: 'session.closed' }, at: follows }],
    'session.invalid': [
      {
        event: { type: 'session.invalid' },
        at: 'joined',
        causes: ['notice (the session has ended)', ...ended],
        to: 'visitor',
      },
    ],
    'call.unauthorized': [
      {
        event: { type: 'call.unauthorized' },
        at: 'joined',
        causes: ['notice (the session has ended)', ...ended],
        to: 'visitor',
      },
    ],
    'signIn.prompt': [
      {
        name: 'for a game',
        event: { type: 'signIn.prompt' },
        at: 'visitor',
        causes: ['modal.request (sign in to play)'],
        to: 'asked to sign in',
      },
      { name: 'for a bet', event: { type: 'signIn.prompt' }, at: follows },
    ],
    'signIn.open': [{ event: { type: 'signIn.open' }, at: follows }],
    'demo.open': [
      {
        event: { type: 'demo.open', game: deepSea },
        at: 'visitor',
        causes: ['modal.request (try it)'],
        to: 'offered to try it',
      },
    ],
    'sports.bet': [
      {
        event: { type: 'sports.bet', gpId: 'GPNS' },
        at: 'visitor',
        causes: ['signIn.prompt (for a bet)', 'modal.request (sign in to play)'],
        to: 'asked to sign in',
      },
    ],
    'recovery.open': [{ event: { type: 'recovery.open' }, at: follows }],
    'registration.open': [{ event: { type: 'registration.open' }, at: follows }],
    'device.changed': [
      { name: 'wide', event: { type: 'device.changed', desktop: true }, at: follows },
      { name: 'narrow', event: { type: 'device.changed', desktop: false }, at: 'visitor', to: 'narrow' },
      {
        name: 'narrow for a member',
        event: { type: 'device.changed', desktop: false },
        at: 'joined',
        to: 'on the phone',
      },
    ],
    'modal.request': [
      {
        name: 'sign in to play',
        event: { type: 'modal.request', modal: { kind: 'loginPrompt' } },
        at: follows,
      },
      { name: 'try it', event: { type: 'modal.request', modal: { kind: 'demoPlay' } }, at: follows },
      { name: 'sign in', event: { type: 'modal.request', modal: { kind: 'signIn' } }, at: follows },
      {
        name: 'sign in for the wallet',
        event: { type: 'modal.request', modal: { kind: 'signIn' } },
        at: 'narrow',
        causes: [
          'modal.withdraw (sign in)',
          'notice (welcome)',
          'session.started',
          'session.opened',
          'windows.open',
        ],
        to: 'at the wallet',
      },
      { name: 'register', event: { type: 'modal.request', modal: { kind: 'register' } }, at: follows },
      { name: 'offers', event: { type: 'modal.request', modal: { kind: 'popUpDiscount' } }, at: follows },
      {
        name: 'apply as agent',
        event: { type: 'modal.request', modal: { kind: 'applyAsAgent' } },
        at: 'on the phone',
        to: 'applying',
      },
      {
        name: 'envelope',
        event: { type: 'modal.request', modal: { kind: 'redEnvelope' } },
        at: 'joined',
        to: 'envelope',
      },
      {
        name: 'on another device',
        event: { type: 'modal.request', modal: { kind: 'differentDevice' } },
        at: follows,
      },
      {
        name: 'forgotten',
        event: { type: 'modal.request', modal: { kind: 'passwordRecovery' } },
        at: follows,
      },
      {
        name: 'change password',
        event: { type: 'modal.request', modal: { kind: 'changePassword', forced: false } },
        at: 'joined',
        to: 'changing a password',
      },
      {
        name: 'sign out in play',
        event: { type: 'modal.request', modal: { kind: 'signOutInPlay' } },
        at: 'playing',
        to: 'asked in play',
      },
      {
        name: 'window held back',
        event: { type: 'modal.request', modal: { kind: 'popupBlocked', game: lanternStreet } },
        at: 'joined',
        to: 'held back',
      },
    ],
    'modal.withdraw': [
      {
        name: 'signed in',
        event: { type: 'modal.withdraw', kind: 'signIn' },
        at: 'signing in',
        causes: ['notice (welcome)', 'session.started', 'session.opened'],
        to: 'member',
      },
      {
        name: 'rather register',
        event: { type: 'modal.withdraw', kind: 'signIn' },
        at: 'signing in',
        causes: ['registration.open', 'modal.request (register)'],
        to: 'registering',
      },
      {
        name: 'rather another password',
        event: { type: 'modal.withdraw', kind: 'signIn' },
        at: 'signing in',
        causes: ['recovery.open', 'modal.request (forgotten)'],
        to: 'recovering',
      },
      {
        name: 'rather sign in',
        event: { type: 'modal.withdraw', kind: 'register' },
        at: 'registering',
        causes: ['signIn.open', 'modal.request (sign in)'],
        to: 'signing in',
      },
      {
        name: 'let in on no other device',
        event: { type: 'modal.withdraw', kind: 'signIn' },
        at: 'signing in',
        causes: ['modal.request (on another device)'],
        to: 'at another device',
      },
      { name: 'try it', event: { type: 'modal.withdraw', kind: 'demoPlay' }, at: follows },
      { name: 'sign in', event: { type: 'modal.withdraw', kind: 'signIn' }, at: follows },
      { name: 'on another device', event: { type: 'modal.withdraw', kind: 'differentDevice' }, at: follows },
      { name: 'offers', event: { type: 'modal.withdraw', kind: 'popUpDiscount' }, at: follows },
      { name: 'envelope', event: { type: 'modal.withdraw', kind: 'redEnvelope' }, at: follows },
      { name: 'apply as agent', event: { type: 'modal.withdraw', kind: 'applyAsAgent' }, at: follows },
      { name: 'register', event: { type: 'modal.withdraw', kind: 'register' }, at: follows },
      { name: 'change password', event: { type: 'modal.withdraw', kind: 'changePassword' }, at: follows },
      { name: 'sign in to play', event: { type: 'modal.withdraw', kind: 'loginPrompt' }, at: follows },
      { name: 'sign out in play', event: { type: 'modal.withdraw', kind: 'signOutInPlay' }, at: follows },
      { name: 'window held back', event: { type: 'modal.withdraw', kind: 'popupBlocked' }, at: follows },
    ],
    'modal.answered.signIn': [
      {
        event: { type: 'modal.answered.signIn', answer: 'no' },
        at: 'signing in',
        causes: ['modal.withdraw (sign in)'],
        to: 'visitor',
      },
    ],
    'modal.answered.differentDevice': [
      {
        event: { type: 'modal.answered.differentDevice', answer: 'yes' },
        at: 'at another device',
        causes: ['modal.withdraw (on another device)', 'modal.request (sign in)'],
        to: 'signing in',
      },
    ],
    'modal.answered.register': [
      {
        event: { type: 'modal.answered.register', answer: 'no' },
        at: 'registering',
        causes: ['modal.withdraw (register)'],
        to: 'visitor',
      },
    ],
    'modal.answered.passwordRecovery': [
      {
        event: { type: 'modal.answered.passwordRecovery', answer: 'no' },
        at: 'recovering',
        causes: ['signIn.open', 'modal.request (sign in)'],
        to: 'signing in',
      },
    ],
    'modal.answered.changePassword': [
      {
        event: { type: 'modal.answered.changePassword', answer: 'no' },
        at: 'changing a password',
        causes: ['modal.withdraw (change password)'],
        to: 'joined',
      },
    ],
    'modal.answered.demoPlay': [
      {
        event: { type: 'modal.answered.demoPlay', answer: 'no' },
        at: 'offered to try it',
        causes: ['modal.withdraw (try it)'],
        to: 'visitor',
      },
    ],
    'modal.answered.loginPrompt': [
      {
        event: { type: 'modal.answered.loginPrompt', answer: 'yes' },
        at: 'asked to sign in',
        causes: ['modal.withdraw (sign in to play)', 'modal.request (sign in)'],
        to: 'signing in',
      },
    ],
    'modal.answered.signOutInPlay': [
      {
        event: { type: 'modal.answered.signOutInPlay', answer: 'no' },
        at: 'asked in play',
        causes: ['modal.withdraw (sign out in play)'],
        to: 'playing',
      },
    ],
    'modal.answered.popupBlocked': [
      {
        event: { type: 'modal.answered.popupBlocked', answer: 'no' },
        at: 'held back',
        causes: ['modal.withdraw (window held back)'],
        to: 'joined',
      },
    ],
    'modal.answered.protocol': [{ event: { type: 'modal.answered.protocol', answer: 'no' }, at: follows }],
    'modal.answered.popUpDiscount': [
      {
        event: { type: 'modal.answered.popUpDiscount', answer: 'no' },
        at: 'shown offers',
        causes: ['modal.withdraw (offers)'],
        to: 'visitor',
      },
    ],
    'modal.answered.news': [{ event: { type: 'modal.answered.news', answer: 'no' }, at: follows }],
    'modal.answered.offersSoFar': [
      { event: { type: 'modal.answered.offersSoFar', answer: 'no' }, at: follows },
    ],
    'modal.answered.redEnvelope': [
      {
        event: { type: 'modal.answered.redEnvelope', answer: 'no' },
        at: 'envelope',
        causes: ['modal.withdraw (envelope)'],
        to: 'joined',
      },
    ],
    'modal.answered.applyAsAgent': [
      {
        event: { type: 'modal.answered.applyAsAgent', answer: 'no' },
        at: 'applying',
        causes: ['modal.withdraw (apply as agent)'],
        to: 'at the agents',
      },
    ],
    'modal.answered.maintenance': [
      { event: { type: 'modal.answered.maintenance', answer: 'no' }, at: follows },
    ],
    'play.opened': [{ event: { type: 'play.opened' }, at: follows }],
    'play.closed': [{ event: { type: 'play.closed' }, at: 'playing', to: 'leaving' }],
    'play.stop': [
      { name: 'told by another tab', event: { type: 'play.stop' }, at: 'joined' },
      { name: 'nothing is played', event: { type: 'play.stop' }, at: follows },
    ],
    'balance.refresh': [{ event: { type: 'balance.refresh' }, at: 'leaving', to: 'joined' }],
    'realtime.joined': [{ event: { type: 'realtime.joined' }, at: 'member', to: 'joined' }],
    'realtime.parted': [
      {
        name: 'the line is cut',
        event: { type: 'realtime.parted' },
        at: 'joined',
        causes: ['realtime.resumed'],
        to: 'member',
      },
      { name: 'for good', event: { type: 'realtime.parted' }, at: follows },
    ],
    'realtime.resumed': [{ event: { type: 'realtime.resumed' }, at: follows }],
    'realtime.gameUrl': [
      {
        event: { type: 'realtime.gameUrl', url: 'http://127.0.0.1/game', extra: '' },
        at: 'joined',
        causes: ['play.opened'],
        to: 'playing',
      },
    ],
    'realtime.forwardStatus': [
      {
        event: { type: 'realtime.forwardStatus', code: '957', message: '' },
        at: 'joined',
        causes: ['notice (transfers are closed)'],
        to: 'transfers closed',
      },
    ],
    'realtime.memberCash': [{ event: { type: 'realtime.memberCash', cash: 100 }, at: 'joined' }],
    'realtime.login': [
      {
        event: { type: 'realtime.login', own: false },
        at: ['joined', 'transfers closed'],
        causes: ['notice (signed in elsewhere)', ...ended],
        to: 'visitor',
      },
    ],
    'realtime.cleanCache': [
      { event: { type: 'realtime.cleanCache' }, at: 'joined', causes: ending, to: 'cleaned' },
    ],
    'realtime.redEnvelope': [{ event: { type: 'realtime.redEnvelope' }, at: 'joined' }],
    'realtime.stale': [
      { name: 'other pictures', event: { type: 'realtime.stale', what: 'banners' }, at: 'joined' },
      { name: 'money', event: { type: 'realtime.stale', what: 'layout' }, at: follows },
    ],
    'pixel.deposit': [
      {
        event: { type: 'pixel.deposit', order: 'D1', amount: 50, times: 1, currency: 'USD' },
        at: 'joined',
        causes: ['realtime.stale (money)'],
      },
    ],
    'windows.open': [{ event: { type: 'windows.open', target: 'user' }, at: follows }],
    'windows.close': [{ event: { type: 'windows.close' }, at: follows }],
    'navigate.info': [{ event: { type: 'navigate.info' }, at: 'on the phone', to: 'led to a new password' }],
    'navigate.home': [{ event: { type: 'navigate.home' }, at: follows }],
    notice: [
      { name: 'welcome', event: { type: 'notice', tone: 'good', text: 'login_success' }, at: follows },
      {
        name: 'the session has ended',
        event: { type: 'notice', tone: 'warn', text: 'session_expired' },
        at: follows,
      },
      {
        name: 'signed in elsewhere',
        event: { type: 'notice', tone: 'warn', text: 'already_login_msg' },
        at: follows,
      },
      {
        name: 'transfers are closed',
        event: { type: 'notice', tone: 'warn', text: 'transfer_disabled' },
        at: follows,
      },
    ],
  },
  outcomes: {},
} satisfies Samples<typeof appMachine, Stage>;
