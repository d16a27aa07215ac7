import type { Plugin } from 'vite';
import { type AnyActorRef, type AnyMachineSnapshot, createActor } from 'xstate';
import { appMachine } from '#machines/kernel/app.machine.ts';
import { alwaysNames } from '#machines/kernel/registry.ts';

const virtual = 'virtual:initial-snapshots';

/**
 * The module `virtual:initial-snapshots`: the state, context and tags in which each machine that always runs starts on
 * a site without restrictions, so that a page can render before it loads the machines.
 */
export const initialSnapshots = (): Plugin => ({
  name: 'initial-snapshots',
  resolveId: (id) => (id === virtual ? `\0${virtual}` : null),
  load(id) {
    if (id !== `\0${virtual}`) return null;
    return `export const initialSnapshots = ${JSON.stringify(computeInitialSnapshots())}`;
  },
});

function computeInitialSnapshots() {
  const { children } = createActor(appMachine, {
    input: {
      isClosed: false,
      isDemo: false,
      isClockOff: false,
      hasHandOff: false,
      device: { width: 1_440, deviceClass: 'desktop', platform: 'web' },
    },
  }).getSnapshot();
  return Object.fromEntries(
    alwaysNames.map((name) => {
      const { value, context, tags } = (children[name] as AnyActorRef).getSnapshot() as AnyMachineSnapshot;
      return [name, { value, context, tags: [...tags] }];
    }),
  );
}
