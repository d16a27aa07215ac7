import {
  type AnyStateMachine,
  type EventObject,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
} from 'xstate';

/** Actors that a machine names and `provide()` implements; a missing one throws its name. */
export const unimplementedPromise = <Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
) => fromPromise<Output, Input>(() => Promise.reject(new Error(`not provided: ${name}`)));

export const unimplementedCallback = <
  Received extends EventObject = EventObject,
  Input extends NonReducibleUnknown = NonReducibleUnknown,
>(
  name: string,
) =>
  fromCallback<Received, Input>(() => {
    throw new Error(`not provided: ${name}`);
  });

type Provided<M extends AnyStateMachine> = NonNullable<Parameters<M['provide']>[0]['actors']>;

/** What a machine must be given before it runs: every actor that it names but the relay, which has no effect. */
export type Implementations<M extends AnyStateMachine> = keyof Provided<M> extends never
  ? Record<string, never>
  : { actors: Required<Omit<Provided<M>, 'relay'>> };
