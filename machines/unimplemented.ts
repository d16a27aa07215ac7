import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';

/** The hands that a machine names and somebody else provides; one that was forgotten fails by its name. */
export const promised = <Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`not provided: ${name}`)));

export const listened = <
  Told extends EventObject = EventObject,
  Input extends NonReducibleUnknown = NonReducibleUnknown,
>(
  name: string,
) =>
  fromCallback<Told, Input>(() => {
    throw new Error(`not provided: ${name}`);
  });
