import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';

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
