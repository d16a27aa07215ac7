import { expect, test, vi } from 'vitest';
import { type AnyActorRef, type AnyMachineSnapshot, type AnyStateNode, createActor } from 'xstate';
import { appMachine } from '#machines/kernel/app.machine.ts';
import { type AlwaysName, always, alwaysNames } from '#machines/kernel/registry.ts';
import type { DeviceFacts } from '#machines/site/device.machine.ts';

const site = vi.hoisted(() => ({ isDesktop: true }));
vi.mock('#src/site/site.ts', () => site);
const { initialSnapshot } = await import('#src/actors/initial-snapshots.ts');

const device: DeviceFacts = { width: 1_440, deviceClass: 'desktop', platform: 'web' };
const started = (name: AlwaysName, width = device.width) => {
  const input = { isClosed: false, isDemo: false, isClockOff: false, hasHandOff: false };
  const { children } = createActor(appMachine, {
    input: { ...input, device: { ...device, width } },
  }).getSnapshot();
  return (children[name] as AnyActorRef).getSnapshot() as AnyMachineSnapshot;
};

const statesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(statesOf),
];
/** A state as an argument of `matches`. */
const stateValue = ({ path }: AnyStateNode) =>
  path.reduceRight<object | string | undefined>((inner, key) => (inner ? { [key]: inner } : key), undefined);

test.each(alwaysNames)('snapshot of %s before it is loaded is the one in which it starts', (name) => {
  const [before, real] = [initialSnapshot(name), started(name)];
  expect({ value: before.value, context: before.context }).toEqual({
    value: real.value,
    context: real.context,
  });
  const states = statesOf(always[name].root).flatMap((node) => stateValue(node) ?? []);
  expect(states.filter((state) => before.matches(state as never))).toEqual(
    states.filter((state) => real.matches(state as never)),
  );
  const tags = statesOf(always[name].root).flatMap((node) => node.tags);
  expect(tags.filter((tag) => before.hasTag(tag))).toEqual(tags.filter((tag) => real.hasTag(tag)));
});

test('layout before the machines are loaded is the phone one when the window is narrow', () => {
  site.isDesktop = false;
  expect(initialSnapshot('device').value).toEqual(started('device', 390).value);
  site.isDesktop = true;
});
