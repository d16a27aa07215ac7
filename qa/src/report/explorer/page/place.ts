import type { ExplorerData } from '../data.ts';

/** What the page shows; also its address. */
export interface Place {
  machine: string;
  /** Path of the chosen state. */
  state?: string | undefined;
  /** Key of the chosen target. */
  target?: string | undefined;
  path?: string | undefined;
  /** Step of the path; 0 is the start. */
  step: number;
}

/** Reads the part of an address after `#`. What it names and the data does not have is left out. */
export function placeOf(hash: string, { machines }: ExplorerData): Place {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const machine = machines.find(({ id }) => id === given.get('machine')) ?? machines[0];
  const path = machine?.paths.find(({ id }) => id === given.get('path'));
  const target = machine?.targets.find(({ key }) => key === given.get('target'));
  const step = Number(given.get('step') ?? 0);
  const last = (path?.steps.length ?? 1) - 1;
  return {
    machine: machine?.id ?? '',
    state: given.get('state') ?? undefined,
    target: target?.key,
    path: path?.id,
    step: Number.isInteger(step) ? Math.min(Math.max(step, 0), last) : 0,
  };
}

export function hashOf({ machine, path, state, step, target }: Place): string {
  const fields = Object.entries({ machine, state, target, path, ...(path && step > 0 ? { step } : {}) });
  const given = fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return `#${new URLSearchParams(given)}`;
}
