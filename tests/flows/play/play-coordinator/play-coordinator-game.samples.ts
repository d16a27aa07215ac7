import type { Samples } from 'xstate-path-tests';
import type { playCoordinatorMachine } from '#machines/play/play-coordinator.machine.ts';
import { failure, lanternStreet } from '#tests/flows/test-data.ts';
import { isOnChannel, type Stage } from './play-coordinator-stages.ts';

const notice = { type: 'notice', tone: 'info' } as const;

/** Events of the game that the play coordinator runs. */
export const gameSamples = {
  'session.invalid': [
    {
      event: { type: 'session.invalid' },
      at: 'preparing',
      when: (snapshot) => !isOnChannel(snapshot),
      causes: ['play.stop (before play)', 'session.closed (channel not joined yet)'],
      to: '',
    },
  ],
  'play.opened': [{ event: { type: 'play.opened' }, at: [] }],
  'play.closed': [{ event: { type: 'play.closed' }, at: [] }],
  'balance.refresh': [
    {
      name: 'the game ends',
      event: { type: 'balance.refresh' },
      at: 'stopping',
      causes: ['gameLaunch: ended'],
      to: '',
    },
    {
      name: 'the next begins',
      event: { type: 'balance.refresh' },
      at: [],
      causes: ['gameLaunch: ended for another game'],
      to: 'preparing',
    },
  ],
  'modal.request': [
    {
      name: 'window blocked',
      event: { type: 'modal.request', modal: { kind: 'popupBlocked', game: lanternStreet } },
      at: [],
    },
    {
      name: 'maintenance',
      event: {
        type: 'modal.request',
        modal: { kind: 'maintenance', provider: 'Aurelia', period: null },
      },
      at: 'preparing',
      when: isOnChannel,
      causes: ['gameLaunch: ended'],
      to: 'notified of maintenance',
    },
  ],
  'modal.withdraw': [{ event: { type: 'modal.withdraw', kind: 'popupBlocked' }, at: [] }],
  notice: [
    { name: 'already open', event: { ...notice, text: 'pg.alert_duplicate' }, at: [] },
    { name: 'still being left', event: { ...notice, text: 'pg.alert_quitting' }, at: [] },
    {
      name: 'refused',
      event: { type: 'notice', tone: 'error', failure: failure('/member/game/play1', '999') },
      at: 'preparing',
      when: isOnChannel,
      causes: ['gameLaunch: ended'],
      to: '',
    },
  ],
} satisfies Partial<Samples<typeof playCoordinatorMachine, Stage>['events']>;
