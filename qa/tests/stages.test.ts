import { describe, expect, test } from 'vitest';
import { emit, fromPromise, setup } from 'xstate';
import type { AnySamples } from '../src/explore/enabled-moves.ts';
import { explore } from '../src/explore/explore.ts';
import { gaps } from './gaps.ts';

const never = fromPromise<unknown>(() => new Promise(() => {}));

describe('stages and causes', () => {
  const coordinator = setup({
    types: {
      events: {} as { type: 'ask' } | { type: 'opened' } | { type: 'leave' },
      emitted: {} as { type: 'opened' },
    },
    actors: { game: never },
  }).createMachine({
    id: 'coordinator',
    initial: 'idle',
    states: {
      idle: { on: { ask: 'game' } },
      game: {
        invoke: { id: 'game', src: 'game', onDone: 'idle' },
        on: { opened: { actions: emit({ type: 'opened' }) }, leave: {} },
      },
    },
  });
  const samplesWith = (causes: string[]): AnySamples => ({
    events: {
      ask: [{ event: { type: 'ask' }, at: '', causes, to: 'open' }],
      opened: [{ event: { type: 'opened' }, at: [] }],
      leave: [{ event: { type: 'leave' }, at: 'open', causes: ['game: over'], to: '' }],
    },
    outcomes: { game: [{ name: 'over', done: undefined, at: [] }] },
  });

  test('step includes the events that it causes when stages are given', () => {
    const samples = samplesWith(['opened']);
    const { edges, faults } = explore(coordinator, samples);
    expect(faults).toEqual([]);
    expect(edges.map(({ result, label }) => `${label} → ${result.leaves}`)).toEqual([
      'ask, opened → game',
      'leave, game: over → idle',
    ]);
    expect(gaps(coordinator, samples)).toEqual([]);
  });

  test('explorer reports a fault when a cause is not a move of the machine', () => {
    const [fault] = explore(coordinator, samplesWith(['closed'])).faults;
    expect(String(fault?.error)).toContain('closed is not a sampled move');
  });
});
