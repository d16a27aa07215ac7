import type { appMachine } from '#machines/app.machine.ts';
import type { Samples } from '#qa/explore/samples.ts';
import { lanternStreet } from '../test-data.ts';
import type { Stage } from './app-stages.ts';

const follows = [] as const;

/** Modal requests, withdrawals and answers, and their effects. */
export const modalSamples = {
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
} satisfies Partial<Samples<typeof appMachine, Stage>['events']>;
