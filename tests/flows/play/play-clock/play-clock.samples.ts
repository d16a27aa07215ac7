import type { SnapshotFrom } from 'xstate';
import type { Samples } from 'xstate-path-tests';
import type { playClockMachine } from '#machines/play/play-clock.machine.ts';

type Snapshot = SnapshotFrom<typeof playClockMachine>;
const isOn = (snapshot: Snapshot) => !snapshot.context.isOff;
const isConfirming = (snapshot: Snapshot) => snapshot.matches({ running: { reminding: 'confirming' } });
const hasNoInterval = (snapshot: Snapshot) =>
  snapshot.matches({ running: 'waiting' }) && snapshot.context.answeredAt === 0;
const hasInterval = (snapshot: Snapshot) => snapshot.context.minutes !== null;

/** Where the game is open. */
export type Stage = '' | 'this tab' | 'another tab' | 'over';
const inPlay = ['this tab', 'another tab'] as const;

const noon = Date.UTC(2026, 10, 23, 16);
const minute = 60_000;

export const samples = {
  inputs: [
    { name: 'a site with a play clock', input: { isOff: false } },
    { name: 'a site without one', input: { isOff: true } },
  ],
  events: {
    'play.opened': [{ event: { type: 'play.opened' }, at: '', to: 'this tab' }],
    'play.closed': [
      { name: 'the game is left', event: { type: 'play.closed' }, at: 'this tab', to: 'over', when: isOn },
      { name: 'by the reminder', event: { type: 'play.closed' }, at: [] },
    ],
    'session.closed': [{ event: { type: 'session.closed' }, at: 'another tab', to: 'over' }],
    'clock.running': [
      {
        event: { type: 'clock.running', startedAt: noon, answeredAt: 0 },
        at: '',
        to: 'another tab',
        when: isOn,
      },
    ],
    'clock.stopped': [{ event: { type: 'clock.stopped' }, at: 'another tab', to: 'over' }],
    'clock.answered': [
      {
        name: 'in another tab',
        event: { type: 'clock.answered', at: noon + 2 * minute },
        at: inPlay,
        when: isConfirming,
      },
      { name: 'in this tab', event: { type: 'clock.answered', at: noon + 2 * minute }, at: [] },
    ],
    'interval.read': [
      {
        name: 'a minute',
        event: { type: 'interval.read', minutes: 1 },
        at: inPlay,
        when: hasNoInterval,
      },
      { name: 'none', event: { type: 'interval.read', minutes: null }, at: inPlay, when: hasInterval },
    ],
    'modal.answered.playReminder': [
      {
        name: 'keep playing',
        event: { type: 'modal.answered.playReminder', answer: 'no' },
        at: inPlay,
        when: isConfirming,
        causes: ['clock.answered (in this tab)'],
      },
      {
        name: 'take a break',
        event: { type: 'modal.answered.playReminder', answer: 'yes' },
        at: 'this tab',
        when: isConfirming,
        causes: ['clock.answered (in this tab)', 'play.closed (by the reminder)'],
        to: 'over',
      },
    ],
  },
  outcomes: {
    startClock: [{ name: 'a new session', done: { startedAt: noon, answeredAt: 0 } }],
    untilDue: [{ name: 'due', done: undefined }],
    readClock: [
      {
        name: 'due',
        done: { at: noon + 2 * minute, startedAt: noon },
        when: ({ context }) => context.answeredAt === 0,
      },
      { name: 'not yet due', done: { at: noon, startedAt: noon } },
      { name: 'no tab plays', done: null, at: 'another tab', to: 'over' },
    ],
  },
  project: ({ isOff, minutes, answeredAt }) => ({ isOff, minutes, isAnswered: answeredAt > 0 }),
} satisfies Samples<typeof playClockMachine, Stage>;
