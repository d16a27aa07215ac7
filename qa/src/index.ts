export type { MachineEntry, QaConfig } from './cli/config.ts';
export type {
  EventOf,
  EventType,
  FinishingSource,
  LeafOf,
  MaybeFinishingSource,
  OutputOf,
  Samples,
} from './explore/samples.ts';
export { type Driver, derived, type Fixture, transient } from './walk/driver.ts';
export type { FixtureFactory, WorkerFixture } from './walk/fixtures.ts';
