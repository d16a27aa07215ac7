import type { SnapshotFrom } from 'xstate';
import type { Samples } from 'xstate-path-tests';
import { clientErrorCodes } from '#contract/call.ts';
import type { gameLaunchMachine } from '#machines/play/game-launch/game-launch.machine.ts';
import { failure, lanternStreet, liveTable, ninthWave, refused } from '#tests/flows/test-data.ts';

const session = [
  { name: 'valid', done: { valid: true } },
  { name: 'invalid', done: { valid: false } },
  {
    name: 'no response',
    done: { valid: false, failure: { call: '/member_info', code: clientErrorCodes.network } },
  },
] as const;

type Snapshot = SnapshotFrom<typeof gameLaunchMachine>;
/** Member events arrive on the member channel only. */
const isOnChannel = ({ context }: Snapshot) => context.joined;
/** With a next game, the end of this one cannot be checked: the next has already started. */
const isOnChannelWithoutNext = ({ context }: Snapshot) => context.joined && context.next === null;

const isLast = (snapshot: Snapshot) =>
  !snapshot.matches('quitting') ||
  snapshot.matches({ quitting: 'awaitingLeave' }) ||
  snapshot.context.next !== null;

const isFramed = ({ context }: Snapshot) => context.mode !== 'window';
const isWindowed = (snapshot: Snapshot) => !isFramed(snapshot);
/** Only a window with the game in it counts as seen open. */
const isInGameWindow = (snapshot: Snapshot) =>
  isWindowed(snapshot) && snapshot.matches({ windowed: { playing: 'inGame' } });
const isModal = ({ context }: Snapshot) => context.game.gameId === liveTable.gameId;
/** Elements behind a modal cannot be clicked. */
const isInReach = (snapshot: Snapshot) => !isModal(snapshot);

export const samples = {
  inputs: [
    {
      name: 'desktop',
      input: { game: lanternStreet, desktop: true, joined: true },
      causes: ['window.opened (a window)'],
    },
    {
      name: 'a game in a modal',
      input: { game: liveTable, desktop: true, joined: true },
      causes: ['window.opened (a modal)'],
    },
    {
      name: 'phone, channel not joined yet',
      input: { game: lanternStreet, desktop: false, joined: false },
      causes: ['window.opened (a window)'],
    },
    {
      name: 'window blocked',
      input: { game: lanternStreet, desktop: true, joined: true },
      causes: ['window.blocked'],
    },
  ],
  events: {
    'launch.request': [
      { name: 'the same game', event: { type: 'launch.request', game: lanternStreet }, when: isInReach },
      { name: 'another game', event: { type: 'launch.request', game: ninthWave }, when: isInReach },
    ],
    'launch.cancel': [{ type: 'launch.cancel' }],
    'launch.show': [{ event: { type: 'launch.show' }, when: isWindowed }],
    'launch.frameLoaded': [{ event: { type: 'launch.frameLoaded' }, when: isFramed }],
    'launch.frameFailed': [{ event: { type: 'launch.frameFailed' }, when: isFramed }],
    'launch.popOut': [
      {
        name: 'opened',
        event: { type: 'launch.popOut' },
        when: isFramed,
        causes: ['window.opened (a window)'],
      },
      { name: 'blocked', event: { type: 'launch.popOut' }, when: isFramed, causes: ['window.blocked'] },
    ],
    'window.opened': [
      { name: 'a window', event: { type: 'window.opened', mode: 'window' }, at: [] },
      { name: 'a modal', event: { type: 'window.opened', mode: 'modal' }, at: [] },
    ],
    'window.blocked': [{ event: { type: 'window.blocked' }, at: [] }],
    'launch.leave': [{ type: 'launch.leave' }],
    // A stop during leaving is tested only when another game would follow.
    'play.stop': [{ event: { type: 'play.stop' }, when: isLast }],
    'window.closed': [
      { name: 'open for a moment', event: { type: 'window.closed', certain: false }, when: isWindowed },
      { name: 'open for long', event: { type: 'window.closed', certain: true }, when: isInGameWindow },
    ],
    'leave.requested': [{ type: 'leave.requested' }],
    'realtime.joined': [{ type: 'realtime.joined' }],
    'realtime.left': [{ event: { type: 'realtime.left' }, when: isOnChannel }],
    'realtime.gameUrl': [
      {
        name: 'own',
        event: { type: 'realtime.gameUrl', url: 'http://127.0.0.1/game', extra: 'launch-1' },
        when: isOnChannel,
      },
      {
        name: 'of another tab',
        event: { type: 'realtime.gameUrl', url: 'http://127.0.0.1/x', extra: 'launch-2' },
        when: isOnChannel,
      },
    ],
    'realtime.forwardStatus': [
      {
        name: 'failed',
        event: { type: 'realtime.forwardStatus', code: '500', message: 'no table free' },
        when: isOnChannel,
      },
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
      { event: { type: 'realtime.memberCash', cash: 100 }, when: isOnChannelWithoutNext },
    ],
    'modal.answered.popupBlocked': [
      {
        name: 'open game',
        event: { type: 'modal.answered.popupBlocked', answer: 'yes' },
        causes: ['window.opened (a window)'],
      },
      {
        name: 'open game, blocked again',
        event: { type: 'modal.answered.popupBlocked', answer: 'yes' },
        causes: ['window.blocked'],
      },
      { name: 'not now', event: { type: 'modal.answered.popupBlocked', answer: 'no' } },
    ],
  },
  outcomes: {
    acquirePlayLock: {
      instant: true,
      values: [
        { name: 'taken', done: { acquired: true, launchId: 'launch-1' } },
        { name: 'held by another tab', done: { acquired: false } },
      ],
    },
    checkSession: session,
    play: [
      { name: 'accepted', done: { ok: true } },
      {
        name: 'maintenance',
        done: {
          ok: false,
          failure: {
            ...failure('/member/game/play1', '203'),
            period: { startAt: '2026-11-21 02:00:00', endAt: '' },
          },
        },
      },
      {
        name: 'own limit',
        done: {
          ok: false,
          failure: {
            ...failure('/member/game/play1', '181'),
            closure: { reason: 'loss', until: '2099-01-01 00:00:00' },
          },
        },
      },
      { name: 'refused', done: { ok: false, failure: failure('/member/game/play1', '999') } },
      {
        name: 'network error',
        done: { ok: false, failure: { call: '/member/game/play1', code: clientErrorCodes.network } },
      },
    ],
    checkPlaying: [
      { name: 'gone', done: { playing: false } },
      { name: 'still in play', done: { playing: true } },
    ],
    leave: [
      { name: 'left', done: { ok: true, data: null } },
      { name: 'refused', done: refused('/member/game/leave1', '999') },
    ],
  },
  project: ({ game, mode, desktop, joined, url, next }) => ({
    game: game.gameId,
    mode,
    desktop,
    joined,
    url: url !== '',
    next: next?.gameId,
  }),
} satisfies Samples<typeof gameLaunchMachine>;
