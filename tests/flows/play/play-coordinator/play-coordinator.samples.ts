import type { Samples } from 'xstate-path-tests';
import type { playCoordinatorMachine } from '#machines/play/play-coordinator.machine.ts';
import { deepSea, lanternStreet, linh, longBreak, ninthWave, refused } from '#tests/flows/test-data.ts';
import { gameSamples } from './play-coordinator-game.samples.ts';
import {
  canBegin,
  canEnd,
  canLaunch,
  canPlay,
  isFirstGame,
  isIdle,
  isMember,
  isOnBreak,
  isOnChannel,
  isOpen,
  isOrphaned,
  type Snapshot,
  type Stage,
} from './play-coordinator-stages.ts';

const isKeyIdle = (snapshot: Snapshot) => snapshot.matches({ oneKey: 'ready' });
const isReturning = (snapshot: Snapshot) => snapshot.matches({ activity: 'returning' });
const canReturn = (snapshot: Snapshot) => canPlay(snapshot) && isKeyIdle(snapshot);

const request = { type: 'launch.request', game: lanternStreet } as const;
const begun = { type: 'playBreak.changed', playBreak: longBreak } as const;
const answered = { type: 'modal.answered.popupBlocked', answer: 'yes' } as const;
const cash = { type: 'realtime.memberCash', cash: 100 } as const;
const returned = { currency: 'USD', from: [{ provider: 'Velvet Gate', minor: 120_050 }] };

export const samples = {
  inputs: [
    {
      name: 'a visitor',
      input: { isClosed: false, isDemo: false, desktop: false },
      causes: ['device.changed (wide)', 'session.closed (no member)'],
    },
    {
      name: 'a member',
      input: { isClosed: false, isDemo: false, desktop: false },
      causes: ['device.changed (wide)', 'session.opened'],
    },
    {
      name: 'a member of the closed platform',
      input: { isClosed: true, isDemo: false, desktop: false },
      causes: ['device.changed (wide)', 'session.opened'],
    },
    {
      name: 'a visitor of a demonstration',
      input: { isClosed: false, isDemo: true, desktop: false },
      causes: ['device.changed (wide)', 'session.closed (no member)'],
    },
  ],
  events: {
    'launch.request': [
      {
        name: 'on a demonstration site',
        event: request,
        when: (snapshot) => isIdle(snapshot) && snapshot.context.isDemo,
      },
      {
        name: 'by a visitor',
        event: request,
        at: '',
        when: (snapshot) => isIdle(snapshot) && !isMember(snapshot) && !snapshot.context.isDemo,
        to: 'asked to sign in',
      },
      {
        name: 'playable by visitors',
        event: { type: 'launch.request', game: deepSea },
        at: '',
        when: (snapshot) => isIdle(snapshot) && !isMember(snapshot) && !snapshot.context.isDemo,
        to: 'offered to try it',
      },
      {
        name: 'on the closed platform',
        event: request,
        when: (snapshot) => isIdle(snapshot) && isMember(snapshot) && !isOpen(snapshot),
      },
      {
        name: 'while an older game is left',
        event: request,
        at: '',
        when: (snapshot) => isOrphaned(snapshot) || snapshot.matches({ activity: 'leavingOrphan' }),
      },
      { name: 'while balances are returned', event: request, at: '', when: isReturning },
      {
        name: 'in a break',
        event: request,
        at: '',
        when: (snapshot) => canLaunch(snapshot) && isOnBreak(snapshot),
        to: 'notified of the break',
      },
      { name: 'accepted', event: request, at: '', when: canPlay, to: 'preparing' },
      {
        name: 'window blocked',
        event: request,
        at: '',
        when: canPlay,
        causes: ['modal.request (window blocked)'],
        to: 'window blocked',
      },
      {
        name: 'the same game',
        event: request,
        at: ['preparing', 'playing'],
        when: isFirstGame,
        causes: ['notice (already open)'],
      },
      {
        name: 'another game',
        event: { type: 'launch.request', game: ninthWave },
        at: 'playing',
        when: (snapshot) => isFirstGame(snapshot) && snapshot.context.desktop,
        to: 'asked to change',
      },
      {
        name: 'while one is left',
        event: request,
        at: ['leaving', 'stopping'],
        causes: ['notice (still being left)'],
      },
    ],
    'playBreak.changed': [
      { name: 'begins', event: begun, at: '', when: (each) => isIdle(each) && canBegin(each) },
      {
        name: 'begins before play',
        event: begun,
        at: 'preparing',
        when: canBegin,
        causes: ['gameLaunch: ended'],
        to: '',
      },
      {
        name: 'begins in play',
        event: begun,
        at: 'playing',
        when: canBegin,
        causes: ['play.closed'],
        to: 'stopping',
      },
      {
        name: 'ends',
        event: { type: 'playBreak.changed', playBreak: null },
        at: ['', 'stopping'],
        when: (snapshot) => isOnBreak(snapshot) && isOnChannel(snapshot),
      },
    ],
    'balance.return': [
      {
        name: 'while an older game is left',
        event: { type: 'balance.return' },
        at: '',
        when: (snapshot) => isOrphaned(snapshot) || snapshot.matches({ activity: 'leavingOrphan' }),
      },
      {
        name: 'in play',
        event: { type: 'balance.return' },
        at: 'playing',
        when: isKeyIdle,
      },
      { name: 'accepted', event: { type: 'balance.return' }, at: '', when: canReturn },
    ],
    'launch.cancel': [
      { event: { type: 'launch.cancel' }, at: 'preparing', causes: ['gameLaunch: ended'], to: '' },
    ],
    'launch.show': [{ event: { type: 'launch.show' }, at: 'playing' }],
    // Frame events are covered by the game-launch machine.
    'launch.frameLoaded': [{ event: { type: 'launch.frameLoaded' }, at: [] }],
    'launch.frameFailed': [{ event: { type: 'launch.frameFailed' }, at: [] }],
    'launch.popOut': [{ event: { type: 'launch.popOut' }, at: [] }],
    'launch.leave': [
      { event: { type: 'launch.leave' }, at: 'playing', causes: ['play.closed'], to: 'leaving' },
    ],
    'play.stop': [
      { name: 'an older game', event: { type: 'play.stop' }, when: isOrphaned },
      { name: 'while balances are returned', event: { type: 'play.stop' }, when: isReturning },
      {
        name: 'before play',
        event: { type: 'play.stop' },
        at: 'preparing',
        causes: ['gameLaunch: ended'],
        to: '',
      },
      {
        name: 'in play',
        event: { type: 'play.stop' },
        at: ['playing', 'asked to change'],
        causes: ['play.closed'],
        to: 'stopping',
      },
    ],
    'modal.answered.popupBlocked': [
      {
        name: 'open game',
        event: answered,
        at: 'window blocked',
        causes: ['modal.withdraw'],
        to: 'preparing',
      },
      {
        name: 'not now',
        event: { ...answered, answer: 'no' },
        at: 'window blocked',
        causes: ['modal.withdraw', 'gameLaunch: ended'],
        to: '',
      },
    ],
    'modal.answered.changeGame': [
      {
        name: 'leave and open',
        event: { type: 'modal.answered.changeGame', answer: 'yes' },
        at: 'asked to change',
        causes: ['play.closed'],
        to: 'switching',
      },
      {
        name: 'stay',
        event: { type: 'modal.answered.changeGame', answer: 'no' },
        at: 'asked to change',
        to: 'playing',
      },
    ],
    'realtime.joined': [
      {
        event: { type: 'realtime.joined' },
        when: (snapshot) => isMember(snapshot) && !isOnChannel(snapshot),
      },
    ],
    'realtime.left': [{ event: { type: 'realtime.left' }, when: isOnChannel }],
    'realtime.gameUrl': [
      {
        event: { type: 'realtime.gameUrl', url: 'http://127.0.0.1/game', extra: '' },
        at: 'preparing',
        when: isOnChannel,
        causes: ['play.opened'],
        to: 'playing',
      },
    ],
    'realtime.forwardStatus': [
      {
        name: 'transfers closed',
        event: { type: 'realtime.forwardStatus', code: '957', message: '' },
        when: isOnChannel,
      },
      {
        name: 'success',
        event: { type: 'realtime.forwardStatus', code: '100', message: '' },
        when: isOnChannel,
      },
    ],
    'realtime.memberCash': [
      { name: 'before the game is left', event: cash, at: ['preparing', 'playing'], when: isOnChannel },
      {
        name: 'what was left',
        event: cash,
        at: 'leaving',
        when: isOnChannel,
        causes: ['balance.refresh (the game ends)'],
      },
      {
        name: 'what was left, with another game to follow',
        event: cash,
        at: 'switching',
        when: isOnChannel,
        causes: ['balance.refresh (the next begins)'],
      },
    ],
    'session.opened': [
      {
        event: { type: 'session.opened', member: linh },
        at: ['', 'asked to sign in'],
        when: (snapshot) => !isMember(snapshot) && !snapshot.context.isDemo,
        to: '',
      },
    ],
    'session.closed': [
      { name: 'no member', event: { type: 'session.closed' }, at: [] },
      {
        name: 'channel not joined yet',
        event: { type: 'session.closed' },
        at: '',
        when: (snapshot) => canEnd(snapshot) && !isOnChannel(snapshot),
      },
      {
        name: 'on the channel',
        event: { type: 'session.closed' },
        at: '',
        when: (snapshot) => canEnd(snapshot) && isOnChannel(snapshot),
        causes: ['realtime.left'],
      },
    ],
    'device.changed': [
      {
        name: 'wide',
        event: { type: 'device.changed', desktop: true },
        at: '',
        when: (snapshot) => isIdle(snapshot) && !snapshot.context.desktop,
      },
      {
        name: 'narrow',
        event: { type: 'device.changed', desktop: false },
        at: '',
        when: (snapshot) => isIdle(snapshot) && snapshot.context.desktop,
      },
    ],
    ...gameSamples,
  },
  outcomes: {
    readPlayFlag: {
      instant: true,
      values: [
        {
          name: 'orphaned',
          done: { orphaned: true },
          when: (snapshot) => isMember(snapshot) && isOpen(snapshot),
        },
        { name: 'nothing', done: { orphaned: false } },
      ],
    },
    returnBalances: [
      { name: 'returned', done: { ok: true, data: returned } },
      { name: 'returned, unknown from where', done: { ok: true, data: null } },
      { name: 'refused', done: refused('/member/profile/balance/all/back', '999') },
    ],
    leaveOrphan: [{ name: 'left', done: undefined }],
    gameLaunch: [
      { name: 'ended', done: { next: null }, at: [] },
      { name: 'ended for another game', done: { next: ninthWave }, at: [] },
    ],
  },
  project: ({ isClosed, isDemo, member, desktop, joined, game, next, playBreak }) => ({
    isClosed,
    isDemo,
    member: member !== null,
    desktop,
    joined,
    game: game?.gameId,
    next: next?.gameId,
    playBreak: playBreak?.reason,
  }),
  survivors: {
    'retarget at transfer.disabled.always[0] to playCoordinator.activity.idle':
      'The other region is in this state already where the paths take the transition; other targets are told apart.',
    'retarget at oneKey.coolingDown.after.oneKeyCooldown[0] to playCoordinator.activity.idle':
      'The other region is in this state already where the paths take the transition; other targets are told apart.',
  },
} satisfies Samples<typeof playCoordinatorMachine, Stage>;
