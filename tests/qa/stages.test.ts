import { describe, expect, test } from 'vitest';
import { emit, fromPromise, setup } from 'xstate';
import { explore } from '#qa/explore/explore.ts';
import type { AnySamples } from '#qa/explore/offers.ts';
import { gaps } from './gaps.ts';

const never = fromPromise<unknown>(() => new Promise(() => {}));

describe('a machine among others that really run', () => {
  const desk = setup({
    types: {
      events: {} as { type: 'ask' } | { type: 'opened' } | { type: 'leave' },
      emitted: {} as { type: 'opened' },
    },
    actors: { game: never },
  }).createMachine({
    id: 'desk',
    initial: 'idle',
    states: {
      idle: { on: { ask: 'game' } },
      game: {
        invoke: { id: 'game', src: 'game', onDone: 'idle' },
        on: { opened: { actions: emit({ type: 'opened' }) }, leave: {} },
      },
    },
  });
  const told = (causes: string[]): AnySamples => ({
    events: {
      ask: [{ event: { type: 'ask' }, at: '', causes, to: 'open' }],
      opened: [{ event: { type: 'opened' }, at: [] }],
      leave: [{ event: { type: 'leave' }, at: 'open', causes: ['game: over'], to: '' }],
    },
    outcomes: { game: [{ name: 'over', done: undefined, at: [] }] },
  });

  test('what comes of a step belongs to it, and stages say what can happen', () => {
    const samples = told(['opened']);
    const { edges, faults } = explore(desk, samples);
    expect(faults).toEqual([]);
    expect(edges.map(({ facts, label }) => `${label} → ${facts.leaves}`)).toEqual([
      'ask, opened → game',
      'leave, game: over → idle',
    ]);
    expect(gaps(desk, samples)).toEqual([]);
  });

  test('a cause that is no move of the machine is a fault', () => {
    const [fault] = explore(desk, told(['closed'])).faults;
    expect(String(fault?.error)).toContain('closed cannot come of it');
  });
});
