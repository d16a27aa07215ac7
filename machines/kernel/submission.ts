import {
  assertEvent,
  type DoneActorEvent,
  type EventObject,
  type ExtractEvent,
  type GuardArgs,
  type InputFrom,
  type InvokeConfig,
  type MachineContext,
  type MetaObject,
  type OutputFrom,
  type ParameterizedObject,
  type ProvidedActor,
  type SingleOrArray,
  type TransitionConfig,
} from 'xstate';
import type { CallResult } from '#contract/call.ts';

type Success = Extract<CallResult<unknown>, { ok: true }>;
type Failed = Extract<CallResult<unknown>, { ok: false }>;
type Done<TOutput> = { event: DoneActorEvent<TOutput> };

/** Sources of the actors that resolve with the result of a call. */
type CallSource<TActor extends ProvidedActor> = TActor extends { src: infer TSource; logic: infer TLogic }
  ? OutputFrom<TLogic> extends CallResult<unknown>
    ? TSource
    : never
  : never;

interface Submission<
  TContext extends MachineContext = MachineContext,
  TEvent extends EventObject = EventObject,
  TActor extends ProvidedActor = ProvidedActor,
  TAction extends ParameterizedObject = ParameterizedObject,
  TGuard extends ParameterizedObject = ParameterizedObject,
  TDelay extends string = string,
  TEmitted extends EventObject = EventObject,
  TType extends TEvent['type'] = TEvent['type'],
  TSource extends TActor['src'] = TActor['src'],
  TLogic = Extract<TActor, { src: TSource }>['logic'],
> {
  /** The event that submits the form. */
  event: TType;
  /** Source and id of the promise actor. */
  actor: TSource;
  input: (args: { context: TContext; event: ExtractEvent<TEvent, TType> }) => InputFrom<TLogic>;
  /** The first transition whose guard is true is taken. Guards are inline and only see successes. */
  onSuccess: NoInfer<
    SingleOrArray<
      TransitionConfig<
        TContext,
        DoneActorEvent<OutputFrom<TLogic> & Success>,
        TEvent,
        TActor,
        TAction,
        never,
        TDelay,
        TEmitted
      >
    >
  >;
  /** As above, for failures. A form that is shown again needs `setFailure`. */
  onFailure: NoInfer<
    SingleOrArray<
      TransitionConfig<
        TContext,
        DoneActorEvent<OutputFrom<TLogic> & Failed>,
        TEvent,
        TActor,
        TAction,
        TGuard,
        TDelay,
        TEmitted
      >
    >
  >;
}

interface Submitting<
  TContext extends MachineContext = MachineContext,
  TEvent extends EventObject = EventObject,
  TActor extends ProvidedActor = ProvidedActor,
  TAction extends ParameterizedObject = ParameterizedObject,
  TGuard extends ParameterizedObject = ParameterizedObject,
  TDelay extends string = string,
  TEmitted extends EventObject = EventObject,
> {
  tags: 'busy';
  entry: 'clearFailure';
  invoke: SingleOrArray<
    InvokeConfig<TContext, TEvent, TActor, TAction, TGuard, TDelay, TEmitted, MetaObject>
  >;
}

/**
 * State of a form from its submission until the promise actor resolves: busy, without the failure of the last
 * submission. The machine defines the actions `clearFailure`, `setFailure` and the tag `busy`; the types of
 * the submission follow from its place in the chart.
 */
export function submitting<
  TContext extends MachineContext,
  TEvent extends EventObject,
  TActor extends ProvidedActor,
  TAction extends ParameterizedObject,
  TGuard extends ParameterizedObject,
  TDelay extends string,
  TEmitted extends EventObject,
  const TType extends TEvent['type'],
  const TSource extends CallSource<TActor>,
>(
  submission: Submission<TContext, TEvent, TActor, TAction, TGuard, TDelay, TEmitted, TType, TSource>,
): Submitting<TContext, TEvent, TActor, TAction, TGuard, TDelay, TEmitted>;
export function submitting({ event, actor, input, onSuccess, onFailure }: Submission): Submitting {
  return {
    tags: 'busy',
    entry: 'clearFailure',
    invoke: {
      id: actor,
      src: actor,
      input: (args) => {
        assertEvent(args.event, event);
        return input(args);
      },
      onDone: [
        ...[onSuccess].flat().map(({ guard, ...transition }) => ({
          ...transition,
          guard: (args: GuardArgs<MachineContext, DoneActorEvent<CallResult<unknown>>>) =>
            isSuccess(args) && (guard === undefined || guard(args, undefined)),
        })),
        ...[onFailure].flat(),
      ],
    },
  };
}

const isSuccess = (args: Done<CallResult<unknown>>): args is Done<Success> => args.event.output.ok;

export const failureOf = ({ event }: Done<Failed>) => event.output.failure;
/** Stores the failure in the context, for the form to show. */
export const setFailure = { type: 'setFailure', params: failureOf } as const;
