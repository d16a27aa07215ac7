import type { Samples } from 'xstate-path-tests';
import type { appMachine } from '#machines/kernel/app.machine.ts';
import { lanternStreet } from '#tests/flows/test-data.ts';
import type { Stage } from './app-stages.ts';

const derivedOnly = [] as const;
export const signInElsewhere = { at: '2026-11-23 12:00:00', device: 'mobile' } as const;

/** Modal requests, withdrawals and answers, and their effects. */
export const modalSamples = {
  'modal.request': [
    {
      name: 'sign in to play',
      event: { type: 'modal.request', modal: { kind: 'signInPrompt' } },
      at: derivedOnly,
    },
    { name: 'try it', event: { type: 'modal.request', modal: { kind: 'demoPlay' } }, at: derivedOnly },
    { name: 'sign in', event: { type: 'modal.request', modal: { kind: 'signIn' } }, at: derivedOnly },
    {
      name: 'sign in for the wallet',
      event: { type: 'modal.request', modal: { kind: 'signIn' } },
      at: 'narrow',
      causes: [
        'modal.withdraw (sign in)',
        'notice (welcome)',
        'session.started',
        'session.opened',
        'area.open',
      ],
      to: 'at the wallet',
    },
    { name: 'register', event: { type: 'modal.request', modal: { kind: 'register' } }, at: derivedOnly },
    {
      name: 'signed in elsewhere',
      event: { type: 'modal.request', modal: { kind: 'signedInElsewhere', ...signInElsewhere } },
      at: derivedOnly,
    },
    {
      name: 'popUpDiscount',
      event: { type: 'modal.request', modal: { kind: 'popUpDiscount' } },
      at: derivedOnly,
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
      at: derivedOnly,
    },
    {
      name: 'password recovery',
      event: { type: 'modal.request', modal: { kind: 'passwordRecovery' } },
      at: derivedOnly,
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
      name: 'play reminder',
      event: { type: 'modal.request', modal: { kind: 'playReminder' } },
      at: 'playing',
      to: 'reminded',
    },
    {
      name: 'window blocked',
      event: { type: 'modal.request', modal: { kind: 'popupBlocked', game: lanternStreet } },
      at: 'joined',
      to: 'window blocked',
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
      name: 'register instead',
      event: { type: 'modal.withdraw', kind: 'signIn' },
      at: 'signing in',
      causes: ['registration.open', 'modal.request (register)'],
      to: 'registering',
    },
    {
      name: 'recover the password instead',
      event: { type: 'modal.withdraw', kind: 'signIn' },
      at: 'signing in',
      causes: ['recovery.open', 'modal.request (password recovery)'],
      to: 'recovering',
    },
    {
      name: 'sign in instead',
      event: { type: 'modal.withdraw', kind: 'register' },
      at: 'registering',
      causes: ['signIn.open', 'modal.request (sign in)'],
      to: 'signing in',
    },
    {
      name: 'another device required',
      event: { type: 'modal.withdraw', kind: 'signIn' },
      at: 'signing in',
      causes: ['modal.request (on another device)'],
      to: 'at another device',
    },
    { name: 'try it', event: { type: 'modal.withdraw', kind: 'demoPlay' }, at: derivedOnly },
    { name: 'sign in', event: { type: 'modal.withdraw', kind: 'signIn' }, at: derivedOnly },
    {
      name: 'on another device',
      event: { type: 'modal.withdraw', kind: 'differentDevice' },
      at: derivedOnly,
    },
    { name: 'popUpDiscount', event: { type: 'modal.withdraw', kind: 'popUpDiscount' }, at: derivedOnly },
    { name: 'envelope', event: { type: 'modal.withdraw', kind: 'redEnvelope' }, at: derivedOnly },
    { name: 'register', event: { type: 'modal.withdraw', kind: 'register' }, at: derivedOnly },
    { name: 'change password', event: { type: 'modal.withdraw', kind: 'changePassword' }, at: derivedOnly },
    { name: 'sign in to play', event: { type: 'modal.withdraw', kind: 'signInPrompt' }, at: derivedOnly },
    { name: 'sign out in play', event: { type: 'modal.withdraw', kind: 'signOutInPlay' }, at: derivedOnly },
    { name: 'play reminder', event: { type: 'modal.withdraw', kind: 'playReminder' }, at: derivedOnly },
    { name: 'window blocked', event: { type: 'modal.withdraw', kind: 'popupBlocked' }, at: derivedOnly },
  ],
  'modal.answered': [
    {
      name: 'sign in',
      event: { type: 'modal.answered', kind: 'signIn', answer: 'no' },
      at: 'signing in',
      causes: ['modal.withdraw (sign in)'],
      to: 'visitor',
    },
    {
      name: 'on another device',
      event: { type: 'modal.answered', kind: 'differentDevice', answer: 'yes' },
      at: 'at another device',
      causes: ['modal.withdraw (on another device)', 'modal.request (sign in)'],
      to: 'signing in',
    },
    {
      name: 'register',
      event: { type: 'modal.answered', kind: 'register', answer: 'no' },
      at: 'registering',
      causes: ['modal.withdraw (register)'],
      to: 'visitor',
    },
    {
      name: 'password recovery',
      event: { type: 'modal.answered', kind: 'passwordRecovery', answer: 'no' },
      at: 'recovering',
      causes: ['signIn.open', 'modal.request (sign in)'],
      to: 'signing in',
    },
    {
      name: 'change password',
      event: { type: 'modal.answered', kind: 'changePassword', answer: 'no' },
      at: 'changing a password',
      causes: ['modal.withdraw (change password)'],
      to: 'joined',
    },
    {
      name: 'try it',
      event: { type: 'modal.answered', kind: 'demoPlay', answer: 'no' },
      at: 'offered to try it',
      causes: ['modal.withdraw (try it)'],
      to: 'visitor',
    },
    {
      name: 'sign in to play',
      event: { type: 'modal.answered', kind: 'signInPrompt', answer: 'yes' },
      at: 'asked to sign in',
      causes: ['modal.withdraw (sign in to play)', 'modal.request (sign in)'],
      to: 'signing in',
    },
    {
      name: 'sign out in play',
      event: { type: 'modal.answered', kind: 'signOutInPlay', answer: 'no' },
      at: 'asked in play',
      causes: ['modal.withdraw (sign out in play)'],
      to: 'playing',
    },
    {
      name: 'play reminder',
      event: { type: 'modal.answered', kind: 'playReminder', answer: 'yes' },
      at: 'reminded',
      causes: ['launch.leave', 'modal.withdraw (play reminder)', 'play.closed (by the reminder)'],
      to: 'leaving',
    },
    {
      name: 'window blocked',
      event: { type: 'modal.answered', kind: 'popupBlocked', answer: 'no' },
      at: 'window blocked',
      causes: ['modal.withdraw (window blocked)'],
      to: 'joined',
    },
    {
      name: 'signed in elsewhere',
      event: { type: 'modal.answered', kind: 'signedInElsewhere', answer: 'no' },
      at: 'notified of another sign-in',
      to: 'visitor',
    },
    {
      name: 'popUpDiscount',
      event: { type: 'modal.answered', kind: 'popUpDiscount', answer: 'no' },
      at: 'shown pop-up discount',
      causes: ['modal.withdraw (popUpDiscount)'],
      to: 'visitor',
    },
    {
      name: 'envelope',
      event: { type: 'modal.answered', kind: 'redEnvelope', answer: 'no' },
      at: 'envelope',
      causes: ['modal.withdraw (envelope)'],
      to: 'joined',
    },
  ],
} satisfies Partial<Samples<typeof appMachine, Stage>['events']>;
