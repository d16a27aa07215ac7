export { type AnySamples, defaultSamples } from './explore/enabled-moves.ts';
export { type Mutant, mutantsOf } from './mutate/mutations.ts';
export { frozenPaths, type MachinePlan, planMachine } from './plan/machine-plan.ts';
