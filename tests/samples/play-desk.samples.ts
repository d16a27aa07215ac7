import type { playDeskMachine } from '#machines/play-desk.machine.ts';
import type { Samples } from '#qa/samples.ts';
import { failure, lanternStreet, linh, ninthWave } from './fixtures.ts';

export const samples = {
  inputs: [
    { name: 'an open platform', input: { siteName: 'gamehall', desktop: true } },
    { name: 'the closed platform', input: { siteName: 'r88', desktop: true } },
  ],
  events: {
    'launch.cancel': [{ type: 'launch.cancel' }],
    'launch.show': [{ type: 'launch.show' }],
    'launch.leave': [{ type: 'launch.leave' }],
    'play.stop': [{ type: 'play.stop' }],
    'modal.answered.popupBlocked': [{ type: 'modal.answered.popupBlocked', answer: 'yes' }],
    'realtime.joined': [{ type: 'realtime.joined' }],
    'realtime.parted': [{ type: 'realtime.parted' }],
    'realtime.gameUrl': [{ type: 'realtime.gameUrl', url: 'http://127.0.0.1/game', extra: 'launch-1' }],
    'realtime.memberCash': [{ type: 'realtime.memberCash', cash: 100 }],
    'launch.request': [{ type: 'launch.request', game: lanternStreet }],
    'realtime.forwardStatus': [
      { name: 'transfers closed', event: { type: 'realtime.forwardStatus', code: '957', message: '' } },
      { name: 'fine', event: { type: 'realtime.forwardStatus', code: '100', message: '' } },
    ],
    'session.opened': [{ type: 'session.opened', member: linh }],
    'session.closed': [{ type: 'session.closed' }],
    'session.invalid': [{ type: 'session.invalid' }],
    'device.changed': [{ type: 'device.changed', desktop: false }],
    'play.opened': [{ type: 'play.opened' }],
    'play.closed': [{ type: 'play.closed' }],
    'balance.refresh': [{ type: 'balance.refresh' }],
    'modal.request': [
      {
        type: 'modal.request',
        modal: { kind: 'maintenance', provider: 'Aurelia', period: null },
      },
    ],
    'modal.withdraw': [{ type: 'modal.withdraw', kind: 'popupBlocked' }],
    notice: [{ type: 'notice', tone: 'bad', failure: failure('/member/game/play1', '999') }],
  },
  outcomes: {
    readPlayMark: {
      instant: true,
      values: [
        { name: 'orphaned', done: { orphaned: true } },
        { name: 'nothing', done: { orphaned: false } },
      ],
    },
    leaveOrphan: [{ name: 'left', done: { ok: true, data: null } }],
    gameLaunch: [
      { name: 'ended', done: { next: null } },
      { name: 'ended for another game', done: { next: ninthWave } },
    ],
  },
  project: ({ siteName, member, desktop, joined, game }) => ({
    siteName,
    member: member !== null,
    desktop,
    joined,
    game: game?.gameId,
  }),
} satisfies Samples<typeof playDeskMachine>;
