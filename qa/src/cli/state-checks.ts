import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { commandLine } from '../shared/command-line.ts';
import type { Fixture } from '../walk/driver.ts';
import { afterFault, type FaultName } from '../walk/faults.ts';
import type { AnyDriver, WorkerFixture } from '../walk/fixtures.ts';
import { readSettled, readUntil } from '../walk/read-until.ts';
import type { ReplayedPath } from '../walk/replay.ts';
import { underLoad } from '../walk/under-load.ts';
import {
  difference,
  endOf,
  firstVisits,
  readView,
  readViews,
  type Views,
  visitKey,
  writeViews,
} from '../walk/views.ts';
import { StepError } from '../walk/walker.ts';
import type { LoadedMachine } from './config.ts';
import type { FaultStep } from './fault-steps.ts';

/** Real milliseconds in which a view becomes the frozen one, more under load. */
const VIEW_MS = 3_000;

export interface StateCheckOptions {
  /** Writes the views instead of comparing them. */
  update: boolean;
  /** Only some of the paths are walked, so the other views are kept. */
  isPart?: boolean;
  /** The faults of the walk, after which the states have a view of their own. */
  faultSteps?: readonly FaultStep[];
}

/** What the walks of a machine check in each state besides the driver's assertion: view and accessibility. */
export class StateChecks {
  /** What the file of views lacks, and what it has of states that no path sees. */
  readonly problems: readonly string[];
  private readonly loaded: LoadedMachine;
  private readonly driver: AnyDriver;
  private readonly visits: Map<string, string>;
  private readonly frozen: Views | undefined;
  /** Views to be written; undefined if the frozen ones are to be compared. */
  private readonly written: Views | undefined;

  constructor(
    loaded: LoadedMachine,
    driver: AnyDriver,
    paths: readonly ReplayedPath[],
    { faultSteps = [], isPart = false, update }: StateCheckOptions,
  ) {
    this.loaded = loaded;
    this.driver = driver;
    this.visits = firstVisits(paths);
    const file = viewsFile(loaded);
    this.frozen = existsSync(file) ? readViews(readFileSync(file, 'utf8')) : undefined;
    this.written = update ? new Map(isPart ? this.frozen : []) : undefined;
    const after = faultSteps.map(({ fault, path }) => afterFault(endOf(path), fault));
    const states = [...this.visits.values(), ...after];
    this.problems = update ? [] : this.differences(new Set(states));
  }

  private differences(seen: ReadonlySet<string>): string[] {
    const { frozen, loaded } = this;
    const update = commandLine(`walk ${loaded.id} --update-views`);
    if (!frozen) return [`no frozen views: ${update}`];
    const lines = [...seen]
      .filter((state) => !frozen.has(state))
      .map((state) => `no frozen view of ${state}: ${update}`);
    const stale = [...frozen.keys()].filter((state) => !seen.has(state));
    return [...lines, ...stale.map((state) => `frozen view of ${state}, which no path sees: ${update}`)];
  }

  /** Throws if a check of the state that the step sees first fails. */
  async check(path: ReplayedPath, step: number, fixture: Fixture, source: WorkerFixture): Promise<void> {
    const state = this.visits.get(visitKey(path.id, step));
    if (state !== undefined) await this.checkState(state, fixture, source);
  }

  /** Throws if a check of a state fails after a fault in it. */
  async checkAfterFault(
    state: string,
    fault: FaultName,
    fixture: Fixture,
    source: WorkerFixture,
  ): Promise<void> {
    await this.checkState(afterFault(state, fault), fixture, source);
  }

  private async checkState(state: string, fixture: Fixture, source: WorkerFixture): Promise<void> {
    const read = () => readView(this.driver, this.loaded.machine.id, fixture);
    const frozen = this.frozen?.get(state);
    if (this.written) this.written.set(state, await readSettled(read));
    // A missing view is one of the problems.
    else if (frozen !== undefined) await compare(frozen, read);
    await source.check?.(fixture as never, { machine: this.loaded.id, state });
  }

  /** Writes the views; those of a machine that shows nothing tell that. */
  write(): void {
    if (this.written)
      writeFileSync(viewsFile(this.loaded), writeViews(`Views of ${this.loaded.id}`, this.written));
  }
}

async function compare(frozen: string, read: () => Promise<string>): Promise<void> {
  const seen = await readUntil(read, frozen, underLoad(VIEW_MS));
  if (seen === frozen) return;
  const { expected, seen: now } = difference(frozen, seen);
  throw new StepError(expected, now);
}

const viewsFile = ({ frozen }: LoadedMachine) => frozen.replace(/\.paths$/, '.views');
