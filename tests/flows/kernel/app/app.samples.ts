import type { Samples } from 'xstate-path-tests';
import type { appMachine } from '#machines/kernel/app.machine.ts';
import { deepSea, linh, longBreak } from '#tests/flows/test-data.ts';
import { modalSamples, signInElsewhere } from './app-modals.samples.ts';
import type { Stage } from './app-stages.ts';

const web = {
  isClosed: false,
  isDemo: false,
  isClockOff: false,
  hasHandOff: false,
  device: { width: 1440, deviceClass: 'desktop', platform: 'web' },
} as const;
const derivedOnly = [] as const;
/** Events at the end of a session. */
const ending = ['play.stop (nothing is played)', 'play.stop (nothing is played)', 'area.close'] as const;
const ended = [...ending, 'navigate.home', 'session.closed', 'realtime.left (for good)'] as const;

export const samples = {
  inputs: [
    {
      name: 'a visitor',
      input: { ...web },
      causes: ['device.changed (wide)', 'session.closed'],
      to: 'visitor',
    },
    {
      name: 'a visitor with a pop-up discount',
      input: { ...web },
      causes: ['device.changed (wide)', 'session.closed', 'modal.request (popUpDiscount)'],
      to: 'shown pop-up discount',
    },
    {
      name: 'a member',
      input: { ...web },
      causes: ['device.changed (wide)', 'session.opened'],
      to: 'member',
    },
  ],
  events: {
    'session.started': [{ event: { type: 'session.started', member: linh }, at: derivedOnly }],
    'session.handOff': [
      {
        event: { type: 'session.handOff' },
        at: 'signing in',
        causes: ['notice (handed off)', 'session.opened', 'modal.withdraw (sign in)'],
        to: 'member',
      },
    ],
    'session.opened': [{ event: { type: 'session.opened', member: linh }, at: derivedOnly }],
    'session.closed': [{ event: { type: 'session.closed' }, at: derivedOnly }],
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
      { name: 'for a bet', event: { type: 'signIn.prompt' }, at: derivedOnly },
    ],
    'signIn.open': [{ event: { type: 'signIn.open' }, at: derivedOnly }],
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
    'recovery.open': [{ event: { type: 'recovery.open' }, at: derivedOnly }],
    'registration.open': [{ event: { type: 'registration.open' }, at: derivedOnly }],
    'device.changed': [
      { name: 'wide', event: { type: 'device.changed', desktop: true }, at: derivedOnly },
      { name: 'narrow', event: { type: 'device.changed', desktop: false }, at: 'visitor', to: 'narrow' },
      {
        name: 'narrow for a member',
        event: { type: 'device.changed', desktop: false },
        at: 'joined',
        to: 'on the phone',
      },
    ],
    ...modalSamples,
    'playBreak.changed': [
      {
        event: { type: 'playBreak.changed', playBreak: longBreak },
        at: 'joined',
        causes: ['balance.refresh (an envelope is put away)'],
        to: 'on a break',
      },
    ],
    'play.opened': [{ event: { type: 'play.opened' }, at: derivedOnly }],
    'play.closed': [
      { name: 'left', event: { type: 'play.closed' }, at: 'playing', to: 'leaving' },
      { name: 'by the reminder', event: { type: 'play.closed' }, at: derivedOnly },
    ],
    'launch.leave': [{ event: { type: 'launch.leave' }, at: derivedOnly }],
    'play.stop': [
      { name: 'notified by another tab', event: { type: 'play.stop' }, at: 'joined' },
      { name: 'nothing is played', event: { type: 'play.stop' }, at: derivedOnly },
    ],
    'balance.refresh': [
      { name: 'the game ends', event: { type: 'balance.refresh' }, at: 'leaving', to: 'joined' },
      {
        name: 'the channel is joined',
        event: { type: 'balance.refresh' },
        at: 'member',
        causes: ['realtime.joined'],
        to: 'joined',
      },
      { name: 'an envelope is put away', event: { type: 'balance.refresh' }, at: derivedOnly },
    ],
    'realtime.joined': [{ event: { type: 'realtime.joined' }, at: derivedOnly }],
    'realtime.left': [
      {
        name: 'the line is cut',
        event: { type: 'realtime.left' },
        at: 'joined',
        causes: ['realtime.publicDataStale'],
        to: 'joining again',
      },
      { name: 'for good', event: { type: 'realtime.left' }, at: derivedOnly },
    ],
    'realtime.publicDataStale': [{ event: { type: 'realtime.publicDataStale' }, at: derivedOnly }],
    'realtime.memberDataStale': [
      {
        event: { type: 'realtime.memberDataStale' },
        at: 'joining again',
        causes: ['realtime.joined'],
        to: 'joined',
      },
    ],
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
        // No game is being launched to which it could belong.
        event: { type: 'realtime.forwardStatus', code: '957', message: '' },
        at: 'joined',
      },
    ],
    'realtime.memberCash': [{ event: { type: 'realtime.memberCash', cash: 100 }, at: 'joined' }],
    'realtime.deposit': [
      {
        event: { type: 'realtime.deposit', order: 'D1', amount: 50, times: 1, mustReport: true },
        at: 'joined',
        causes: ['pixel.deposit'],
      },
    ],
    'realtime.login': [
      {
        event: { type: 'realtime.login', own: false, ...signInElsewhere },
        at: 'joined',
        causes: ['modal.request (signed in elsewhere)', ...ended],
        to: 'notified of another sign-in',
      },
    ],
    'realtime.cleanCache': [
      { event: { type: 'realtime.cleanCache' }, at: 'joined', causes: ending, to: 'cleaned' },
    ],
    'realtime.redEnvelope': [{ event: { type: 'realtime.redEnvelope' }, at: 'joined' }],
    'pixel.deposit': [
      {
        event: { type: 'pixel.deposit', order: 'D1', amount: 50, times: 1, currency: 'USD' },
        at: derivedOnly,
      },
    ],
    'area.open': [{ event: { type: 'area.open', target: 'user' }, at: derivedOnly }],
    'area.close': [{ event: { type: 'area.close' }, at: derivedOnly }],
    'password.required': [
      {
        event: { type: 'password.required', required: true },
        at: 'on the phone',
        causes: ['navigate.info'],
        to: 'led to a new password',
      },
    ],
    'navigate.info': [{ event: { type: 'navigate.info' }, at: derivedOnly }],
    'navigate.home': [{ event: { type: 'navigate.home' }, at: derivedOnly }],
    notice: [
      { name: 'welcome', event: { type: 'notice', tone: 'success', text: 'login_success' }, at: derivedOnly },
      {
        name: 'handed off',
        event: { type: 'notice', tone: 'success', text: 'signed_in_as', account: linh.account },
        at: derivedOnly,
      },
      {
        name: 'the session has ended',
        event: { type: 'notice', tone: 'warning', text: 'session_expired' },
        at: derivedOnly,
      },
    ],
  },
  outcomes: {},
} satisfies Samples<typeof appMachine, Stage>;
