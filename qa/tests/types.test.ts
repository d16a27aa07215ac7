import { expect, expectTypeOf, test } from 'vitest';
import type {
  EventOf,
  EventType,
  FinishingSource,
  LeafOf,
  MaybeFinishingSource,
  OutputOf,
  Samples,
} from '../src/explore/samples.ts';
import { type Driver, derived, type Fixture, transient } from '../src/walk/driver.ts';
import type { door } from './machines/door.ts';
import { launchSamples } from './machines/launch.samples.ts';
import type { launchMachine, PlayResult } from './machines/launch.ts';

// Each @ts-expect-error is a negative test: `tsc` fails here if the types accept the line.

type M = typeof launchMachine;
const { events, outcomes, inputs } = launchSamples;
const noop = async () => {};

test('helper types match the machine exactly', () => {
  expectTypeOf<EventType<M>>().toEqualTypeOf<
    'play' | 'retry' | 'dismiss' | 'quit' | 'realtime.gameUrl' | 'realtime.forwardStatus'
  >();
  expectTypeOf<FinishingSource<M>>().toEqualTypeOf<'openWindow' | 'consent' | 'requestPlay' | 'leave'>();
  expectTypeOf<MaybeFinishingSource<M>>().toEqualTypeOf<'balance'>();
  expectTypeOf<OutputOf<M, 'requestPlay'>>().toEqualTypeOf<PlayResult>();
  expectTypeOf<OutputOf<M, 'consent'>>().toEqualTypeOf<{ given: boolean }>();
  expectTypeOf<LeafOf<M>>().toEqualTypeOf<
    | 'game.idle'
    | 'game.starting.openingWindow'
    | 'game.starting.popupBlocked'
    | 'game.starting.asking'
    | 'game.starting.requestingPlay'
    | 'game.starting.classifying'
    | 'game.starting.awaitingUrl'
    | 'game.failed'
    | 'game.playing'
    | 'game.quitting'
    | 'transfer.enabled'
    | 'transfer.disabled'
  >();
});

test('event types stay distinct when they share a payload', () => {
  expectTypeOf<EventOf<typeof door, 'open'>['type']>().toEqualTypeOf<'open'>();
  // @ts-expect-error an event is sampled under its own name
  const wrong: EventOf<typeof door, 'open'> = { type: 'close' };
  expect(wrong.type).toBe('close');
});

test('samples do not compile when incomplete or mistyped', () => {
  const { quit: _quit, ...withoutQuit } = events;
  const { leave: _leave, ...withoutLeave } = outcomes;
  const wrong = [
    // @ts-expect-error an event without sample
    { events: withoutQuit, outcomes, inputs } satisfies Samples<M>,
    // @ts-expect-error an actor without outcome
    { events, outcomes: withoutLeave, inputs } satisfies Samples<M>,
    // @ts-expect-error required input without sample
    { events, outcomes } satisfies Samples<M>,
    // @ts-expect-error an empty list of values
    { events: { ...events, quit: [] }, outcomes, inputs } satisfies Samples<M>,
    // @ts-expect-error an empty list of outcomes
    { events, outcomes: { ...outcomes, leave: [] }, inputs } satisfies Samples<M>,
    // @ts-expect-error a payload is missing
    { events: { ...events, play: [{ type: 'play' }] }, outcomes, inputs } satisfies Samples<M>,
    // @ts-expect-error a payload has the wrong type
    { events: { ...events, play: [{ type: 'play', gameId: 1 }] }, outcomes, inputs } satisfies Samples<M>,
    {
      events,
      inputs,
      // @ts-expect-error an output has the wrong type
      outcomes: { ...outcomes, consent: [{ name: 'agreed', done: { given: 'yes' } }] },
    } satisfies Samples<M>,
    // @ts-expect-error an outcome has no name
    { events, outcomes: { ...outcomes, leave: [{ done: undefined }] }, inputs } satisfies Samples<M>,
    {
      events,
      inputs,
      // @ts-expect-error a callback actor has no outcome
      outcomes: { ...outcomes, relay: [{ name: 'over', done: undefined }] },
    } satisfies Samples<M>,
    // @ts-expect-error no such event
    { events: { ...events, qiut: [{ type: 'quit' }] }, outcomes, inputs } satisfies Samples<M>,
    // @ts-expect-error no such delay
    { events, outcomes, inputs, delays: { urlTimeOut: 1 } } satisfies Samples<M>,
    // @ts-expect-error the context has no such field
    { events, outcomes, inputs, project: (context) => context.game } satisfies Samples<M>,
    {
      // @ts-expect-error no such stage
      events: { ...events, quit: [{ event: { type: 'quit' }, at: 'plying' }] },
      outcomes,
      inputs,
    } satisfies Samples<M, 'playing'>,
    {
      // @ts-expect-error no such cause
      events: { ...events, quit: [{ event: { type: 'quit' }, causes: ['leeve: left'] }] },
      outcomes,
      inputs,
    } satisfies Samples<M>,
  ];
  expect(wrong).toHaveLength(15);
});

test('driver does not compile when incomplete or mistyped', () => {
  const executors = {
    play: async (_: unknown, what: { gameId: string }) => void what.gameId,
    retry: noop,
    dismiss: noop,
    quit: noop,
    'realtime.gameUrl': noop,
    'realtime.forwardStatus': noop,
    openWindow: noop,
    consent: noop,
    requestPlay: noop,
    leave: noop,
  };
  const see = {
    'game.idle': noop,
    'game.starting.openingWindow': transient,
    'game.starting.popupBlocked': noop,
    'game.starting.asking': noop,
    'game.starting.requestingPlay': noop,
    'game.starting.classifying': transient,
    'game.starting.awaitingUrl': noop,
    'game.failed': noop,
    'game.playing': noop,
    'game.quitting': noop,
    'transfer.enabled': noop,
    'transfer.disabled': noop,
  } as const;
  const { quit: _quit, ...withoutQuit } = executors;
  const { leave: _leave, ...withoutLeave } = executors;
  const { 'game.playing': _playing, ...withoutPlaying } = see;
  const drivers = [
    { execute: executors, assert: see } satisfies Driver<M>,
    {
      execute: { ...executors, balance: noop },
      assert: see,
      assertEmitted: { toast: async (_, e) => void e.text },
    } satisfies Driver<M>,
    {
      execute: { ...executors, 'realtime.gameUrl': derived },
      assert: see,
      stages: { playing: noop },
    } satisfies Driver<M, Fixture, 'playing'>,
    // @ts-expect-error a stage without assertion
    { execute: executors, assert: see, stages: {} } satisfies Driver<M, Fixture, 'playing'>,
    // @ts-expect-error an event without executor
    { execute: withoutQuit, assert: see } satisfies Driver<M>,
    // @ts-expect-error an outcome without executor
    { execute: withoutLeave, assert: see } satisfies Driver<M>,
    // @ts-expect-error a state without assertion
    { execute: executors, assert: withoutPlaying } satisfies Driver<M>,
    // @ts-expect-error no such state
    { execute: executors, assert: { ...see, 'game.plying': noop } } satisfies Driver<M>,
    // @ts-expect-error no such event or actor
    { execute: { ...executors, qiut: noop }, assert: see } satisfies Driver<M>,
    // @ts-expect-error the relay never finishes
    { execute: { ...executors, relay: noop }, assert: see } satisfies Driver<M>,
    // @ts-expect-error only `transient` may replace an assertion
    { execute: executors, assert: { ...see, 'game.idle': 'transitory' } } satisfies Driver<M>,
    {
      assert: see,
      // @ts-expect-error an executor with another payload type
      execute: { ...executors, play: async (_: unknown, what: { gameId: number }) => void what },
    } satisfies Driver<M>,
    // @ts-expect-error no such emitted event
    { execute: executors, assert: see, assertEmitted: { tost: noop } } satisfies Driver<M>,
  ];
  expect(drivers).toHaveLength(13);
});
