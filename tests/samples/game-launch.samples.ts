import type { SnapshotFrom } from 'xstate';
import { ownCodes } from '#contract/call.ts';
import type { gameLaunchMachine } from '#machines/game-launch.machine.ts';
import type { Samples } from '#qa/samples.ts';
import { failure, lanternStreet, ninthWave, refused } from './fixtures.ts';

const session = [
  { name: 'valid', done: { valid: true } },
  { name: 'invalid', done: { valid: false } },
] as const;

type Snapshot = SnapshotFrom<typeof gameLaunchMachine>;
/** Members' events come on the member's channel alone. */
const hears = ({ context }: Snapshot) => context.joined;
/** With another game to follow, this one's end cannot be looked at: the next has begun in its place. */
const hearsTheLast = ({ context }: Snapshot) => context.joined && context.next === null;

export const samples = {
  inputs: [
    { name: 'desktop', input: { game: lanternStreet, desktop: true, joined: true } },
    { name: 'phone, channel not joined yet', input: { game: lanternStreet, desktop: false, joined: false } },
  ],
  events: {
    'launch.request': [
      { name: 'the same game', event: { type: 'launch.request', game: lanternStreet } },
      { name: 'another game', event: { type: 'launch.request', game: ninthWave } },
    ],
    'launch.cancel': [{ type: 'launch.cancel' }],
    'launch.show': [{ type: 'launch.show' }],
    'launch.leave': [{ type: 'launch.leave' }],
    'play.stop': [{ type: 'play.stop' }],
    'window.closed': [{ type: 'window.closed' }],
    'lobby.returned': [{ type: 'lobby.returned' }],
    'realtime.joined': [{ type: 'realtime.joined' }],
    'realtime.parted': [{ type: 'realtime.parted' }],
    'realtime.gameUrl': [
      {
        name: 'own',
        event: { type: 'realtime.gameUrl', url: 'http://127.0.0.1/game', extra: 'launch-1' },
        when: hears,
      },
      {
        name: 'of another tab',
        event: { type: 'realtime.gameUrl', url: 'http://127.0.0.1/x', extra: 'launch-2' },
        when: hears,
      },
    ],
    'realtime.forwardStatus': [
      {
        name: 'failed',
        event: { type: 'realtime.forwardStatus', code: '500', message: 'no table free' },
        when: hears,
      },
      { name: 'fine', event: { type: 'realtime.forwardStatus', code: '100', message: '' }, when: hears },
    ],
    'realtime.memberCash': [{ event: { type: 'realtime.memberCash', cash: 100 }, when: hearsTheLast }],
    'modal.answered.popupBlocked': [
      { name: 'open game', event: { type: 'modal.answered.popupBlocked', answer: 'yes' } },
      { name: 'not now', event: { type: 'modal.answered.popupBlocked', answer: 'no' } },
    ],
  },
  outcomes: {
    openWindow: {
      instant: true,
      values: [
        { name: 'opened', done: { opened: true } },
        { name: 'blocked', done: { opened: false } },
      ],
    },
    takeSeat: {
      instant: true,
      values: [
        { name: 'taken', done: { taken: true, launchId: 'launch-1' } },
        { name: 'held by another tab', done: { taken: false } },
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
      { name: 'refused', done: { ok: false, failure: failure('/member/game/play1', '999') } },
      {
        name: 'lost on the way',
        done: { ok: false, failure: { call: '/member/game/play1', code: ownCodes.network } },
      },
    ],
    askPlaying: [
      { name: 'gone', done: { playing: false } },
      { name: 'still in play', done: { playing: true } },
    ],
    leave: [
      { name: 'left', done: { ok: true, data: null } },
      { name: 'refused', done: refused('/member/game/leave1', '999') },
    ],
  },
  project: ({ desktop, joined, url, next }) => ({ desktop, joined, url: url !== '', next: next?.gameId }),
} satisfies Samples<typeof gameLaunchMachine>;
