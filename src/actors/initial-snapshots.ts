import { type InitialSnapshot, initialSnapshots } from 'virtual:initial-snapshots';
import type { AnyMachineSnapshot, StateValue } from 'xstate';
import type { AlwaysName } from '#machines/kernel/registry.ts';
import { isDesktop } from '#src/site/site.ts';

/**
 * The snapshot in which a machine will start, for the selectors of a page that renders before the machines are loaded.
 * The build computes it from the machines, but the layout, which the width of the window decides.
 */
export function initialSnapshot(
  name: AlwaysName,
): Pick<AnyMachineSnapshot, 'value' | 'context' | 'children' | 'matches' | 'hasTag'> {
  const { value, context, tags }: InitialSnapshot = initialSnapshots[name];
  const current = name === 'device' ? { [isDesktop ? 'desktop' : 'mobile']: 'stable' } : value;
  return {
    value: current,
    context,
    children: {},
    matches: (state: StateValue) => contains(current, state),
    hasTag: (tag: string) => tags.includes(tag),
  };
}

/** Whether the state or one of its parents is the given one, as `matchesState` of xstate, which is not loaded yet. */
function contains(value: StateValue, state: StateValue): boolean {
  if (typeof state === 'string') return typeof value === 'string' ? value === state : state in value;
  if (typeof value === 'string') return false;
  return Object.entries(state).every(([key, inner]) => {
    const own = value[key];
    return own !== undefined && inner !== undefined && contains(own, inner);
  });
}
