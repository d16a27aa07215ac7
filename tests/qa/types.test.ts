import { expect, expectTypeOf, test } from 'vitest';
import type {
  EventOf,
  EventType,
  FinishingSource,
  LeafOf,
  MaybeFinishingSource,
  OutputOf,
  Samples,
} from '#qa/explore/samples.ts';
import { type Driver, follows, transient, type World } from '#qa/walk/driver.ts';
import type { door } from './machines/door.ts';
import { launchSamples } from './machines/launch.samples.ts';
import type { launchMachine, PlayResult } from './machines/launch.ts';

// Each @ts-expect-error is a negative test: were the types to let it through, `tsc` would fail here.

type M = typeof launchMachine;
const { events, outcomes, inputs } = launchSamples;
const nobody = async () => {};

test('the types of a machine are read exactly', () => {
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

test('event types that share a payload keep their events', () => {
  expectTypeOf<EventOf<typeof door, 'open'>['type']>().toEqualTypeOf<'open'>();
  // @ts-expect-error an event is sampled under its own name
  const wrong: EventOf<typeof door, 'open'> = { type: 'close' };
  expect(wrong.type).toBe('close');
});

test('samples that lack or mistype something do not compile', () => {
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
    // @ts-expect-error the context has no such part
    { events, outcomes, inputs, project: (context) => context.game } satisfies Samples<M>,
    {
      // @ts-expect-error no such stage
      events: { ...events, quit: [{ event: { type: 'quit' }, at: 'plying' }] },
      outcomes,
      inputs,
    } satisfies Samples<M, 'playing'>,
    {
      // @ts-expect-error nothing of that name can come of it
      events: { ...events, quit: [{ event: { type: 'quit' }, causes: ['leeve: left'] }] },
      outcomes,
      inputs,
    } satisfies Samples<M>,
  ];
  expect(wrong).toHaveLength(15);
});

test('drivers that lack or mistype something do not compile', () => {
  const hands = {
    play: async (_: unknown, what: { gameId: string }) => void what.gameId,
    retry: nobody,
    dismiss: nobody,
    quit: nobody,
    'realtime.gameUrl': nobody,
    'realtime.forwardStatus': nobody,
    openWindow: nobody,
    consent: nobody,
    requestPlay: nobody,
    leave: nobody,
  };
  const see = {
    'game.idle': nobody,
    'game.starting.openingWindow': transient,
    'game.starting.popupBlocked': nobody,
    'game.starting.asking': nobody,
    'game.starting.requestingPlay': nobody,
    'game.starting.classifying': transient,
    'game.starting.awaitingUrl': nobody,
    'game.failed': nobody,
    'game.playing': nobody,
    'game.quitting': nobody,
    'transfer.enabled': nobody,
    'transfer.disabled': nobody,
  } as const;
  const { quit: _quit, ...withoutQuit } = hands;
  const { leave: _leave, ...withoutLeave } = hands;
  const { 'game.playing': _playing, ...withoutPlaying } = see;
  const drivers = [
    { do: hands, see } satisfies Driver<M>,
    {
      do: { ...hands, balance: nobody },
      see,
      hear: { toast: async (_, e) => void e.text },
    } satisfies Driver<M>,
    {
      do: { ...hands, 'realtime.gameUrl': follows },
      see,
      stages: { playing: nobody },
    } satisfies Driver<M, World, 'playing'>,
    // @ts-expect-error a stage without eye
    { do: hands, see, stages: {} } satisfies Driver<M, World, 'playing'>,
    // @ts-expect-error an event without hand
    { do: withoutQuit, see } satisfies Driver<M>,
    // @ts-expect-error an outcome without hand
    { do: withoutLeave, see } satisfies Driver<M>,
    // @ts-expect-error a state without eye
    { do: hands, see: withoutPlaying } satisfies Driver<M>,
    // @ts-expect-error no such state
    { do: hands, see: { ...see, 'game.plying': nobody } } satisfies Driver<M>,
    // @ts-expect-error no such event or actor
    { do: { ...hands, qiut: nobody }, see } satisfies Driver<M>,
    // @ts-expect-error the relay never finishes
    { do: { ...hands, relay: nobody }, see } satisfies Driver<M>,
    // @ts-expect-error only `transient` may stand for an eye
    { do: hands, see: { ...see, 'game.idle': 'transitory' } } satisfies Driver<M>,
    {
      see,
      // @ts-expect-error a hand that wants another payload
      do: { ...hands, play: async (_: unknown, what: { gameId: number }) => void what },
    } satisfies Driver<M>,
    // @ts-expect-error no such emitted event
    { do: hands, see, hear: { tost: nobody } } satisfies Driver<M>,
  ];
  expect(drivers).toHaveLength(13);
});
