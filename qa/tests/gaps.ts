import { expect } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { type AnySamples, defaultSamples } from '../src/explore/enabled-moves.ts';
import { frozenPaths, planMachine } from '../src/plan/machine-plan.ts';
import { walkModel } from '../src/walk/walk-model.ts';

/** Labels and reasons of unreached targets. Also walks the plan with a running actor. */
export function gaps(machine: AnyStateMachine, samples: AnySamples = defaultSamples(machine)): string[] {
  const plan = planMachine(machine.id, machine, samples);
  expect(plan.exploration.faults).toEqual([]);
  expect(walkModel(machine, samples, frozenPaths(plan))).toEqual([]);
  return plan.unreached.map(({ reason, target }) => `${target.label}: ${reason}`);
}
