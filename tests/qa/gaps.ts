import { expect } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { type AnySamples, bareSamples } from '#qa/explore/offers.ts';
import { frozenPaths, planMachine } from '#qa/plan/machine-plan.ts';
import { walkModel } from '#qa/walk/walk-model.ts';

/** Labels of targets that were not reached, with reasons; walks the plan with a running actor as well. */
export function gaps(machine: AnyStateMachine, samples: AnySamples = bareSamples(machine)): string[] {
  const plan = planMachine(machine.id, machine, samples);
  expect(plan.exploration.faults).toEqual([]);
  expect(walkModel(machine, samples, frozenPaths(plan))).toEqual([]);
  return plan.unreached.map(({ reason, target }) => `${target.label}: ${reason}`);
}
